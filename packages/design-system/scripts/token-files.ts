import { readFile } from 'node:fs/promises';
import type { OklchColor } from './color.ts';

type Group = { readonly [key: string]: unknown };

export type Token = {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly extensions: Group;
};

export type TokenSet = ReadonlyMap<string, Token>;
export type Scheme = 'light' | 'dark';

const folder = new URL('../tokens/', import.meta.url);
const sharedFiles = ['space', 'type', 'motion', 'elevation'].map((name) => `semantic/${name}.tokens.json`);

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readTokens(file: string): Promise<TokenSet> {
  const tokens = new Map<string, Token>();
  const walk = (group: Group, path: readonly string[], inheritedType: string) => {
    const type = typeof group['$type'] === 'string' ? group['$type'] : inheritedType;
    if ('$value' in group) {
      const name = path.filter((part) => part !== '$root').join('.');
      const extensions = group['$extensions'];
      tokens.set(name, {
        name,
        type,
        value: group['$value'],
        extensions: isGroup(extensions) ? extensions : {},
      });
      return;
    }
    for (const [key, child] of Object.entries(group)) {
      if (isGroup(child) && (key === '$root' || !key.startsWith('$'))) walk(child, [...path, key], type);
    }
  };
  const parsed: unknown = JSON.parse(await readFile(new URL(file, folder), 'utf8'));
  if (!isGroup(parsed)) throw new TypeError(`${file} holds no tokens`);
  walk(parsed, [], '');
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

/** The semantic colours of both schemes, by name without the leading `color.`, with every alias resolved. */
export async function readColors(): Promise<Record<Scheme, ReadonlyMap<string, OklchColor>>> {
  const primitive = await readTokens('primitive/color.tokens.json');
  const scheme = async (name: Scheme) => {
    const semantic = await readTokens(`semantic/color.${name}.tokens.json`);
    const all = new Map([...primitive, ...semantic]);
    return new Map(
      [...semantic.values()].map(
        (token) => [token.name.replace(/^color\./, ''), resolveColor(all, token.value)] as const,
      ),
    );
  };
  return { light: await scheme('light'), dark: await scheme('dark') };
}

/** The tokens that are the same in both schemes. */
export async function readSharedTokens(): Promise<readonly Token[]> {
  const sets = await Promise.all(sharedFiles.map(readTokens));
  return sets.flatMap((set) => Array.from(set.values()));
}
