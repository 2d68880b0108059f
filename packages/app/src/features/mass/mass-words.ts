import type { I18n } from '@lingui/core';
import { capitalized } from '../../i18n/capitalized.ts';
import { languageTag } from '../../i18n/languages.ts';

/** The languages that the form offers. An address can have others. */
const offered = ['en', 'es', 'pt', 'pl', 'vi', 'tl', 'ko', 'zh', 'ht', 'it', 'fr', 'la'];

/** A name such as 'Spanish'. A code without a name stays a code. */
export function languageName(i18n: I18n, code: string): string {
  if (!/^[a-z]{2,3}$/u.test(code)) return code;
  const name = new Intl.DisplayNames(languageTag(i18n.locale), { type: 'language' }).of(code) ?? code;
  return capitalized(i18n, name);
}

export const languageOptions = (i18n: I18n, chosen: string): { value: string; label: string }[] =>
  [...new Set([...offered, ...(chosen === '' ? [] : [chosen])])].map((value) => ({
    value,
    label: languageName(i18n, value),
  }));

const format = (i18n: I18n, at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(i18n.locale), { ...options, timeZone: 'UTC' }).format(new Date(at));

/** A day such as 'Sunday, December 6'. */
export const dayText = (i18n: I18n, day: string): string =>
  format(i18n, `${day}T00:00Z`, { weekday: 'long', day: 'numeric', month: 'long' });

/** A local time such as '5:30 PM'. */
export const clockText = (i18n: I18n, time: string): string =>
  format(i18n, `2026-01-01T${time}Z`, { hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/gu, '\u00A0');
