import { escape } from '../../platform/escape.ts';
import type { Language } from '../../platform/language.ts';

export const paragraph = (html: string): string => (html === '' ? '' : `<p>${html}</p>`);

export function timeOf(time: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(language, options).format(time);
  return `<time datetime="${new Date(time).toISOString()}">${escape(text)}</time>`;
}
