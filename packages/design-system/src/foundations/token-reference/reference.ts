import type { BrandFile } from '../../../scripts/brand.ts';
import { toHex, type OklchColor } from '../../../scripts/color.ts';
import { measureBrand, type MeasuredPair } from '../../../scripts/contrast-matrix.ts';
import { figmaName, isInFigma } from '../../../scripts/figma-variables.ts';
import { collections, colorsOf, type CollectionToken } from '../../../scripts/token-collections.ts';
import { tailwindVariable } from '../../../scripts/token-themes.ts';
import {
  contrasts,
  noSeasonColors,
  schemes,
  seasonColors,
  seasonNames,
  type Contrast,
  type Scheme,
} from '../../../scripts/token-files.ts';

const brandModules = import.meta.glob<BrandFile>('../../../tokens/brands/*.brand.json', {
  eager: true,
  import: 'default',
});

/** The brands of this repository, the house first. */
const brands = Object.values(brandModules).toSorted(
  (first, second) =>
    Number(second.name === 'parvis') - Number(first.name === 'parvis') ||
    first.name.localeCompare(second.name),
);

export type ReferenceToken = {
  /** The name with dots, such as `color.surface.raised`. */
  readonly name: string;
  /** The first part of the name. */
  readonly group: string;
  readonly description: string;
  /** The custom property. */
  readonly property: string;
  readonly sass: string;
  /** The variable of the Tailwind theme; undefined if Tailwind has no place for it. */
  readonly tailwind: string | undefined;
  /** The variable in Figma; undefined if Figma has no variables of this type. */
  readonly figma: string | undefined;
  readonly token: CollectionToken;
};

const referenceToken = (token: CollectionToken): ReferenceToken[] =>
  token.property === null
    ? []
    : [
        {
          name: token.name,
          group: token.name.split('.')[0] ?? '',
          description: token.description,
          property: token.property,
          sass: token.property.replace('--ds-', '$'),
          tailwind: tailwindVariable(token),
          figma: isInFigma(token) ? figmaName(token.name) : undefined,
          token,
        },
      ];

/** Every public token. Colors come first. */
export const tokens: readonly ReferenceToken[] = collections(brands)
  .flatMap((collection) => collection.tokens.flatMap(referenceToken))
  .toSorted((first, second) => Number(second.group === 'color') - Number(first.group === 'color'));

export const tokenGroups: readonly string[] = [...new Set(tokens.map(({ group }) => group))];

const normal = (text: string) => text.toLowerCase().replaceAll(/[\s./_-]+/g, ' ');

/** Whether every word of the query begins a word of the names or of the purpose, or is a part of a hex value. */
export function matches(token: ReferenceToken, query: string): boolean {
  const text = ` ${normal(`${token.name} ${token.property} ${token.description}`)} ${hexes(token)}`;
  return normal(query)
    .split(' ')
    .every((word) => word === '' || text.includes(` ${word}`));
}

/** A color of a token in one context. */
export type ColorValue = {
  readonly label: string;
  readonly hex: string;
  readonly oklch: string;
};

const digits = (value: number, count: number) => Number(value.toFixed(count));

const oklch = ({ lightness, chroma, hue, alpha }: OklchColor) =>
  `oklch(${digits(lightness, 4)} ${digits(chroma, 4)} ${digits(hue, 2)}${alpha < 1 ? ` / ${alpha}` : ''})`;

const contextLabel = (scheme: Scheme, contrast: Contrast) =>
  `${scheme === 'light' ? 'Light' : 'Dark'}${contrast === 'more' ? ', more contrast' : ''}`;

const contexts = schemes.flatMap((scheme) => contrasts.map((contrast) => ({ scheme, contrast })));

function colorIn(token: ReferenceToken, row: string, scheme: Scheme, contrast: Contrast) {
  if (token.group === 'season') {
    const palette =
      row === 'none'
        ? noSeasonColors(colorsOf(house)[contrast][scheme])
        : seasonColors(seasonNames.find((name) => name === row) ?? 'green', scheme, contrast);
    return palette.get(token.name);
  }
  const brand = brands.find(({ name }) => name === row) ?? house;
  return palettes(brand)[contrast][scheme].get(token.name.replace(/^color\./, ''));
}

const [house = { name: 'parvis', colors: { primary: '#000000' } }] = brands;
const computed = new Map<string, ReturnType<typeof colorsOf>>();

function palettes(brand: BrandFile) {
  const known = computed.get(brand.name);
  if (known !== undefined) return known;
  const colors = colorsOf(brand);
  computed.set(brand.name, colors);
  return colors;
}

/** The rows of a color: the brands, or the seasons of the house for a seasonal role. */
export const colorRows = (token: ReferenceToken): readonly string[] =>
  token.group === 'season' ? ['none', ...seasonNames] : brands.map(({ name }) => name);

/** The values of a color in one brand or season, in each scheme and contrast. */
export const colorValues = (token: ReferenceToken, row: string): readonly ColorValue[] =>
  contexts.flatMap(({ scheme, contrast }) => {
    const color = colorIn(token, row, scheme, contrast);
    return color === undefined
      ? []
      : [{ label: contextLabel(scheme, contrast), hex: toHex(color), oklch: oklch(color) }];
  });

const hexes = (token: ReferenceToken) =>
  token.token.type === 'color'
    ? colorValues(token, colorRows(token)[0] ?? '')
        .map(({ hex }) => hex)
        .join(' ')
    : '';

let housePairs: readonly MeasuredPair[] | undefined;

/** The pairs in which a color is used as text or as ground, in standard contrast of the house, the lowest of each. */
export function contrastPairs(token: ReferenceToken): readonly MeasuredPair[] {
  housePairs ??= measureBrand(colorsOf(house)).filter(({ contrast }) => contrast === 'standard');
  const name = token.name.replace(/^color\./, '');
  const lowest = new Map<string, MeasuredPair>();
  for (const pair of housePairs) {
    if (pair.text !== name && pair.ground !== name) continue;
    const key = `${pair.scheme} ${pair.text} ${pair.ground}`;
    const known = lowest.get(key);
    if (known === undefined || pair.ratio < known.ratio) lowest.set(key, pair);
  }
  return [...lowest.values()];
}
