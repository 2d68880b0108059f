import type { PostVariablesRequestBody, VariableScope } from '@figma/rest-api-spec';
import { toHex, type OklchColor } from './color.ts';
import type { Collection, CollectionToken, CollectionValue } from './token-collections.ts';

// Figma has no variables for these. Shadows are styles there, and prototypes set their own times and curves.
const absent = new Set(['cubicBezier', 'duration', 'shadow']);

/** Whether a token is a variable in Figma. */
export const isInFigma = ({ type }: CollectionToken) => !absent.has(type);

/** The name of a token in Figma, such as `color/surface/raised`. */
export const figmaName = (name: string) => name.replaceAll('.', '/');

const typeOf = (type: string): 'COLOR' | 'FLOAT' | 'STRING' => {
  if (type === 'color') return 'COLOR';
  return type === 'fontFamily' ? 'STRING' : 'FLOAT';
};

const scopesByName: ReadonlyArray<readonly [RegExp, readonly VariableScope[]]> = [
  [/^color\.shadow$/, ['EFFECT_COLOR']],
  [/^(?:color|season)\..*(?:border|focus|ornament)/, ['STROKE_COLOR', 'ALL_FILLS']],
  [/^(?:color|season)\./, ['ALL_FILLS']],
  [/^space\./, ['GAP', 'WIDTH_HEIGHT']],
  [/^size\./, ['WIDTH_HEIGHT']],
  [/^radius\./, ['CORNER_RADIUS']],
  [/^border-width\./, ['STROKE_FLOAT']],
  [/^font\.family\./, ['FONT_FAMILY']],
  [/^font\.weight\./, ['FONT_WEIGHT']],
  [/^font\.(?:size|heading)\./, ['FONT_SIZE']],
];

/** Where Figma offers the variable. An internal step is offered nowhere. */
const scopesOf = ({ name }: CollectionToken) =>
  scopesByName.find(([pattern]) => pattern.test(name))?.[1] ?? [];

const pixels = 16;

function rgba(color: OklchColor) {
  const hex = toHex(color);
  const [r = 0, g = 0, b = 0, a] = (hex.slice(1).match(/../g) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  );
  return a === undefined ? { r, g, b } : { r, g, b, a };
}

function plainValue({ name, type }: CollectionToken, value: unknown): string | number {
  if (type === 'fontFamily' && Array.isArray(value)) return String(value[0]).replace(/ Variable$/, '');
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'value' in value && 'unit' in value) {
    const length = Number(value.value);
    return value.unit === 'rem' ? length * pixels : length;
  }
  throw new TypeError(`${name} has a value that Figma cannot hold: ${JSON.stringify(value)}`);
}

function valueOf(token: CollectionToken, value: CollectionValue) {
  if (value.kind === 'alias') return { type: 'VARIABLE_ALIAS', id: figmaName(value.name) } as const;
  return value.kind === 'color' ? rgba(value.color) : plainValue(token, value.value);
}

const modeId = (collection: string, mode: string) => `${collection}:${mode}`;

/**
 * The body of Figma's `POST /v1/files/{file_key}/variables`, with a collection for each axis. Sizes are in pixels at a
 * root font size of 16. Temporary ids are the names.
 */
export function figmaVariables(all: readonly Collection[]) {
  const collections = all.map(({ name, modes, tokens }) => ({
    name,
    modes,
    tokens: tokens.filter(isInFigma),
  }));
  return {
    variableCollections: collections.map(({ name, modes }) => ({
      action: 'CREATE' as const,
      id: name,
      name,
      initialModeId: modeId(name, modes[0] ?? ''),
    })),
    // Figma creates the first mode with the collection, under its own name.
    variableModes: collections.flatMap(({ name, modes }) =>
      modes.map((mode, index) => ({
        action: index === 0 ? ('UPDATE' as const) : ('CREATE' as const),
        id: modeId(name, mode),
        name: mode,
        variableCollectionId: name,
      })),
    ),
    variables: collections.flatMap(({ name: collection, tokens }) =>
      tokens.map((token) => ({
        action: 'CREATE' as const,
        id: figmaName(token.name),
        name: figmaName(token.name),
        variableCollectionId: collection,
        resolvedType: typeOf(token.type),
        description: token.description,
        hiddenFromPublishing: token.property === null,
        scopes: [...scopesOf(token)],
        ...(token.property === null ? {} : { codeSyntax: { WEB: `var(${token.property})` } }),
      })),
    ),
    variableModeValues: collections.flatMap(({ name: collection, tokens }) =>
      tokens.flatMap((token) =>
        [...token.values].map(([mode, value]) => ({
          variableId: figmaName(token.name),
          modeId: modeId(collection, mode),
          value: valueOf(token, value),
        })),
      ),
    ),
  } satisfies PostVariablesRequestBody;
}
