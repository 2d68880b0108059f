import { formatLocales, languages } from '@parvis/api-client/languages';
import type { components } from '@parvis/api-client/contract';

export type Language = components['schemas']['Language'];

/** A text in every language. If a language is missing, the compiler reports it. */
export type Text = Readonly<Record<Language, string>>;

/** The language of clients that accept none of the site's languages. */
export const FALLBACK: Language = 'en';
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/**
 * Returns the language of the site with the highest weight. If several have the same weight, returns the first of
 * them.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  let best = FALLBACK;
  let most = 0;
  for (const range of (acceptLanguage ?? '').split(',', 20)) {
    const [, tag = '', weight = '1'] = RANGE.exec(range) ?? [];
    const language = languages.find((known) => known === tag.toLowerCase());
    if (language !== undefined && Number(weight) > most) {
      best = language;
      most = Number(weight);
    }
  }
  return best;
}

/** Calls `render` for every language of the site. */
export const textOf = (render: (language: Language) => string): Text =>
  Object.fromEntries(languages.map((language) => [language, render(language)])) as Text;

/** Returns the day in UTC, for example "November 27, 2026". */
export function dayOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    time,
  );
}

/** The type of a dictionary in one language. Its values are texts, or functions that return texts. */
export type InLanguage<Words> = Words extends Text
  ? string
  : Words extends (...values: infer Values) => Text
    ? (...values: Values) => string
    : { readonly [Key in keyof Words]: InLanguage<Words[Key]> };

export function inLanguage<Words>(words: Words, language: Language): InLanguage<Words>;
export function inLanguage(words: unknown, language: Language): unknown {
  if (isText(words)) return words[language];
  if (typeof words === 'function')
    return (...values: unknown[]) => inLanguage(Reflect.apply(words, undefined, values), language);
  if (Array.isArray(words)) return words.map((word) => inLanguage(word, language));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, inLanguage(word, language)]));
}

/** Joins texts in every language. */
export const joined = (separator: string, ...texts: readonly Text[]): Text =>
  textOf((language) => texts.map((text) => text[language]).join(separator));

/** A response whose `message` still has all languages. */
export type Localizable<Json> = Json extends { message: string }
  ? Omit<Json, 'message'> & { message: Text }
  : Json;

export const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);

export function localize(body: unknown, language: Language): unknown {
  return typeof body === 'object' && body !== null && 'message' in body && isText(body.message)
    ? { ...body, message: body.message[language] }
    : body;
}
