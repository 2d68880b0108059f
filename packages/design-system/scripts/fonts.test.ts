import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decompress } from 'woff2-encoder';
import { coreFonts, fontFolder } from './fonts.ts';

const fonts = await coreFonts();

/** The bytes of the outline of the first glyph, which is the box for characters that no font has. */
function lengthOfBox(font: Uint8Array): number {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const offsets = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const record = 12 + index * 16;
      const name = String.fromCodePoint(...font.subarray(record, record + 4));
      return [name, view.getUint32(record + 8)];
    }),
  );
  const head = offsets.get('head') ?? Number.NaN;
  const locations = offsets.get('loca') ?? Number.NaN;
  const isLong = view.getInt16(head + 50) === 1;
  return isLong ? view.getUint32(locations + 4) : view.getUint16(locations + 2) * 2;
}

test('there is a core font for titles and texts, upright and in italics', () => {
  expect(fonts.map(({ file }) => file)).toEqual([
    'eb-garamond-core-wght-normal.woff2',
    'eb-garamond-core-wght-italic.woff2',
    'atkinson-hyperlegible-next-core-wght-normal.woff2',
    'atkinson-hyperlegible-next-core-wght-italic.woff2',
  ]);
});

test.each(fonts)('$file is made from the package, and keeps the box for unknown characters', async (font) => {
  const stored = await readFile(join(fontFolder, font.file));
  expect(Buffer.from(await font.make()).equals(stored)).toBe(true);
  expect(lengthOfBox(await decompress(stored))).toBeGreaterThan(0);
});

test.each(fonts)('$file has the letters of English, Spanish and Portuguese', ({ characters }) => {
  const known = new Set(characters);
  const letters = 'aáàâãbcçdeéêfghiíjklmnñoóôõpqrstuúüvwxyz¿¡“”‘’–—…'.match(/./gu) ?? [];
  const missing = letters.flatMap((letter) =>
    [letter, letter.toUpperCase()].filter((form) => !known.has(form.codePointAt(0) ?? 0)),
  );
  expect(missing).toEqual([]);
});
