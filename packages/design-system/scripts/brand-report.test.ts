import { describe, expect, it } from 'vitest';
import { makeColors } from './brand-colors.ts';
import { exactColors, type BrandFile } from './brand.ts';
import { parseBrand } from './brand-file.ts';
import { adjustRoles } from './brand-suggestions.ts';
import { failures, moves, refusal } from './brand-report.ts';
import { toHex, withinGamut } from './color.ts';
import { schemes, type Scheme } from './token-files.ts';

const green = { primary: '#1f6247' };

const refusalOf = (brand: BrandFile) => refusal(brand, makeColors(brand));

/** Puts the suggestion from the error message into the brand, as a person would paste it. */
function pasted(brand: BrandFile): BrandFile {
  const lines = refusalOf(brand);
  const primary =
    lines.find((line) => line.startsWith('"primary": ')) ?? `"primary": "${brand.colors.primary}"`;
  const start = lines.indexOf('"roles": {');
  const roles =
    start === -1 ? `"roles": ${JSON.stringify(brand.roles ?? {})}` : lines.slice(start).join('\n');
  const rest = JSON.stringify({ ...brand, colors: undefined, roles: undefined }).slice(1, -1);
  const { primary: _primary, ...colors } = brand.colors;
  const others = Object.entries(colors).map(([name, hex]) => `, "${name}": "${hex}"`);
  return parseBrand(`{ ${rest}, "colors": { ${primary}${others.join('')} }, ${roles} }`);
}

const movesOf = (colors: BrandFile['colors'], roles: BrandFile['roles'] = {}) => {
  const brand = { name: 'moved', colors, roles };
  return moves(brand, makeColors(brand));
};

describe('the roles of a brand that lack contrast', { timeout: 60_000 }, () => {
  it('are listed once by pair, with the ratio, before the suggestion', () => {
    const lines = refusalOf({
      name: 'pale',
      colors: green,
      roles: { 'text.muted': { light: '#a0a0a0' }, 'primary.solid': { light: '#ffe680' } },
    });
    expect(lines).toContain('✗ text.muted on background (light): 2.50, and 4.5 is needed.');
    expect(lines.join('\n')).toMatch(/primary\.solid on surface \(light\): 1\.23, and 3 is needed\./);
    const pairs = lines
      .filter((line) => line.startsWith('✗'))
      .map((line) => line.replace(/(?:, [a-z ]+)*\):.*/, ''));
    expect(pairs).toHaveLength(new Set(pairs).size);
    expect(lines.filter((line) => line.includes('"text.muted"'))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/ {2}text\.muted: #a0a0a0 → #[\da-f]{6} \(light\)/);
  });

  it('are suggested for each scheme if one value was given for both', () => {
    const lines = refusalOf({ name: 'pale', colors: green, roles: { 'text.muted': '#808080' } });
    const pair = lines.find((line) => line.includes('"text.muted"')) ?? '';
    const found =
      /"text\.muted": \{ "light": "(?<light>#[\da-f]{6})", "dark": "(?<dark>#[\da-f]{6})" \}/.exec(pair);
    expect(found?.groups?.['light']).not.toBe(found?.groups?.['dark']);
  });

  it.each<[string, Omit<BrandFile, 'name' | 'colors'>]>([
    ['one for both schemes', { roles: { 'text.muted': '#808080' } }],
    ['two of which one passes', { roles: { 'text.muted': '#a0a0a0', 'primary.text': { dark: '#ffffff' } } }],
    [
      'either of a pair',
      { roles: { 'primary.solid': { light: '#6a8f7c' }, 'primary.on-solid': { light: '#ffffff' } } },
    ],
    ['a grey paper', { roles: { background: '#808080', text: '#333333', 'text.muted': '#a0a0a0' } }],
    [
      'grey on grey',
      { roles: { surface: '#777777', background: '#777777', text: '#777777', 'surface.hover': '#777777' } },
    ],
    ['the mark', { logo: { ground: '#777777', figure: '#777777' } }],
    ['the panel', { roles: { 'panel.background': '#999999', 'panel.text': { light: '#888888' } } }],
  ])('pass when the block is pasted: %s', (_case, requested) => {
    const brand = { name: 'pale', colors: green, ...requested };
    expect(failures(makeColors(brand))).not.toEqual([]);
    expect(refusalOf(pasted(brand))).toEqual([]);
  });

  it('pass after the suggested block and primary colour are pasted', () => {
    const brand = {
      name: 'pale',
      colors: { primary: '#ffffff' },
      roles: { background: { light: '#808080' } },
    };
    expect(refusalOf(brand).join('\n')).toMatch(/"primary": "#[\da-f]{6}"[^]*"roles": \{/);
    expect(refusalOf(pasted(brand))).toEqual([]);
  });
});

const builds = (brand: BrandFile) => failures(makeColors(brand)).length === 0;

const asking = (brand: BrandFile, role: string, scheme: Scheme, hex: string): BrandFile => {
  const others = schemes.flatMap((name) => {
    const color = name === scheme ? undefined : exactColors(brand, name).get(role);
    return color === undefined ? [] : [[name, toHex(color)] as const];
  });
  return { ...brand, roles: { ...brand.roles, [role]: Object.fromEntries([...others, [scheme, hex]]) } };
};

/** Finds colors of the same hue that pass and are closer to the requested color than the suggestion. */
function nearerThanProposed(brand: BrandFile, adjusted: BrandFile): string[] {
  return schemes.flatMap((scheme) =>
    [...exactColors(brand, scheme)].flatMap(([role, requested]) => {
      const proposed = exactColors(adjusted, scheme).get(role);
      if (proposed === undefined || toHex(proposed) === toHex(requested)) return [];
      const distance = Math.abs(proposed.lightness - requested.lightness);
      const steps = Array.from({ length: Math.ceil((distance - 0.005) / 0.02) }, (_, index) => index * 0.02);
      return steps
        .flatMap((step) => [requested.lightness - step, requested.lightness + step])
        .filter((lightness) => lightness >= 0 && lightness <= 1)
        .map((lightness) => toHex(withinGamut({ ...requested, lightness })))
        .filter((hex) => builds(asking(adjusted, role, scheme, hex)))
        .map((hex) => `${role}: ${hex} (${scheme})`);
    }),
  );
}

/** Reproducible pseudo-random numbers between 0 and 1. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const testedRoles = [
  'text',
  'text.muted',
  'background',
  'surface',
  'primary.solid',
  'primary.on-solid',
  'primary.text',
  'accent.text',
  'border.strong',
  'focus',
  'panel.background',
  'panel.text',
];

function anyBrand(seed: number): BrandFile {
  const source = numbers(seed);
  const below = (limit: number) => Math.floor((source.next().value ?? 0) * limit);
  const hex = () => `#${below(0xff_ff_ff).toString(16).padStart(6, '0')}`;
  const roles = Array.from({ length: 1 + below(3) }, () => testedRoles[below(testedRoles.length)] ?? 'text');
  const requested = roles.map((role) => [
    role,
    below(2) === 0 ? hex() : { [schemes[below(2)] ?? 'light']: hex() },
  ]);
  return { name: 'any', colors: { primary: '#1f6247' }, roles: Object.fromEntries(requested) };
}

describe('the nearest colours that pass', { timeout: 60_000 }, () => {
  it('are the nearest, because a slightly lighter shade fails', () => {
    const brand = { name: 'pale', colors: green, roles: { text: { light: '#999999' } } };
    const text = [...exactColors(adjustRoles(brand), 'light').values()].map(toHex);
    expect(text).toEqual(['#474747']);
    const shades = Array.from({ length: 0x99 - 0x47 }, (_, index) => (0x48 + index).toString(16).repeat(3));
    expect(builds(adjustRoles(brand))).toBe(true);
    expect(shades.filter((shade) => builds(asking(brand, 'text', 'light', `#${shade}`)))).toEqual([]);
  });

  it('move separately, so a role that passes keeps its colour', () => {
    const roles = {
      text: { light: '#999999' },
      'text.muted': '#656565',
      'accent.text': { light: '#7a4a00' },
    };
    const adjusted = adjustRoles({ name: 'pale', colors: green, roles });
    expect(adjusted.roles).toEqual({
      ...roles,
      text: { light: '#474747' },
      'text.muted': { light: '#656565', dark: expect.stringMatching(/^#[\da-f]{6}$/) },
    });
  });

  it.each(Array.from({ length: 12 }, (_, index) => [index + 1]))(
    'build, and none of their hue is nearer: brand %i',
    (seed) => {
      const brand = anyBrand(seed * 7919);
      const adjusted = adjustRoles(brand);
      expect(failures(makeColors(adjusted))).toEqual([]);
      expect(nearerThanProposed(brand, adjusted)).toEqual([]);
    },
  );
});

describe('a colour that is not shown as the brand file gives it', () => {
  it('is reported', () => {
    expect(movesOf({ primary: '#808080', accent: '#ffffff' })).toEqual([
      'Moved to be readable:',
      '  primary.solid: #808080 → #747474 (light)',
      '  accent.ornament: #ffffff → #bebebe (light)',
    ]);
  });

  it('is not reported if it is shown, or if the brand requests another colour for its role', () => {
    expect(movesOf({ primary: '#1F6247' })).toEqual([]);
    expect(movesOf({ primary: '#808080' }, { 'primary.solid': '#747474' })).toEqual([]);
  });

  it.each(['#ffffff', '#ffd400', '#00ff00', '#00ffff', '#f4e9d8'])(
    'fails as a primary colour if it would have to become another colour: %s',
    (primary) => {
      const brand = { name: 'lost', colors: { primary, accent: '#c98a4b' } };
      const lines = refusalOf(brand).join('\n');
      expect(lines).toContain(`colors.primary ${primary} would have to become another colour`);
      expect(lines).toMatch(/✗ primary\.solid on surface \(light\): 1\.\d\d, and 3 is needed\./);
      expect(refusalOf(pasted(brand))).toEqual([]);
    },
  );

  it.each(['#000000', '#ff9800', '#2196f3', '#2b1a10'])(
    'does not fail if it is moved only a little: %s',
    (primary) => {
      expect(refusalOf({ name: 'near', colors: { primary } })).toEqual([]);
    },
  );
});
