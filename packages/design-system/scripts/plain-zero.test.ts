import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decompress } from 'woff2-encoder';
import { expect, test } from 'vitest';
import { contoursOf } from './glyph-outlines.ts';
import { numberOfZero, withPlainZero } from './plain-zero.ts';
import { tableOf, tablesOf, viewOf } from './sfnt.ts';

const require = createRequire(import.meta.url);
const original = async (style: string) =>
  decompress(
    await readFile(
      require.resolve(
        `@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-${style}.woff2`,
      ),
    ),
  );

function zeroOf(font: Uint8Array) {
  const tables = tablesOf(font);
  const zero = numberOfZero(tableOf(tables, 'post'));
  const locations = viewOf(tableOf(tables, 'loca'));
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) === 1;
  const offset = (index: number) =>
    isLong ? locations.getUint32(index * 4) : locations.getUint16(index * 2) * 2;
  return contoursOf(tableOf(tables, 'glyf').subarray(offset(zero), offset(zero + 1)));
}

test.each(['normal', 'italic'])('the zero of the %s font has no slash', async (style) => {
  const font = await original(style);
  const [outer, ...spaces] = zeroOf(font);
  const [plainOuter, ...plainSpaces] = zeroOf(withPlainZero(font));
  expect(spaces).toHaveLength(2);
  expect(plainOuter).toEqual(outer);
  expect(plainSpaces).toHaveLength(1);
  // All points of both spaces remain, with one new point at each end of the slash.
  expect(plainSpaces[0]).toEqual(expect.arrayContaining(spaces.flat()));
  expect(plainSpaces[0]).toHaveLength(spaces.flat().length + 2);
});

test('the other glyphs and tables remain', async () => {
  const font = await original('normal');
  const [before, after] = [tablesOf(font), tablesOf(withPlainZero(font))];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const tag of ['cmap', 'hmtx', 'GPOS', 'GSUB', 'fvar']) expect(after.get(tag)).toEqual(before.get(tag));
});

test('a zero without a slash is an error, because then the font has changed', async () => {
  const plain = withPlainZero(await original('normal'));
  expect(() => withPlainZero(plain)).toThrow('The zero has no slash.');
});
