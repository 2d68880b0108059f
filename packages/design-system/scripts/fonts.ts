// Writes the font files that most pages need: the letters of the sites' languages, without the thin weights and the
// features that no style uses, and with a plain zero. Browsers load the files of the packages only for other characters.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'woff2-encoder';
import { subsetOf } from './font-subset.ts';
import { withPlainZero } from './plain-zero.ts';

const require = createRequire(import.meta.url);
const sources = join(import.meta.dirname, '../src');

/** The folder of the written files. */
export const fontFolder = join(sources, 'assets/fonts');

/**
 * Kerning, ligatures, accents and figures. No style uses small capitals, swashes, fractions or historical forms.
 */
const features = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'onum',
  'pnum',
  'tnum',
];

/** The families whose zero has a slash. */
const slashedZeros = new Set(['atkinson-hyperlegible-next']);

const face =
  /@font-face \{[^}]*font-weight: (?<min>\d+) (?<max>\d+);[^}]*\/(?<family>[\w-]+)-core-(?<style>wght-\w+)\.woff2'[^}]*unicode-range:(?<ranges>[^;]+);/g;

const charactersIn = (ranges: string): number[] =>
  [...ranges.matchAll(/U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/g)].flatMap(({ groups }) => {
    const first = Number.parseInt(groups?.['first'] ?? '', 16);
    const last = Number.parseInt(groups?.['last'] ?? groups?.['first'] ?? '', 16);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

export interface CoreFont {
  readonly file: string;
  readonly characters: readonly number[];
  readonly make: () => Promise<Uint8Array>;
}

/** The fonts of the style sheet that are made from the files of the packages. */
export async function coreFonts(): Promise<CoreFont[]> {
  const styles = await readFile(join(sources, 'styles/fonts.css'), 'utf8');
  return [...styles.matchAll(face)].map(({ groups }) => {
    const { min, max, family = '', style = '', ranges = '' } = groups ?? {};
    const original = `@fontsource-variable/${family}/files/${family}-latin-${style}.woff2`;
    const characters = charactersIn(ranges);
    return {
      file: `${family}-core-${style}.woff2`,
      characters,
      make: async () => {
        const font = await decompress(await readFile(require.resolve(original)));
        return subsetOf(slashedZeros.has(family) ? withPlainZero(font) : font, {
          characters,
          features,
          weights: { min: Number(min), max: Number(max) },
        });
      },
    };
  });
}

if (import.meta.main) {
  await mkdir(fontFolder, { recursive: true });
  for (const { file, make } of await coreFonts()) await writeFile(join(fontFolder, file), await make());
}
