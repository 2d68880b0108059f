// Reads and resolves the token files of tokens/. They are imported, not read from disk, so that the published
// command contains them.
import contrastDark from '../tokens/contrast/color.dark.tokens.json' with { type: 'json' };
import contrastLight from '../tokens/contrast/color.light.tokens.json' with { type: 'json' };
import contrastSeason from '../tokens/contrast/season.tokens.json' with { type: 'json' };
import compact from '../tokens/density/compact.tokens.json' with { type: 'json' };
import spacious from '../tokens/density/spacious.tokens.json' with { type: 'json' };
import primitive from '../tokens/primitive/color.tokens.json' with { type: 'json' };
import black from '../tokens/seasons/black.tokens.json' with { type: 'json' };
import gold from '../tokens/seasons/gold.tokens.json' with { type: 'json' };
import green from '../tokens/seasons/green.tokens.json' with { type: 'json' };
import none from '../tokens/seasons/none.tokens.json' with { type: 'json' };
import red from '../tokens/seasons/red.tokens.json' with { type: 'json' };
import rose from '../tokens/seasons/rose.tokens.json' with { type: 'json' };
import violet from '../tokens/seasons/violet.tokens.json' with { type: 'json' };
import white from '../tokens/seasons/white.tokens.json' with { type: 'json' };
import semanticDark from '../tokens/semantic/color.dark.tokens.json' with { type: 'json' };
import semanticLight from '../tokens/semantic/color.light.tokens.json' with { type: 'json' };
import elevation from '../tokens/semantic/elevation.tokens.json' with { type: 'json' };
import motion from '../tokens/semantic/motion.tokens.json' with { type: 'json' };
import space from '../tokens/semantic/space.tokens.json' with { type: 'json' };
import typography from '../tokens/semantic/type.tokens.json' with { type: 'json' };
import type { OklchColor } from './color.ts';
import { flatten, resolveColor, type Token, type TokenSet } from './token-format.ts';

export const schemes = ['light', 'dark'] as const;
export const contrasts = ['standard', 'more'] as const;
export const seasonNames = ['green', 'violet', 'red', 'rose', 'gold', 'white', 'black'] as const;
export const seasonRoles = ['ornament', 'solid', 'on-solid', 'subtle', 'text', 'border'] as const;

export type Scheme = (typeof schemes)[number];
export type Contrast = (typeof contrasts)[number];
export type SeasonName = (typeof seasonNames)[number];

/** Colors by token name. The names omit the leading `color.`. */
export type Palette = ReadonlyMap<string, OklchColor>;

const primitives = flatten(primitive);
const colorName = (token: Token) => token.name.replace(/^color\./, '');

function palette(...layers: readonly TokenSet[]): Palette {
  const tokens = new Map(layers.flatMap((layer) => [...layer]));
  const all = new Map([...primitives, ...tokens]);
  return new Map(
    [...tokens].map(([name, token]) => [name.replace(/^color\./, ''), resolveColor(all, token.value)]),
  );
}

const semantic = { light: flatten(semanticLight), dark: flatten(semanticDark) };
const more = { light: flatten(contrastLight), dark: flatten(contrastDark) };

/** The house palette. High contrast replaces a few of the standard colors. */
export const houseColors: Record<Contrast, Record<Scheme, Palette>> = {
  standard: { light: palette(semantic.light), dark: palette(semantic.dark) },
  more: { light: palette(semantic.light, more.light), dark: palette(semantic.dark, more.dark) },
};

const sources = (...layers: readonly TokenSet[]) =>
  new Map(
    layers.flatMap((layer) =>
      [...layer.values()].map(
        (token) => [colorName(token), String(token.value).replace(/^\{primitive\.|\}$/g, '')] as const,
      ),
    ),
  );

/** The primitive that each color of the house uses, such as `blue.700`. */
export const houseSources: Record<Contrast, Record<Scheme, ReadonlyMap<string, string>>> = {
  standard: { light: sources(semantic.light), dark: sources(semantic.dark) },
  more: { light: sources(semantic.light, more.light), dark: sources(semantic.dark, more.dark) },
};

export function primitiveColor(name: string): OklchColor {
  return resolveColor(primitives, `{primitive.${name}}`);
}

/** The description of each color. */
export const colorDescriptions: ReadonlyMap<string, string> = new Map(
  [...semantic.light.values()].map((token) => [colorName(token), token.description]),
);

/** The colors that high contrast replaces in at least one scheme. */
export const contrastNames: readonly string[] = [
  ...new Set([...more.light.values(), ...more.dark.values()].map(colorName)),
];

const seasonSet = (file: object, scheme: Scheme) =>
  new Map([...flatten(file, scheme)].map(([name, token]) => [name.replace(scheme, 'season'), token]));

const seasonFiles = { green, violet, red, rose, gold, white, black };

const withoutSeason = [...flatten(none).values()];

/** The roles for which high contrast uses another role of the same season. */
export const seasonAliases: ReadonlyMap<string, string> = new Map(
  [...flatten(contrastSeason)].map(([name, token]) => [name, String(token.value).slice(1, -1)]),
);

const seasonPalettes = new Map<string, Palette>();

/** The colors of a season, by role, such as `season.text`. */
export function seasonColors(season: SeasonName, scheme: Scheme, contrast: Contrast = 'standard'): Palette {
  const key = `${season} ${scheme} ${contrast}`;
  const known = seasonPalettes.get(key);
  if (known !== undefined) return known;
  const colors = palette(
    seasonSet(seasonFiles[season], scheme),
    ...(contrast === 'more' ? [flatten(contrastSeason)] : []),
  );
  seasonPalettes.set(key, colors);
  return colors;
}

/** The brand color that each seasonal role uses when there is no season. */
export const noSeasonAliases: ReadonlyMap<string, string> = new Map(
  withoutSeason.map(({ name, value }) => [name, String(value).slice('{color.'.length, -1)]),
);

/** The colors of the seasonal roles when there is no season. They come from the brand. */
export const noSeasonColors = (brand: Palette): Palette =>
  new Map(
    [...noSeasonAliases].flatMap(([name, source]) => {
      const color = brand.get(source);
      return color === undefined ? [] : [[name, color] as const];
    }),
  );

export const seasonDescriptions: ReadonlyMap<string, string> = new Map(
  withoutSeason.map((token) => [token.name, token.description]),
);

/** The meaning of a season's color. */
export const seasonMeaning = (season: SeasonName | 'none') =>
  season === 'none' ? none.season.$description : seasonFiles[season].$description;

/** The tokens that both schemes share. */
export const sharedTokens: readonly Token[] = [space, typography, motion, elevation].flatMap((file) =>
  Array.from(flatten(file).values()),
);

/** The spacing tokens of each density. */
export const densities: Readonly<Record<'compact' | 'spacious', TokenSet>> = {
  compact: flatten(compact),
  spacious: flatten(spacious),
};
