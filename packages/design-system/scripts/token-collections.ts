// The public tokens as collections with modes, as design tools and the resolver of the DTCG know them. A token takes
// its value from the collection before it by an alias, so a tool can combine any brand, season, contrast and scheme.
import type { BrandFile } from './brand.ts';
import { makeColors } from './brand-colors.ts';
import { brandFonts, brandRadii } from './brand-css.ts';
import type { OklchColor } from './color.ts';
import type { Colors } from './contrast-matrix.ts';
import { colorVariable, variable } from './token-css.ts';
import {
  colorDescriptions,
  contrasts,
  densities,
  houseColors,
  noSeasonAliases,
  schemes,
  seasonColors,
  seasonDescriptions,
  seasonNames,
  seasonRoles,
  sharedTokens,
  type Contrast,
  type Scheme,
} from './token-files.ts';
import type { Token } from './token-format.ts';

export type CollectionValue =
  | { readonly kind: 'alias'; readonly name: string }
  | { readonly kind: 'color'; readonly color: OklchColor }
  | { readonly kind: 'plain'; readonly value: unknown };

export type CollectionToken = {
  /** The name with dots, such as `color.surface.raised`. Names with a leading underscore are internal steps. */
  readonly name: string;
  /** The type of the DTCG format. */
  readonly type: string;
  readonly description: string;
  /** The custom property; null for an internal step. */
  readonly property: string | null;
  readonly extensions: Token['extensions'];
  /** The value in each mode of the collection. */
  readonly values: ReadonlyMap<string, CollectionValue>;
};

export type Collection = {
  readonly name: string;
  readonly description: string;
  readonly modes: readonly string[];
  readonly tokens: readonly CollectionToken[];
};

/** The colors of a brand. The house's are designed, the others are computed. */
export const colorsOf = (brand: BrandFile): Colors =>
  brand.name === 'parvis' ? houseColors : makeColors(brand);

const pairs = schemes.flatMap((scheme) => contrasts.map((contrast) => [scheme, contrast] as const));
const colorNames = [...houseColors.standard.light.keys()];
const flat = (name: string) => name.replaceAll('.', '-');

const brandStep = (scheme: Scheme, contrast: Contrast, name: string) =>
  `_brand.${scheme}.${contrast}.${flat(name)}`;
const seasonStep = (scheme: Scheme, contrast: Contrast, role: string) =>
  `_season.${scheme}.${contrast}.${role}`;
const contrastStep = (scheme: Scheme, name: string) => `_contrast.${scheme}.${flat(name)}`;

const alias = (name: string): CollectionValue => ({ kind: 'alias', name });
const plain = (value: unknown): CollectionValue => ({ kind: 'plain', value });

function solid(color: OklchColor | undefined, name: string): CollectionValue {
  if (color === undefined) throw new Error(`${name} has no color`);
  return { kind: 'color', color };
}

const step = (name: string, values: ReadonlyMap<string, CollectionValue>): CollectionToken => ({
  name,
  type: 'color',
  description: '',
  property: null,
  extensions: {},
  values,
});

const isOfBrand = ({ name }: Token) =>
  name.startsWith('font.family.') || /^radius\.(?:sm|md|lg|xl)$/.test(name);
const isOfDensity = ({ name }: Token) => densities.compact.has(name);

const tokenOf = (token: Token, values: ReadonlyMap<string, CollectionValue>): CollectionToken => ({
  name: token.name,
  type: token.type,
  description: token.description,
  property: variable(token.name),
  extensions: token.extensions,
  values,
});

function brandCollection(brands: readonly BrandFile[]): Collection {
  const palettes = brands.map((brand) => [brand.name, colorsOf(brand)] as const);
  const steps = pairs.flatMap(([scheme, contrast]) =>
    colorNames.map((name) =>
      step(
        brandStep(scheme, contrast, name),
        new Map(
          palettes.map(
            ([brand, colors]) => [brand, solid(colors[contrast][scheme].get(name), name)] as const,
          ),
        ),
      ),
    ),
  );
  const shapes = sharedTokens
    .filter(isOfBrand)
    .map((token) =>
      tokenOf(
        token,
        new Map(
          brands.map((brand) => [
            brand.name,
            plain(brandFonts(brand).get(token.name) ?? brandRadii(brand).get(token.name) ?? token.value),
          ]),
        ),
      ),
    );
  return {
    name: 'brand',
    description: 'The colors, fonts and corners of a site.',
    modes: brands.map(({ name }) => name),
    tokens: [...steps, ...shapes],
  };
}

const seasonCollection = (): Collection => ({
  name: 'season',
  description: 'The color of the liturgical day. Without a season, its roles have the colors of the brand.',
  modes: ['none', ...seasonNames],
  tokens: pairs.flatMap(([scheme, contrast]) =>
    seasonRoles.map((role) => {
      const source = noSeasonAliases.get(`season.${role}`) ?? '';
      const values = new Map([
        ['none', alias(brandStep(scheme, contrast, source))],
        ...seasonNames.map(
          (name) =>
            [
              name,
              solid(seasonColors(name, scheme, contrast).get(`season.${role}`), `${name} ${role}`),
            ] as const,
        ),
      ]);
      return step(seasonStep(scheme, contrast, role), values);
    }),
  ),
});

const contrastCollection = (): Collection => ({
  name: 'contrast',
  description: 'More contrast, for readers who ask their device for it.',
  modes: contrasts,
  tokens: schemes.flatMap((scheme) => [
    ...colorNames.map((name) =>
      step(
        contrastStep(scheme, `color.${name}`),
        new Map(contrasts.map((contrast) => [contrast, alias(brandStep(scheme, contrast, name))])),
      ),
    ),
    ...seasonRoles.map((role) =>
      step(
        contrastStep(scheme, `season.${role}`),
        new Map(contrasts.map((contrast) => [contrast, alias(seasonStep(scheme, contrast, role))])),
      ),
    ),
  ]),
});

const schemeToken = (name: string, description: string, property: string): CollectionToken => ({
  name,
  type: 'color',
  description,
  property,
  extensions: {},
  values: new Map(schemes.map((scheme) => [scheme, alias(contrastStep(scheme, name))])),
});

const schemeCollection = (): Collection => ({
  name: 'scheme',
  description: 'Light or dark.',
  modes: schemes,
  tokens: [
    ...colorNames.map((name) =>
      schemeToken(`color.${name}`, colorDescriptions.get(name) ?? '', colorVariable(name)),
    ),
    ...seasonRoles.map((role) =>
      schemeToken(
        `season.${role}`,
        seasonDescriptions.get(`season.${role}`) ?? '',
        variable(`season.${role}`),
      ),
    ),
  ],
});

const densityCollection = (): Collection => ({
  name: 'density',
  description: 'The space between things and within them.',
  modes: ['comfortable', 'compact', 'spacious'],
  tokens: sharedTokens.filter(isOfDensity).map((token) =>
    tokenOf(
      token,
      new Map([
        ['comfortable', plain(token.value)],
        ['compact', plain(densities.compact.get(token.name)?.value)],
        ['spacious', plain(densities.spacious.get(token.name)?.value)],
      ]),
    ),
  ),
});

const constants = (): Collection => ({
  name: 'constants',
  description: 'The tokens that nothing changes.',
  modes: ['value'],
  tokens: sharedTokens
    .filter((token) => !isOfBrand(token) && !isOfDensity(token))
    .map((token) => tokenOf(token, new Map([['value', plain(token.value)]]))),
});

/** All collections. A collection's aliases refer only to collections before it. */
export const collections = (brands: readonly BrandFile[]): readonly Collection[] => [
  brandCollection(brands),
  seasonCollection(),
  contrastCollection(),
  schemeCollection(),
  densityCollection(),
  constants(),
];
