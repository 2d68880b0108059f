import { brandRoles } from './brand-colors.ts';
import type { BrandFile } from './brand.ts';
import { toHex } from './color.ts';
import type { Colors } from './contrast-matrix.ts';
import { block, colorDeclaration, fontStack, tokenDeclaration, variable } from './token-css.ts';
import {
  contrastNames,
  densities,
  houseColors,
  schemes,
  sharedTokens,
  type Contrast,
} from './token-files.ts';
import type { Dimension } from './token-format.ts';

const corners = { none: 0, small: 0.5, medium: 1, large: 1.6 } as const;

const differ = (
  name: string,
  first: Colors,
  second: Colors,
  contrast: Contrast,
  other: Contrast = contrast,
) =>
  schemes.some((scheme) => {
    const [one, two] = [first[contrast][scheme].get(name), second[other][scheme].get(name)];
    return one === undefined || two === undefined || toHex(one) !== toHex(two);
  });

/** The font families of a brand that are not the house's, by token name. */
export const brandFonts = ({ fonts: families = {} }: BrandFile): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (['serif', 'sans'] as const).flatMap((kind) => {
      const stack = families[kind];
      return stack === undefined ? [] : [[`font.family.${kind}`, stack] as const];
    }),
  );

/** The corners of a brand that are not the house's, by token name. */
export function brandRadii({ radius = 'medium' }: BrandFile): ReadonlyMap<string, Dimension> {
  if (radius === 'medium') return new Map();
  return new Map(
    sharedTokens
      .filter(({ name }) => /^radius\.(?:sm|md|lg|xl)$/.test(name))
      .map(({ name, value }) => {
        const rem = typeof value === 'object' && value !== null && 'value' in value ? Number(value.value) : 0;
        return [name, { value: Number((rem * corners[radius]).toFixed(4)), unit: 'rem' }] as const;
      }),
  );
}

const fonts = (brand: BrandFile) =>
  [...brandFonts(brand)].map(([name, stack]) => `${variable(name)}: ${fontStack(stack)};`);

const radii = (brand: BrandFile) =>
  [...brandRadii(brand)].map(([name, { value, unit }]) => `${variable(name)}: ${value}${unit};`);

function spaces({ density = 'comfortable' }: BrandFile): string[] {
  return density === 'comfortable' ? [] : [...densities[density].values()].map(tokenDeclaration);
}

function logo(scopes: readonly string[], image: string): string[] {
  const marks = (end: string) =>
    scopes.map((scope) => `${scope} [data-component='logo'] > svg${end}`).join(', ');
  return [
    block(marks(''), [`background: url('${image}') center / contain no-repeat;`]),
    block(marks(' > *'), ['visibility: hidden;']),
  ];
}

/** The style sheet of a brand: its differences from the house, in the token layer. */
export function brandCss(brand: BrandFile, colors: Colors): string {
  const roles = [...brandRoles].filter(
    (name) => differ(name, colors, houseColors, 'standard') || differ(name, colors, houseColors, 'more'),
  );
  const standard = roles.filter((name) => differ(name, colors, houseColors, 'standard'));
  const more = roles.filter(
    (name) => contrastNames.includes(name) || differ(name, colors, colors, 'more', 'standard'),
  );
  const named = `[data-brand='${brand.name}']`;
  // A page without a brand name gets the brand whose style sheet it loads.
  const unnamed = ':root:where(:not([data-brand]))';
  const scopes = [named, unnamed];
  const strong = "[data-contrast='more']";
  const strongScopes = [
    ...scopes.flatMap((scope) => [`${scope}${strong}`, `${scope} ${strong}`]),
    `${strong} ${named}`,
  ];
  const moreColors = more.map((name) => colorDeclaration(name, colors.more));
  const rules = [
    block(scopes.join(', '), [
      ...standard.map((name) => colorDeclaration(name, colors.standard)),
      ...fonts(brand),
      ...radii(brand),
    ]),
    // A density that the page chooses overrides the brand's.
    ...(spaces(brand).length === 0 ? [] : [block(`:where(${scopes.join(', ')})`, spaces(brand))]),
    block(strongScopes.join(', '), moreColors),
    block('@media (prefers-contrast: more)', [block(scopes.join(', '), moreColors)]),
    ...(brand.logo?.image === undefined ? [] : logo(scopes, brand.logo.image)),
  ];
  return `/* The brand ${brand.name}, made by ds-theme. Load it after styles.css. */\n${block('@layer ds.tokens', [rules.join('\n\n')])}\n`;
}
