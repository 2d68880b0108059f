import { brandCss } from '../../../scripts/brand-css.ts';
import { moves, refusal } from '../../../scripts/brand-report.ts';
import type { BrandFile } from '../../../scripts/brand.ts';
import { figmaVariables } from '../../../scripts/figma-variables.ts';
import { collections, colorsOf } from '../../../scripts/token-collections.ts';

/** The fields of the theme builder, as typed. An empty text is a value that the brand leaves to the house. */
export type BrandDraft = {
  readonly name: string;
  readonly primary: string;
  readonly accent: string;
  readonly neutral: string;
  /** Whether buttons have the primary color exactly as typed. */
  readonly exact: boolean;
  readonly serif: string;
  readonly sans: string;
  readonly radius: 'none' | 'small' | 'medium' | 'large';
  readonly density: 'compact' | 'comfortable' | 'spacious';
  readonly logoGround: string;
  readonly logoFigure: string;
};

export const firstDraft: BrandDraft = {
  name: 'saint-brigid',
  primary: '#2f5d46',
  accent: '#b5703a',
  neutral: '',
  exact: false,
  serif: '',
  sans: '',
  radius: 'medium',
  density: 'comfortable',
  logoGround: '',
  logoFigure: '',
};

const colorNames = ['primary', 'accent', 'neutral', 'logoGround', 'logoFigure'] as const;

/** The fields with a value that a brand file cannot have, with what is expected. */
export function draftErrors(draft: BrandDraft): Partial<Record<keyof BrandDraft, string>> {
  const colors = colorNames.filter(
    (name) => (draft[name] !== '' || name === 'primary') && !/^#[\da-f]{6}$/i.test(draft[name]),
  );
  return {
    ...Object.fromEntries(colors.map((name) => [name, 'Write six digits after #, such as #2f5d46.'])),
    ...(/^[a-z][a-z0-9-]*$/.test(draft.name) && draft.name !== 'parvis'
      ? {}
      : { name: 'Use small letters, digits and hyphens. The name parvis is taken.' }),
  };
}

const stack = (families: string) =>
  families
    .split(',')
    .map((family) => family.trim())
    .filter((family) => family !== '');

/** The brand file of a draft without errors. */
export function brandOf(draft: BrandDraft): BrandFile {
  const { name, primary, accent, neutral, serif, sans, logoGround, logoFigure } = draft;
  const fonts = {
    ...(serif.trim() === '' ? {} : { serif: stack(serif) }),
    ...(sans.trim() === '' ? {} : { sans: stack(sans) }),
  };
  const logo = {
    ...(logoGround === '' ? {} : { ground: logoGround }),
    ...(logoFigure === '' ? {} : { figure: logoFigure }),
  };
  return {
    name,
    colors: {
      primary,
      ...(accent === '' ? {} : { accent }),
      ...(neutral === '' ? {} : { neutral }),
    },
    ...(Object.keys(fonts).length === 0 ? {} : { fonts }),
    ...(draft.radius === 'medium' ? {} : { radius: draft.radius }),
    ...(draft.density === 'comfortable' ? {} : { density: draft.density }),
    ...(Object.keys(logo).length === 0 ? {} : { logo }),
    ...(draft.exact ? { roles: { 'primary.solid': primary } } : {}),
  };
}

export type BrandResult = {
  readonly css: string;
  /** The colors that were changed to be readable, one line each. */
  readonly moved: readonly string[];
  /** The pairs without enough contrast, and the nearest colors that pass; empty if the brand can be built. */
  readonly faults: readonly string[];
};

/** Builds a brand as `ds-theme build` does. */
export function buildBrand(brand: BrandFile): BrandResult {
  const colors = colorsOf(brand);
  const lines = refusal(brand, colors);
  // The command ends with roles to paste into the file. The builder offers the file itself.
  const end = lines.findIndex((line) => line.startsWith('To paste'));
  return {
    css: brandCss(brand, colors),
    moved: moves(brand, colors),
    faults: end === -1 ? lines : lines.slice(0, end),
  };
}

/** The files that the builder offers. */
export const files = (brand: BrandFile, css: string) => [
  {
    name: `${brand.name}.brand.json`,
    type: 'application/json',
    text: () =>
      `${JSON.stringify({ $schema: './node_modules/@parvis/design-system/dist/brand.schema.json', ...brand }, null, 2)}\n`,
  },
  { name: `${brand.name}.css`, type: 'text/css', text: () => css },
  {
    name: `${brand.name}.figma-variables.json`,
    type: 'application/json',
    text: () => `${JSON.stringify(figmaVariables(collections([brand])), null, 2)}\n`,
  },
];
