import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig, parse } from '@terrazzo/parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileString } from 'sass';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readBrands } from './brands.ts';
import { toHex } from './color.ts';
import { figmaName, figmaVariables, isInFigma } from './figma-variables.ts';
import { collections, colorsOf } from './token-collections.ts';
import { noSeasonColors, seasonColors } from './token-files.ts';
import { tokenOutputs } from './token-outputs.ts';

const outputs = await tokenOutputs();
const output = (name: string) => outputs.get(name) ?? '';
const brands = await readBrands();
const all = collections(brands);
const publicTokens = all.flatMap(({ tokens }) => tokens.filter(({ property }) => property !== null));

type Choice = {
  readonly brand: string;
  readonly season: 'none' | 'violet' | 'gold';
  readonly contrast: 'standard' | 'more';
  readonly scheme: 'light' | 'dark';
};

const choices: readonly Choice[] = [
  { brand: 'parvis', season: 'none', contrast: 'standard', scheme: 'light' },
  { brand: 'assisi', season: 'violet', contrast: 'standard', scheme: 'dark' },
  { brand: 'emmaus', season: 'none', contrast: 'more', scheme: 'dark' },
  { brand: 'stella-maris', season: 'gold', contrast: 'more', scheme: 'light' },
];

/** The hex values of all colors, as the style sheets of the package have them. */
function expectedColors({ brand, season, contrast, scheme }: Choice): Map<string, string> {
  const file = brands.find(({ name }) => name === brand);
  if (file === undefined) throw new Error(`There is no brand ${brand}`);
  const palette = colorsOf(file)[contrast][scheme];
  const seasonal = season === 'none' ? noSeasonColors(palette) : seasonColors(season, scheme, contrast);
  return new Map([
    ...[...palette].map(([name, color]) => [`color.${name}`, toHex(color)] as const),
    ...[...seasonal].map(([name, color]) => [name, toHex(color)] as const),
  ]);
}

const withOpacity = (hex: string, alpha: number) =>
  alpha < 1
    ? `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
    : hex;

describe('tokens.resolver.json', async () => {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const filename = new URL('file:///tokens.resolver.json');
  const { resolver } = await parse([{ filename, src: output('tokens.resolver.json') }], {
    config,
    skipLint: true,
  });

  it.each(choices)('has the colors of $brand, $season, $contrast, $scheme', (choice) => {
    const tokens = resolver.apply({ ...choice, density: 'compact' });
    const found = new Map(
      Object.entries(tokens).flatMap(([name, token]) =>
        token.$type === 'color' && !name.startsWith('_')
          ? [[name, withOpacity(token.$value.hex ?? '', token.$value.alpha ?? 1)] as const]
          : [],
      ),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expectedColors(choice)));
    expect(tokens['space.4']?.$value).toEqual({ value: 0.75, unit: 'rem' });
  });

  it('has every public token', () => {
    const tokens = resolver.apply({});
    expect(
      Object.keys(tokens)
        .filter((name) => !name.startsWith('_'))
        .toSorted(),
    ).toEqual(publicTokens.map(({ name }) => name).toSorted());
  });
});

describe('figma-variables.json', async () => {
  const body = figmaVariables(all);
  const require = createRequire(import.meta.url);
  const schemaFile = require.resolve('@figma/rest-api-spec/openapi/openapi.yaml');

  it("is accepted by the schema of Figma's API", async () => {
    // A color with opacity is both an RGB and an RGBA of the schema, so `oneOf` would refuse every such color.
    const text = (await readFile(schemaFile, 'utf8')).replace(
      /(?<start>    VariableValue:\n(?:      .*\n)*?      )oneOf:/,
      '$<start>anyOf:',
    );
    const document: object = parseYaml(text);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'figma');
    const path = ['paths', '/v1/files/{file_key}/variables', 'post', 'requestBody', 'content'];
    const pointer = [...path, 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.compile({ $ref: `figma#/${pointer}` });
    expect([validate(body), validate.errors]).toEqual([true, null]);
    expect(validate({ ...body, variables: [{ action: 'CREATE', name: 'a' }] })).toBe(false);
  });

  const values = Map.groupBy(body.variableModeValues, ({ variableId }) => variableId);

  /** Follows the aliases, as Figma does for a frame with these modes. */
  function resolve(id: string, modes: readonly string[]): unknown {
    const found = values.get(id)?.find(({ modeId }) => modes.includes(modeId))?.value;
    if (typeof found !== 'object' || !('type' in found)) return found;
    return resolve(found.id, modes);
  }

  it.each(choices)('has the colors of $brand, $season, $contrast, $scheme', (choice) => {
    const modes = Object.entries(choice).map(([collection, mode]) => `${collection}:${mode}`);
    const found = [...expectedColors(choice).keys()].map((name) => {
      const value = resolve(figmaName(name), modes);
      if (typeof value !== 'object' || value === null || !('r' in value)) throw new Error(name);
      const bytes = Object.values(value).map((share) => Math.round(Number(share) * 255));
      const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      return [name, hex.replace(/^(#.{6})ff$/, '$1')] as const;
    });
    expect(new Map(found)).toEqual(expectedColors(choice));
  });

  it('has every public token but times, curves and shadows', () => {
    const kinds = new Set(publicTokens.filter((token) => !isInFigma(token)).map(({ type }) => type));
    expect([...kinds].toSorted()).toEqual(['cubicBezier', 'duration', 'shadow']);
    expect(body.variables.filter(({ hiddenFromPublishing }) => !hiddenFromPublishing)).toHaveLength(
      publicTokens.filter(isInFigma).length,
    );
  });

  it('gives sizes in pixels, and fonts by the name of the family', () => {
    expect(resolve('size/target', ['constants:value'])).toBe(44);
    expect(resolve('space/4', ['density:compact'])).toBe(12);
    expect(resolve('font/family/serif', ['brand:parvis'])).toBe('EB Garamond');
  });
});

describe('tokens.scss', () => {
  it('compiles, and refers to the custom property of every token', () => {
    const names = publicTokens.map(({ property }) => property ?? '');
    const uses = names.map((name) => `.use { width: $${name.replace('--ds-', '')}; }`);
    const { css } = compileString(`${output('tokens.scss')}\n${uses.join('\n')}`);
    expect(
      [...css.matchAll(/width: var\((?<name>[\w-]+)\)/g)].map((match) => match.groups?.['name']),
    ).toEqual(names);
  });
});

describe('tailwind.css', () => {
  it('gives Tailwind utilities of the tokens', async () => {
    const compiler = await compile(`${output('tailwind.css')}\n@tailwind utilities;`);
    const css = compiler.build([
      'bg-surface-raised',
      'text-season-text',
      'p-space-4',
      'rounded-md',
      'font-serif',
      'text-heading-xl',
      'leading-snug',
      'shadow-lg',
      'max-w-container-sm',
      'ease-enter',
    ]);
    for (const property of [
      'color-surface-raised',
      'season-text',
      'space-4',
      'radius-md',
      'font-family-serif',
      'font-heading-xl',
      'font-leading-snug',
      'shadow-lg',
      'easing-enter',
    ]) {
      expect(css).toContain(`var(--ds-${property})`);
    }
  });
});
