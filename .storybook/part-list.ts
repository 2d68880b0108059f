import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:part-list';
const root = join(import.meta.dirname, '..');
const sources = join(root, 'packages/design-system/src');

interface Change {
  /** The kind of the release that contains it, such as 'minor'. */
  readonly release: string;
  readonly text: string;
}

/** The changes since the last release, each from its own file. */
async function readChanges(): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for await (const path of glob('.changeset/*.md', { cwd: root })) {
    const file = await readFile(join(root, path), 'utf8');
    const { groups } = /'@parvis\/design-system': (?<release>\w+)\n---\n(?<text>[^]+)/u.exec(file) ?? {};
    if (groups === undefined) continue;
    changes.push({
      release: groups['release'] ?? '',
      text: (groups['text'] ?? '').trim().replaceAll('\n', ' '),
    });
  }
  return changes.toSorted((a, b) => a.text.localeCompare(b.text));
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
    const title = /^ {2}title: '(?<title>[^'/]+\/[^']+)',$/mu.exec(stories)?.groups?.['title'] ?? '';
    const names = (await exportsOf(folder)).filter((exported) => !exported.endsWith('Props'));
    const mention = new RegExp(`\\b(?:${names.join('|')})\\b`, 'u');
    parts.push({
      folder: basename(folder),
      title,
      changes: names.length === 0 ? [] : changes.filter(({ text }) => mention.test(text)),
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
