import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import type { ListingDetailItem } from '@parvis/design-system';
import { languageTag } from '../../i18n/languages.ts';

export type Condition = Schemas['ListingCondition'];
export type BookLanguage = Schemas['BookLanguage'];

/** From the best to the worst. If one is missing, the type check fails. */
const knownConditions: Readonly<Record<Condition, true>> = {
  new: true,
  'like-new': true,
  good: true,
  fair: true,
  'for-parts': true,
};
export const conditions = Object.keys(knownConditions) as readonly Condition[];

export const conditionLabels = (i18n: I18n): Readonly<Record<Condition, string>> => ({
  new: i18n._('New'),
  'like-new': i18n._('Like new'),
  good: i18n._('Good'),
  fair: i18n._('Fair'),
  'for-parts': i18n._('For parts'),
});

const capitalized = (text: string, locale: string): string => {
  const [first = '', ...others] = Array.from(text);
  return [first.toLocaleUpperCase(locale), ...others].join('');
};

export const nameOfLanguage = (i18n: I18n, language: BookLanguage): string => {
  const locale = languageTag(i18n.locale);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return capitalized(name, locale);
};

export const mileageText = (i18n: I18n, miles: number): string =>
  new Intl.NumberFormat(languageTag(i18n.locale), {
    style: 'unit',
    unit: 'mile',
    unitDisplay: 'long',
  }).format(miles);

type Details = Pick<Schemas['Listing'], 'make' | 'year' | 'mileage' | 'author' | 'language' | 'condition'>;

/** The details of a listing, in the reader's language. */
export function detailItems(i18n: I18n, details: Details): readonly ListingDetailItem[] {
  const { make, year, mileage, author, language, condition } = details;
  const items = [
    { term: i18n._('Make'), value: make },
    { term: i18n._('Year'), value: year === undefined ? undefined : String(year) },
    { term: i18n._('Mileage'), value: mileage === undefined ? undefined : mileageText(i18n, mileage) },
    { term: i18n._('Author'), value: author },
    { term: i18n._('Language'), value: language === undefined ? undefined : nameOfLanguage(i18n, language) },
    {
      term: i18n._('Condition'),
      value: condition === undefined ? undefined : conditionLabels(i18n)[condition],
    },
  ];
  return items.flatMap(({ term, value }) => (value === undefined ? [] : [{ term, value }]));
}
