import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import parse, { type Node, type Selector } from 'postcss-selector-parser';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../src');

const isNamed = (compound: readonly Node[]) =>
  compound.some(({ type }) => type === 'class' || type === 'attribute');

const hasHas = (compound: readonly Node[]): boolean =>
  compound.some(
    (node) =>
      node.type === 'pseudo' && (node.value === ':has' || node.nodes.some(({ nodes }) => hasHas(nodes))),
  );

function compoundsOf(selector: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  return compounds;
}

/**
 * Finds selectors with `:has()` that are slow: after each change of a page, a browser matches most of its elements
 * again. A selector is fast only if the element with `:has()`, and each element after it in the selector, has a class
 * or an attribute.
 */
function costlySelectors(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])(?<selector>[^{};@]+)(?=\{)/g);
  return [...rules].flatMap(({ groups }) =>
    parse()
      .astSync(groups?.['selector'] ?? '')
      .nodes.filter((selector) => {
        const compounds = compoundsOf(selector);
        const first = compounds.findIndex(hasHas);
        return first !== -1 && !compounds.slice(first).every(isNamed);
      })
      .map((selector) => String(selector).trim().replaceAll(/\s+/g, ' ')),
  );
}

it.each([
  'body:has(.open) > *',
  '.card:has(.link) a',
  '.bar:has(.search) > :not(.start)',
  ':root:has(:focus) .bar',
  ':is(.a:has(.b), .c) > p',
])('finds %s', (selector) => {
  expect(costlySelectors(`@layer a { ${selector} { color: red; } }`)).toEqual([selector]);
});

it.each(['.card:has(.link)', '.card:has(> a)', '.row:has(button) > .name', '.list > :nth-child(2)'])(
  'allows %s',
  (selector) => {
    expect(costlySelectors(`${selector} { color: red; }`)).toEqual([]);
  },
);

it('has no selector that restyles a whole page', async () => {
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(100);
  const found = await Promise.all(
    files.map(async (file) => costlySelectors(await readFile(join(sources, file), 'utf8'))),
  );
  expect(found.flat()).toEqual([
    // Allowed, because this selector applies only on phones. Blur events cannot replace it: they do not fire if a
    // focused field is removed.
    ":root:has(input:not([type='checkbox'], [type='radio'], [type='file']):focus, textarea:focus) .root",
  ]);
});
