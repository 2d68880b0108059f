import type { I18n } from '@lingui/core';
import { languageTag } from '../../i18n/languages.ts';
import { conditionLabels, conditions, nameOfLanguage, type BookLanguage } from './listing-details.ts';

const knownLanguages: Readonly<Record<BookLanguage, true>> = {
  ar: true,
  de: true,
  el: true,
  en: true,
  es: true,
  fil: true,
  fr: true,
  he: true,
  hr: true,
  ht: true,
  hu: true,
  it: true,
  ko: true,
  la: true,
  lt: true,
  pl: true,
  pt: true,
  sk: true,
  sl: true,
  uk: true,
  vi: true,
  zh: true,
};
export const bookLanguages = Object.keys(knownLanguages) as readonly BookLanguage[];

/** The makes that are suggested, and offered as filters. Sellers can enter others. */
export const makes = [
  'Acura',
  'Audi',
  'BMW',
  'Buick',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Dodge',
  'Fiat',
  'Ford',
  'GMC',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Jeep',
  'Kia',
  'Lexus',
  'Lincoln',
  'Mazda',
  'Mercedes-Benz',
  'Mini',
  'Mitsubishi',
  'Nissan',
  'Ram',
  'Subaru',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
] as const satisfies readonly string[];

export const oldestYear = 1886;
/** Cars of the next model year are sold before it begins. */
export const newestYear = (): number => new Date().getFullYear() + 1;

/** The languages as options, in alphabetical order of the reader's language. */
export const languageNames = (i18n: I18n) =>
  bookLanguages
    .map((value) => ({ value, label: nameOfLanguage(i18n, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageTag(i18n.locale)));

/** The conditions as options, from new to for parts. */
export function conditionNames(i18n: I18n) {
  const labels = conditionLabels(i18n);
  return conditions.map((value) => ({ value, label: labels[value] }));
}
