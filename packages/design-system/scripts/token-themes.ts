import type { Collection, CollectionToken } from './token-collections.ts';

const named = (all: readonly Collection[]) =>
  all.flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token.property === null ? [] : [{ ...token, property: token.property }])),
  );

const comment = (text: string) => (text === '' ? '' : `/// ${text}\n`);

/**
 * Sass variables, one for each token. Each is a reference to the custom property, so brands, schemes and seasons also
 * change what Sass wrote.
 */
export const sassVariables = (all: readonly Collection[]) =>
  named(all)
    .map(
      ({ description, property }) =>
        `${comment(description)}$${property.replace('--ds-', '')}: var(${property});`,
    )
    .join('\n');

// The namespaces of a Tailwind 4 theme, by the group of the token. Tailwind computes with `--spacing`, so the steps of
// the space get names of their own. The other groups have no namespace.
const namespaces: ReadonlyArray<readonly [RegExp, string]> = [
  [/^color\./, 'color'],
  [/^season\./, 'color-season'],
  [/^space\./, 'spacing-space'],
  [/^size\.container\./, 'container'],
  [/^radius\./, 'radius'],
  [/^font\.family\./, 'font'],
  [/^font\.size\./, 'text'],
  [/^font\.heading\./, 'text-heading'],
  [/^font\.weight\./, 'font-weight'],
  [/^font\.leading\./, 'leading'],
  [/^font\.tracking\./, 'tracking'],
  [/^shadow\./, 'shadow'],
  [/^easing\./, 'ease'],
];

/** The variable of the Tailwind theme; undefined if Tailwind has no namespace for the token. */
export function tailwindVariable({ name }: CollectionToken): string | undefined {
  const found = namespaces.find(([pattern]) => pattern.test(name));
  if (found === undefined) return undefined;
  const [pattern, namespace] = found;
  return `--${namespace}-${name.replace(pattern, '').replaceAll('.', '-')}`;
}

/** The body of a Tailwind 4 theme: `bg-surface-raised`, `p-space-4`, `rounded-md`, `shadow-lg`. */
export function tailwindTheme(all: readonly Collection[]): string {
  const lines = named(all).flatMap((token) => {
    const name = tailwindVariable(token);
    return name === undefined ? [] : [`  ${name}: var(${token.property});`];
  });
  return ['@theme inline {', ...lines, '}'].join('\n');
}
