import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:token-uses';
const sources = join(import.meta.dirname, '../packages/design-system/src');
const titleOf = (path: string) => path.split('/')[1]?.replace(/\..*$/, '') ?? '';

/** The components, patterns and shared style sheets that use each custom property, by name. */
async function collectUses(): Promise<Record<string, string[]>> {
  const uses = new Map<string, Set<string>>();
  for await (const path of glob('{components,patterns,icons,styles}/**/*.css', { cwd: sources })) {
    if (path.includes('.gen.')) continue;
    const css = await readFile(join(sources, path), 'utf8');
    for (const { groups } of css.matchAll(/var\(\s*(?<property>--ds-[\w-]+)/g)) {
      const property = groups?.['property'] ?? '';
      uses.set(property, (uses.get(property) ?? new Set()).add(titleOf(path)));
    }
  }
  return Object.fromEntries(
    [...uses].map(([property, titles]) => [property, [...titles].toSorted((a, b) => a.localeCompare(b))]),
  );
}

/**
 * Gives the page of the tokens the module `virtual:token-uses`. The page cannot import the style sheets as text,
 * because the plugin of the CSS modules would compile them.
 */
export const tokenUsesPlugin = (): Plugin => ({
  name: 'token-uses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}` ? `export const tokenUses = ${JSON.stringify(await collectUses())};` : undefined,
});
