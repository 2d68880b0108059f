import { i18n } from '../i18n.ts';
import { badField } from './errors.ts';
import { optionalText } from './text-fields.ts';

const PATH = 'imageDescriptions';
const DESCRIPTION = { multiline: true, atMost: 1000 };

/** Cleans an alternative text. */
export const imageDescription = (text: string | undefined, path: string): string =>
  optionalText(text, path, DESCRIPTION);

/** Parses a field of a form that contains a JSON array. Undefined if it contains something else. */
export function parsedList(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const notList = (path: string) => badField(path, i18n._('This must be a list, written as JSON.'));

/** Reads the alternative texts of a form, which are a JSON array of strings. There is one for each of `count` files. */
export function readImageDescriptions(text: string | undefined, count: number): readonly string[] {
  const given = text === undefined || text === '' ? [] : parsedList(text);
  if (given === undefined) throw notList(PATH);
  if (given.length > count) throw badField(PATH, i18n._('There are more texts than photos.'));
  const descriptions = given.map((value) => {
    if (typeof value !== 'string') throw badField(PATH, i18n._('Each of them must be a text.'));
    return imageDescription(value, PATH);
  });
  return Array.from({ length: count }, (_, index) => descriptions[index] ?? '');
}
