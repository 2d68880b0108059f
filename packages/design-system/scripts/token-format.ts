import type { OklchColor } from './color.ts';

type Group = { readonly [key: string]: unknown };

export type Dimension = { readonly value: number; readonly unit: string };

export type Shadow = {
  readonly color: string;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
};

export type Token = {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly description: string;
  readonly extensions: Group;
};

export type TokenSet = ReadonlyMap<string, Token>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);

/** Flattens a file in the DTCG format, or one of its groups, to tokens by full name. */
export function flatten(file: object, only?: string): TokenSet {
  const tokens = new Map<string, Token>();
  const walk = (group: Group, path: readonly string[], inheritedType: string) => {
    const type = textOf(group['$type'], inheritedType);
    if ('$value' in group) {
      const name = path.filter((part) => part !== '$root').join('.');
      const extensions = group['$extensions'];
      tokens.set(name, {
        name,
        type,
        value: group['$value'],
        description: textOf(group['$description']),
        extensions: isGroup(extensions) ? extensions : {},
      });
      return;
    }
    for (const [key, child] of Object.entries(group)) {
      if (isGroup(child) && (key === '$root' || !key.startsWith('$'))) walk(child, [...path, key], type);
    }
  };
  for (const [key, group] of Object.entries(file)) {
    if (isGroup(group) && (only === undefined || key === only)) walk(group, [key], '');
  }
  return tokens;
}

export function resolveColor(tokens: TokenSet, value: unknown): OklchColor {
  if (typeof value === 'string') {
    const name = /^\{(?<name>.+)\}$/.exec(value)?.groups?.['name'] ?? '';
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`There is no token ${value}`);
    return resolveColor(tokens, token.value);
  }
  if (isGroup(value) && value['colorSpace'] === 'oklch' && Array.isArray(value['components'])) {
    const [lightness, chroma, hue] = value['components'].map(Number);
    if (lightness === undefined || chroma === undefined || hue === undefined) {
      throw new TypeError(`A colour has three components: ${JSON.stringify(value)}`);
    }
    return { lightness, chroma, hue, alpha: Number(value['alpha'] ?? 1) };
  }
  throw new TypeError(`Not a colour in oklch: ${JSON.stringify(value)}`);
}

const reference = /^\{[^{}]+\}$/;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const within = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high;
const measured = (units: readonly string[]) => (value: unknown) =>
  isGroup(value) &&
  Object.keys(value).length === 2 &&
  isNumber(value['value']) &&
  units.includes(textOf(value['unit']));
const dimension = measured(['px', 'rem']);

const isColor = (value: unknown) =>
  isGroup(value) &&
  value['colorSpace'] === 'oklch' &&
  Array.isArray(value['components']) &&
  value['components'].length === 3 &&
  within(value['components'][0], 0, 1) &&
  within(value['components'][1], 0, 0.5) &&
  within(value['components'][2], 0, 359.9999) &&
  (value['alpha'] === undefined || within(value['alpha'], 0, 1)) &&
  (value['hex'] === undefined || /^#[\da-f]{6}$/.test(textOf(value['hex']))) &&
  Object.keys(value).every((key) => ['colorSpace', 'components', 'alpha', 'hex'].includes(key));

const isShadow = (value: unknown) =>
  isGroup(value) &&
  (reference.test(textOf(value['color'])) || isColor(value['color'])) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((side) => dimension(value[side]));

/**
 * The token types of the DTCG format 2025.10 that these files use, with the rules for values from its chapters
 * 8 and 9.
 */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension,
  duration: measured(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => within(value, 1, 1000),
  fontFamily: (value) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== ''),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    within(value[0], 0, 1) &&
    within(value[2], 0, 1),
  shadow: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isShadow) : isShadow(value)),
};

const properties = new Set([
  '$type',
  '$value',
  '$description',
  '$extensions',
  '$deprecated',
  '$root',
  '$schema',
]);

/** The violations of the DTCG format 2025.10 in a file. */
export function formatFaults(file: object): string[] {
  const faults: string[] = [];
  const walk = (group: Group, path: readonly string[], inheritedType: string) => {
    const place = path.join('.') || 'the file';
    const type = textOf(group['$type'], inheritedType);
    for (const key of Object.keys(group)) {
      if (key.startsWith('$') && !properties.has(key))
        faults.push(`${place}: ${key} is no property of the format`);
      if (/[{}.]/.test(key)) faults.push(`${place}: '${key}' holds a sign that a name must not have`);
    }
    if (group['$description'] !== undefined && typeof group['$description'] !== 'string')
      faults.push(`${place}: $description is no text`);
    if ('$value' in group) {
      const value = group['$value'];
      const fits = types[type];
      if (fits === undefined) faults.push(`${place}: there is no type '${type}'`);
      else if (!(typeof value === 'string' && reference.test(value)) && !fits(value))
        faults.push(`${place}: not a ${type}: ${JSON.stringify(value)}`);
      if (Object.keys(group).some((key) => key === '$root' || !key.startsWith('$')))
        faults.push(`${place}: a token holds no tokens`);
      return;
    }
    for (const [key, child] of Object.entries(group)) {
      if (key.startsWith('$') && key !== '$root') continue;
      if (isGroup(child)) walk(child, [...path, key], type);
      else faults.push(`${place}.${key}: neither a token nor a group`);
    }
  };
  walk({ ...file }, [], '');
  return faults;
}
