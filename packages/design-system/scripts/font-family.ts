import { basename } from 'node:path';

/** The family of a font file, such as `eb-garamond` of `eb-garamond-latin-wght-normal.woff2`. */
export function fontFamily(file: string): string {
  const family = /^(?<family>.+?)-(?:latin|vietnamese)/.exec(basename(file))?.groups?.['family'];
  if (family === undefined) throw new Error(`The font file ${file} names no family.`);
  return family;
}
