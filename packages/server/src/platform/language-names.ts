import { languages } from '@parvis/api-client/languages';
import { searchable } from './text.ts';

/** Languages in which Mass is often celebrated in the United States. A note can name them instead of the field. */
const spoken = 'de en es fr ht it ko la lt pl pt sl sk tl uk vi zh'.split(' ');

const nameOf = (code: string, language: string): string =>
  searchable(new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? '');

const names: ReadonlyMap<string, string> = new Map([
  ...spoken.flatMap((code) =>
    [...languages, code].map((language) => [nameOf(code, language), code] as const),
  ),
  ['tagalog', 'tl'],
]);

const LEADING = /^(?:in|en|em|na|po) /u;

/** Returns the code of the language that the text names, such as es for 'Spanish' and 'en español'; otherwise null. */
export function languageNamed(text: string): string | null {
  const name = searchable(text.trim()).replace(LEADING, '');
  return names.get(name) ?? null;
}

/** Whether a code of ISO 639 belongs to a language that has a name. */
export const isLanguage = (code: string): boolean =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
