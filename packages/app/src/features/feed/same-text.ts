import { storedText } from '@parvis/design-system';

/** Compares two texts as the server stores them. */
export function saysTheSame(stored: string, typed: string): boolean {
  return storedText(stored).trim() === storedText(typed).trim();
}

const inOneLine = (title: string) => storedText(title).replace(/[\n\t]+/gu, ' ');

/** Compares two titles. The server replaces line breaks in a title with spaces. */
export function titlesTheSame(stored: string, typed: string): boolean {
  return saysTheSame(inOneLine(stored), inOneLine(typed));
}
