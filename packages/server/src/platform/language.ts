import type { Language } from './database/tables/people.ts';

/** A text in every language; a missing one is a type error. */
export type Text = Readonly<Record<Language, string>>;

/** The language of clients that accept none of the site's languages. */
const FALLBACK: Language = 'en';
const languages: readonly Language[] = ['en', 'es'];
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/** The supported language with the highest weight; the first of equals. */
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

/** One text after the other. */
export function joined(separator: string, ...texts: readonly Text[]): Text {
  return {
    en: texts.map(({ en }) => en).join(separator),
    es: texts.map(({ es }) => es).join(separator),
  };
}

/** An answer whose `message` is still in every language. */
export type Localizable<Json> = Json extends { message: string }
  ? Omit<Json, 'message'> & { message: Text }
  : Json;

export function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
}

export function localize(body: unknown, language: Language): unknown {
  return typeof body === 'object' && body !== null && 'message' in body && isText(body.message)
    ? { ...body, message: body.message[language] }
    : body;
}
