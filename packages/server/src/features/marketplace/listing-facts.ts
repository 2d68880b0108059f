import { formatLocales } from '@parvis/api-client/languages';
import { i18n } from '../../platform/i18n.ts';
import type { Language, Text } from '../../platform/language.ts';
import type { Details } from './details.ts';

const conditions: Readonly<Record<NonNullable<Details['condition']>, Text>> = {
  new: i18n._('New'),
  'like-new': i18n._('Like new'),
  good: i18n._('Good'),
  fair: i18n._('Fair'),
  'for-parts': i18n._('For parts'),
};

const terms = {
  condition: i18n._('Condition'),
  make: i18n._('Make'),
  year: i18n._('Year'),
  mileage: i18n._('Mileage'),
  author: i18n._('Author'),
  language: i18n._('Language'),
};

/** Returns the details of a listing as pairs of a term and its text, for the page that visitors read. */
export function detailFacts(details: Details, language: Language): (readonly [string, string])[] {
  const locale = formatLocales[language];
  const { condition, make, year, mileage, author, language: written } = details;
  const miles = new Intl.NumberFormat(locale, { style: 'unit', unit: 'mile', unitDisplay: 'long' });
  const facts = {
    make,
    year: year === null ? null : String(year),
    mileage: mileage === null ? null : miles.format(mileage),
    author,
    language:
      written === null ? null : (new Intl.DisplayNames(locale, { type: 'language' }).of(written) ?? written),
    condition: condition === null ? null : conditions[condition][language],
  };
  return (['make', 'year', 'mileage', 'author', 'language', 'condition'] as const).flatMap((name) => {
    const fact = facts[name];
    return fact === null ? [] : [[terms[name][language], fact] as const];
  });
}
