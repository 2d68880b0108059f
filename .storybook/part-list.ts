import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const name = 'virtual:part-list';
const root = join(import.meta.dirname, '..');
const sources = join(root, 'packages/design-system/src');

/** The texts of the changes since the last release, each from its own file. */
async function readChanges(): Promise<readonly string[]> {
  const changes: string[] = [];
  for await (const path of glob('.changeset/*.md', { cwd: root })) {
    const file = await readFile(join(root, path), 'utf8');
    const text = /'@parvis\/design-system': \w+\n---\n(?<text>[^]+)/u.exec(file)?.groups?.['text'];
    if (text !== undefined) changes.push(text.trim().replaceAll('\n', ' '));
  }
  return changes.toSorted((a, b) => a.localeCompare(b));
}

/** The names of the components that a folder exports. */
async function exportsOf(folder: string): Promise<readonly string[]> {
  const index = await readFile(join(folder, 'index.ts'), 'utf8');
  return [...new Set(index.match(/\b[A-Z][A-Za-z]+\b/gu))];
}

/** Every component and pattern that has a guide, by its folder. */
async function collectParts() {
  const changes = await readChanges();
  const parts = [];
  for await (const guide of glob('{components,patterns}/*/*.mdx', { cwd: sources })) {
    const folder = join(sources, dirname(guide));
    // A folder can have further guides, for parts of the component.
    if (basename(guide, '.mdx') !== basename(folder)) continue;
    const stories = await readFile(join(sources, guide.replace(/\.mdx$/u, '.stories.tsx')), 'utf8');
    const title = /\btitle: '(?<title>(?:Components|Patterns)\/[^']+)'/u.exec(stories)?.groups?.['title'];
    if (title === undefined) throw new Error(`The stories of ${guide} have no title.`);
    const names = (await exportsOf(folder)).filter((exported) => !exported.endsWith('Props'));
    const mention = new RegExp(`\\b(?:${names.join('|')})\\b`, 'u');
    parts.push({
      folder: basename(folder),
      title,
      guideId: toId(title, 'Guide'),
      changes: names.length === 0 ? [] : changes.filter((text) => mention.test(text)),
    });
  }
  return parts.toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Gives the documentation the module `virtual:part-list`: the titles of all guides, and what changed in each part. */
export const partListPlugin = (): Plugin => ({
  name: 'part-list',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}` ? `export const partList = ${JSON.stringify(await collectParts())};` : undefined,
});
