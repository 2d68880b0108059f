import type { I18n } from '@lingui/core';
import type { InformationItem, InformationVisibility } from '@parvis/design-system';
import { catholicTexts, riteTexts, riteTypeTexts } from '../questionnaire/index.ts';
import type { Profile } from '../people/index.ts';

type Information = Profile['information'];
export type InformationField = keyof Information;
export type Audience = NonNullable<Profile['audiences']>[InformationField];

export const aboutFields = ['about', 'phone'] as const satisfies readonly InformationField[];
export const faithFields = [
  'catholic',
  'parish',
  'diocese',
  'rite',
  'riteType',
  'knightOfColumbus',
  'knightOfMalta',
  'favoriteSaint',
  'historicalFigure',
] as const satisfies readonly InformationField[];

const visibilities: Readonly<Record<Audience, InformationVisibility>> = {
  me: 'onlyMe',
  friends: 'friends',
  members: 'members',
};

export const termsOf = (i18n: I18n): Readonly<Record<InformationField, string>> => ({
  about: i18n._('About me'),
  phone: i18n._('Phone'),
  catholic: i18n._('Catholic'),
  parish: i18n._('Parish'),
  diocese: i18n._('Diocese'),
  rite: i18n._('Rite'),
  riteType: i18n._('Rite type'),
  knightOfColumbus: i18n._('Knight of Columbus'),
  knightOfMalta: i18n._('Knight of Malta'),
  favoriteSaint: i18n._('Favorite saint'),
  historicalFigure: i18n._('Favorite historical figure'),
});

/** The translated answer. Null if there is no answer. */
export function answerText(i18n: I18n, information: Information, field: InformationField): string | null {
  const answer = information[field];
  if (answer === null || answer === '') return null;
  if (typeof answer === 'boolean') return answer ? i18n._('Yes') : i18n._('No');
  const texts: Partial<Record<InformationField, Readonly<Record<string, string>>>> = {
    catholic: catholicTexts(i18n),
    rite: riteTexts(i18n),
    riteType: riteTypeTexts(i18n),
  };
  return texts[field]?.[answer] ?? answer;
}

/**
 * The lines to show. The member sees all of them, each with its audience. Others see only the lines that they are
 * allowed to see.
 */
export const itemsOf = (
  i18n: I18n,
  { information, audiences }: Pick<Profile, 'information' | 'audiences'>,
  fields: readonly InformationField[],
): InformationItem[] =>
  fields.flatMap((field) => {
    const term = termsOf(i18n)[field];
    const value = answerText(i18n, information, field);
    if (audiences !== null) return { term, value, visibility: visibilities[audiences[field]] };
    return value === null ? [] : { term, value };
  });
