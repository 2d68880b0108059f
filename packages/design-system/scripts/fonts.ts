// Writes the font files of the style sheet. Each has the weights and characters of its `@font-face` rule, and only the
// features that the styles use. The files of the packages are nearly twice as large.
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFamily } from './font-family.ts';

const require = createRequire(import.meta.url);
const sources = join(import.meta.dirname, '../src');
const output = join(sources, 'assets/fonts');

/**
 * Kerning, ligatures, accents and figures. Small capitals, swashes, fractions and historical forms are left out,
 * because no style uses them.
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

const face =
  /@font-face \{[^}]*font-weight: (?<weights>[\d ]+);[^}]*url\('[^']*\/(?<file>[^'/]+)'\)[^}]*unicode-range:(?<ranges>[^;]+);/g;

const charactersIn = (ranges: string): string =>
  [...ranges.matchAll(/U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/g)]
    .flatMap(({ groups }) => {
      const first = Number.parseInt(groups?.['first'] ?? '', 16);
      const last = Number.parseInt(groups?.['last'] ?? groups?.['first'] ?? '', 16);
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

await mkdir(output, { recursive: true });
const written = new Set<string>();
for (const { groups } of (await readFile(join(sources, 'styles/fonts.css'), 'utf8')).matchAll(face)) {
  const { weights = '', file = '', ranges = '' } = groups ?? {};
  const [lightest = 400, boldest] = weights.split(' ').map(Number);
  const original = require.resolve(`@fontsource-variable/${fontFamily(file)}/files/${file}`);
  const font = await subsetFont(await readFile(original), charactersIn(ranges), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: boldest === undefined ? lightest : { min: lightest, max: boldest } },
  });
  await writeFile(join(output, file), font);
  written.add(file);
}
if (written.size === 0) throw new Error('The style sheet has no font.');
for await (const path of glob('*.woff2', { cwd: output }))
  if (!written.has(basename(path))) await rm(join(output, path));
