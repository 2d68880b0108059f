import { formatLocales } from '@parvis/api-client/languages';
import type { RestrictionsTable } from './tables.ts';
import { i18n } from '../../platform/i18n.ts';
import { inLanguage, type Language, type Text, textOf } from '../../platform/language.ts';

type Restriction = Pick<RestrictionsTable, 'kind' | 'reason' | 'ends_at'>;

function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);
}

const texts = {
  suspended: (until: string) => i18n._('Your account is suspended until {until} UTC.', { until }),
  banned: i18n._('Your account is banned.'),
  reason: (reason: string) => i18n._('Reason: {reason}', { reason }),
  subject: { suspended: i18n._('Your account is suspended'), banned: i18n._('Your account is banned') },
  hello: (name: string) => i18n._('Hello {name},', { name }),
  appeal: i18n._('If you think that this is a mistake, write to us: somebody else will look at it.'),
  contact: i18n._('Write to us'),
};

export const restrictionTexts = (language: Language) => inLanguage(texts, language);

function explainIn(language: Language, { kind, reason, ends_at }: Restriction): string {
  const localized = inLanguage(texts, language);
  const what =
    kind === 'banned' || ends_at === null ? localized.banned : localized.suspended(moment(ends_at, language));
  return `${what} ${localized.reason(reason)}`;
}

/** Returns the text with the reason and the end of a restriction. */
export const explainRestriction = (restriction: Restriction): Text =>
  textOf((language) => explainIn(language, restriction));
