import { mkdir, writeFile } from 'node:fs/promises';
import { makeColors } from './brand-colors.ts';
import { brandCss } from './brand-css.ts';
import { readBrands } from './brands.ts';
import { toHex } from './color.ts';
import { block, colorDeclaration, colorVariable, tokenDeclaration, variable } from './token-css.ts';
import {
  contrastNames,
  contrasts,
  densities,
  houseColors,
  noSeasonAliases,
  seasonAliases,
  seasonColors,
  seasonNames,
  seasonRoles,
  sharedTokens,
  schemes,
  type Scheme,
  type SeasonName,
} from './token-files.ts';
import { published } from './token-publication.ts';

const { standard, more } = houseColors;
const colorNames = [...standard.light.keys()];
const spaces = sharedTokens.filter(({ name }) => name.startsWith('space.'));
const constants = sharedTokens.filter((token) => !spaces.includes(token));

const banner = 'Generated from tokens/ by scripts/tokens.ts.';

/**
 * The declarations that make a page readable in browsers without light-dark(). All other colors are invalid in these
 * browsers: texts inherit their color, and backgrounds are transparent.
 */
const essential =
  /^(?:background|surface|text|border|focus|panel\.(?!ornament))|^(?:primary|accent|danger)\.(?:.*solid|text)/;

const seasonScheme = (season: SeasonName) => ({
  light: seasonColors(season, 'light'),
  dark: seasonColors(season, 'dark'),
});

function seasonBlock(season: SeasonName): string {
  const colors = seasonScheme(season);
  return block(
    `[data-season='${season}']`,
    seasonRoles.map((role) => colorDeclaration(`season.${role}`, colors)),
  );
}

// A `var()` alias resolves on the element that declares it. So a nested brand repeats the aliases, except
// inside a season.
const noSeason = ":root, [data-season='none'], [data-brand]:not([data-season]:not([data-season='none']) *)";
const someSeason = "[data-season]:not([data-season='none'])";
const strong = "[data-contrast='more']";

const alias = ([name, target]: readonly [string, string]) =>
  `${colorVariable(name)}: var(${colorVariable(target)});`;

const house = (...scopes: string[]) => `:where(${scopes.join(', ')})`;

// The rules of a brand come in another file and must override these rules, so these rules have no specificity. The page
// chooses seasons and densities. So their rules have the specificity of an attribute, to override those of a brand.
function css(): string {
  const moreColors = contrastNames.map((name) => colorDeclaration(name, more));
  const moreSeason = [...seasonAliases].map(alias);
  return [
    block(house(':root', "[data-brand='parvis']"), [
      ...colorNames.map((name) => colorDeclaration(name, standard)),
      ...constants.map(tokenDeclaration),
    ]),
    block(":where(:root), [data-density='comfortable']", spaces.map(tokenDeclaration)),
    ...Object.entries(densities).map(([name, tokens]) =>
      block(`[data-density='${name}']`, [...tokens.values()].map(tokenDeclaration)),
    ),
    block(`:where(${noSeason})`, [...noSeasonAliases].map(alias)),
    ...seasonNames.map(seasonBlock),
    block(house("[data-contrast='more']", "[data-contrast='more'] [data-brand='parvis']"), moreColors),
    block(`${strong}${someSeason}, ${strong} ${someSeason}, ${someSeason} ${strong}`, moreSeason),
    block('@media (prefers-contrast: more)', [
      block(house(':root', "[data-brand='parvis']"), moreColors),
      block(someSeason, moreSeason),
    ]),
    block('@supports not (color: light-dark(#000, #fff))', [
      block(
        ':root:root, [data-brand][data-brand], [data-contrast][data-contrast]',
        colorNames
          .filter((name) => essential.test(name))
          .map((name) => colorDeclaration(name, { light: standard.light, dark: standard.light })),
      ),
    ]),
  ].join('\n\n');
}

const hexes = (scheme: Scheme) =>
  [...standard[scheme]]
    .filter(([, color]) => color.alpha === 1)
    .map(([name, color]) => `    '${name.replaceAll('.', '-')}': '${toHex(color)}',`)
    .join('\n');

const list = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`;

function typescript(): string {
  const names = [
    ...colorNames.map(colorVariable),
    ...seasonRoles.map((role) => variable(`season.${role}`)),
    ...sharedTokens.map((token) => variable(token.name)),
  ];
  return `// ${banner}
export const tokenNames = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;

export type TokenName = (typeof tokenNames)[number];

/** The values of \`data-season\`. */
export const seasons = ${list(seasonNames)} as const;

/** The values of \`data-density\`. */
export const densities = ${list(['compact', 'comfortable', 'spacious'])} as const;

/** The values of \`data-color-scheme\`. */
export const colorSchemes = ${list(schemes)} as const;

/** The values of \`data-contrast\`. */
export const contrasts = ${list(contrasts.filter((name) => name !== 'standard'))} as const;

/** The opaque colors as sRGB, for places that cannot read a custom property: meta tags, mail, the served splash. */
export const colorHex = {
  light: {
${hexes('light')}
  },
  dark: {
${hexes('dark')}
  },
} as const;
`;
}

/** Every file that is generated from tokens/, by path below src/styles/. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  // The house is the default brand, so tokens.gen.css already contains everything in its brand file.
  const brands = (await readBrands()).filter(({ name }) => name !== 'parvis');
  return new Map([
    ['tokens.gen.css', `/* ${banner} */\n${block('@layer ds.tokens', [css()])}\n`],
    ['tokens.gen.ts', typescript()],
    ['tokens.gen.json', `${JSON.stringify(published(), null, 2)}\n`],
    ...brands.map((brand) => [`brands/${brand.name}.gen.css`, brandCss(brand, makeColors(brand))] as const),
  ]);
}

if (import.meta.main) {
  const folder = new URL('../src/styles/', import.meta.url);
  await mkdir(new URL('brands/', folder), { recursive: true });
  for (const [path, text] of await generate()) await writeFile(new URL(path, folder), text);
}
