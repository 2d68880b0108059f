import type { components } from '@parvis/api-client/contract';
import type { Text } from '../../platform/language.ts';
import { i18n } from '../../platform/i18n.ts';
import type { MassQuestion } from './mass-search.ts';

type Schemas = components['schemas'];

export const distances = [5, 10, 25, 50] as const satisfies readonly Schemas['Miles'][];

/** The fields of the form in the order of the page. */
export const fields = [
  'zip',
  'day',
  'after',
  'language',
  'distance',
  'confession',
  'sort',
  'cursor',
] as const;
export type Field = (typeof fields)[number];
export type Errors = Partial<Record<Field, Text>>;

const choice = i18n._('Please choose one of the offered values.');

/** The same patterns and sentences as in the contract. */
const rules: Readonly<Record<Field, { readonly pattern: RegExp; readonly message: Text }>> = {
  zip: { pattern: /^\d{5}$/u, message: i18n._('Please enter a ZIP code of five digits.') },
  day: { pattern: /^\d{4}-\d{2}-\d{2}$/u, message: i18n._('Please enter a day.') },
  after: { pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/u, message: i18n._('Please enter a time.') },
  language: { pattern: /^[a-z]{2,3}$/u, message: i18n._('Please choose a language.') },
  distance: { pattern: new RegExp(`^(?:${distances.join('|')})$`, 'u'), message: choice },
  confession: { pattern: /^(?:true|false)$/u, message: choice },
  sort: { pattern: /^(?:distance|time)$/u, message: choice },
  cursor: { pattern: /^.{1,400}$/u, message: i18n._('This is not a cursor of this list.') },
};

/** Reads the address of the page. Empty fields count as missing, because forms send them. */
export function readAddress(parameters: URLSearchParams): {
  readonly values: Partial<Record<Field, string>>;
  readonly errors: Errors;
} {
  const values: Partial<Record<Field, string>> = {};
  const errors: Errors = {};
  for (const field of fields) {
    const value = parameters.get(field)?.trim() ?? '';
    if (value === '') continue;
    values[field] = value;
    if (!rules[field].pattern.test(value)) errors[field] = rules[field].message;
  }
  if (values.zip === undefined && Object.keys(values).length > 0) errors.zip = rules.zip.message;
  return { values, errors };
}

/** Returns the question of an address without errors. */
export const questionOf = (values: Partial<Record<Field, string>>): MassQuestion => ({
  zip: values.zip ?? '',
  day: values.day,
  after: values.after,
  language: values.language,
  confession: values.confession === 'true',
  distance: distances.find((miles) => String(miles) === values.distance),
  sort: values.sort === 'time' ? 'time' : 'distance',
  cursor: values.cursor,
});

/** Returns the address of the page with some values changed. */
export function addressOf(
  values: Partial<Record<Field, string>>,
  change: Partial<Record<Field, string>> = {},
): string {
  const { cursor: _, ...kept } = values;
  const parameters = new URLSearchParams({ ...kept, ...change });
  return `/mass?${parameters.toString()}`;
}
