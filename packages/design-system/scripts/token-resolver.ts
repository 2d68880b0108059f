import { toHex, type OklchColor } from './color.ts';
import type { Collection, CollectionToken, CollectionValue } from './token-collections.ts';

type Json = { [key: string]: unknown };

/** A color in the DTCG format, with its sRGB value for tools that know no OKLCH. */
export const colorValue = (color: OklchColor) => ({
  colorSpace: 'oklch',
  components: [color.lightness, color.chroma, color.hue],
  ...(color.alpha < 1 ? { alpha: color.alpha } : {}),
  hex: toHex({ ...color, alpha: 1 }),
});

/** The names that are also groups of other tokens. The format writes such a token as the `$root` of its group. */
export const parents = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name) => names.some((other) => other.startsWith(`${name}.`))));

/** Inserts a token into the tree of groups. If a token is also a group, it becomes the root of the group. */
export function place(tree: Json, name: string, token: Json, groups: ReadonlySet<string>): void {
  const path = name.split('.');
  if (groups.has(name)) path.push('$root');
  let group = tree;
  for (const key of path.slice(0, -1)) {
    const next = group[key] ?? {};
    group[key] = next;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function writes into the tree
    group = next as Json;
  }
  group[path.at(-1) ?? ''] = token;
}

function written(value: CollectionValue | undefined): unknown {
  if (value === undefined) throw new Error('A token has no value in a mode');
  if (value.kind === 'alias') return `{${value.name}}`;
  return value.kind === 'color' ? colorValue(value.color) : value.value;
}

const tokenIn = ({ type, description, extensions, values }: CollectionToken, mode: string): Json => ({
  $type: type,
  $value: written(values.get(mode)),
  ...(description === '' ? {} : { $description: description }),
  ...(Object.keys(extensions).length > 0 ? { $extensions: extensions } : {}),
});

function treeOf({ tokens }: Collection, mode: string, groups: ReadonlySet<string>): Json {
  const tree: Json = {};
  for (const token of tokens) place(tree, token.name, tokenIn(token, mode), groups);
  return tree;
}

/**
 * The tokens as a resolver of the DTCG format 2025.10: tools choose a brand, a season, a contrast, a scheme and a
 * density, and get the values.
 */
export function resolverDocument(all: readonly Collection[]): Json {
  const groups = parents(all.flatMap(({ tokens }) => tokens.map(({ name }) => name)));
  const fixed = all.filter(({ modes }) => modes.length === 1);
  const changing = all.filter(({ modes }) => modes.length > 1);
  return {
    name: 'Parvis',
    version: '2025.10',
    description: 'The public tokens of @parvis/design-system. Names with a leading underscore are internal.',
    sets: Object.fromEntries(
      fixed.map((collection) => [
        collection.name,
        {
          description: collection.description,
          sources: [treeOf(collection, collection.modes[0] ?? '', groups)],
        },
      ]),
    ),
    modifiers: Object.fromEntries(
      changing.map((collection) => [
        collection.name,
        {
          description: collection.description,
          contexts: Object.fromEntries(
            collection.modes.map((mode) => [mode, [treeOf(collection, mode, groups)]]),
          ),
          default: collection.modes[0],
        },
      ]),
    ),
    resolutionOrder: [
      ...fixed.map(({ name }) => ({ $ref: `#/sets/${name}` })),
      ...changing.map(({ name }) => ({ $ref: `#/modifiers/${name}` })),
    ],
  };
}
