import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toHex } from './color.ts';
import { contrastNames, houseColors, seasonColors, seasonNames, seasonRoles } from './token-files.ts';
import { flatten, formatFaults } from './token-format.ts';
import { published } from './token-publication.ts';
import { generate } from './tokens.ts';

const folder = join(import.meta.dirname, '..');
const files: string[] = [];
for await (const path of glob('tokens/**/*.tokens.json', { cwd: folder })) files.push(path);
const generated = await generate();
const css = generated.get('tokens.gen.css') ?? '';

const names = (palette: ReadonlyMap<string, unknown>) =>
  [...palette.keys()].toSorted((a, b) => a.localeCompare(b));

describe('the files of tokens', () => {
  it('are all present', () => {
    expect(files.length).toBeGreaterThan(18);
  });

  it.each(files)('%s is in the DTCG format', async (path) => {
    const file: object = JSON.parse(await readFile(join(folder, path), 'utf8'));
    expect(formatFaults(file)).toEqual([]);
    expect(flatten(file).size).toBeGreaterThan(0);
  });

  it.each([
    [{ a: { $type: 'color', $value: '#ffffff' } }, 'not a color'],
    [{ a: { $type: 'dimension', $value: '4px' } }, 'not a dimension'],
    [{ a: { $type: 'dimension', $value: { value: 4, unit: 'em' } } }, 'not a dimension'],
    [{ a: { $type: 'duration', $value: 120 } }, 'not a duration'],
    [{ a: { $value: 1 } }, 'there is no type'],
    [{ 'a.b': { $type: 'number', $value: 1 } }, 'must not have'],
    [{ a: { $type: 'number', $value: 1, b: { $value: 2 } } }, 'a token holds no tokens'],
    [{ a: { $kind: 'number', b: { $type: 'number', $value: 1 } } }, 'no property of the format'],
    [{ a: 'b' }, 'neither a token nor a group'],
  ])('are not in it as %j', (file, fault) => {
    expect(formatFaults(file).join('\n')).toContain(fault);
  });
});

const hex = (scheme: 'light' | 'dark', name: string) => {
  const color = houseColors.standard[scheme].get(name);
  return color === undefined ? undefined : toHex(color);
};

describe('the tokens', () => {
  it('have a value in each scheme and contrast', () => {
    const { standard, more } = houseColors;
    for (const palette of [standard.dark, more.light, more.dark])
      expect(names(palette)).toEqual(names(standard.light));
  });

  it('have the designed colours', () => {
    expect(hex('light', 'background')).toBe('#fbfaf7');
    expect(hex('dark', 'background')).toBe('#110f0b');
    expect(hex('dark', 'surface')).toBe('#1c1914');
  });

  it.each(seasonNames)('contain every role of %s in its own colours', (season) => {
    for (const scheme of ['light', 'dark'] as const) {
      const colors = seasonColors(season, scheme);
      expect(names(colors)).toEqual(names(new Map(seasonRoles.map((role) => [`season.${role}`, true]))));
      expect(toHex(colors.get('season.text') ?? { lightness: 0, chroma: 0, hue: 0, alpha: 1 })).not.toBe(
        '#000000',
      );
    }
  });

  it('let a season change only the seasonal roles', () => {
    for (const season of seasonNames) {
      const rule =
        new RegExp(`\\[data-season='${season}'\\] \\{(?<body>[^}]*)\\}`).exec(css)?.groups?.['body'] ?? '';
      const declared = [...rule.matchAll(/--ds-[\w-]+(?=:)/g)].map(([name]) => name);
      expect(declared).toHaveLength(6);
      expect(declared.every((name) => name.startsWith('--ds-season-'))).toBe(true);
    }
  });

  it('let a density change only the spacing', () => {
    for (const density of ['compact', 'comfortable', 'spacious']) {
      const rule =
        new RegExp(`\\[data-density='${density}'\\] \\{(?<body>[^}]*)\\}`).exec(css)?.groups?.['body'] ?? '';
      const declared = [...rule.matchAll(/--ds-[\w-]+(?=:)/g)].map(([name]) => name);
      expect(declared.length).toBeGreaterThan(8);
      expect(declared.filter((name) => !name.startsWith('--ds-space-'))).toEqual([]);
    }
  });

  it('are never registered, so that a nested scheme takes effect', () => {
    expect(css).not.toContain('@property');
  });
});

describe('the generated files', () => {
  it.each([...generated])('%s equals the file in the repository', async (path, text) => {
    expect(await readFile(join(folder, 'src/styles', path), 'utf8')).toBe(text);
  });

  it('publish every public token in the DTCG format, and no private token', () => {
    const tokens = flatten(published());
    expect(formatFaults(published())).toEqual([]);
    expect(tokens.size).toBeGreaterThan(150);
    expect(JSON.stringify(published())).not.toContain('primitive');
    const more = [...tokens.values()].filter(({ extensions }) =>
      JSON.stringify(extensions).includes('-more'),
    );
    expect(more.length).toBeGreaterThanOrEqual(contrastNames.length);
  });

  it('need at most 1,500 bytes for each additional brand', () => {
    const brands = [...generated].filter(([path]) => path.startsWith('brands/'));
    expect(brands.length).toBeGreaterThan(2);
    const sizes = brands.map(([, text]) => gzipSync(text, { level: 9 }).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1500);
  });
});
