import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { deployFolder } from './files.ts';
import { documentedSettings, knownCommands } from './settings.ts';

const folder = join(root, 'docs/guides');
const files = await readdir(folder);
const guides = await Promise.all(
  files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
);
const commands = await knownCommands();
const documented = await documentedSettings();
const own = await Promise.all(
  ['nginx.conf', 'parvis.service', 'parvis-backup.service'].map((file) =>
    readFile(join(deployFolder, file), 'utf8'),
  ),
);

/** The anchor that a heading has in the rendered page. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');

test.each([...guides, ...own.map((text, index) => [`file ${index}`, text] as const)])(
  'every command in %s exists',
  (_, text) => {
    const named = [
      ...text.matchAll(/(?:\.|\/opt\/parvis|\/current)\/parvis (?<name>[a-z][a-z-]+)/g),
      ...text.matchAll(/npm run (?<name>[\w:-]+)/g),
    ].map(({ groups }) => groups?.['name'] ?? '');
    expect(named.filter((name) => !commands.has(name))).toEqual([]);
  },
);

test.each(guides)('every setting in %s is documented', (_, text) => {
  const named = text.match(/^[A-Z][A-Z\d_]+(?==)/gm) ?? [];
  expect(named.filter((name) => !documented.has(name))).toEqual([]);
});

test.each(guides)('every deployment file that %s names exists', (_, text) => {
  const named = text.match(/(?<=\bdeploy\/)[\w./-]*\w/g) ?? [];
  expect(named.filter((file) => !existsSync(join(deployFolder, file)))).toEqual([]);
});

test.each(guides)('every link of %s leads to a page and a heading', async (file, text) => {
  const links = [...text.matchAll(/\]\((?!https?:)(?<path>[^)#]*)(?:#(?<heading>[^)]*))?\)/g)];
  const broken: string[] = [];
  for (const { groups } of links) {
    const path = groups?.['path'] ?? '';
    const target = path === '' ? join(folder, file) : join(dirname(join(folder, file)), path);
    if (!existsSync(target)) broken.push(path);
    else if (groups?.['heading'] !== undefined) {
      const headings = [...(await readFile(target, 'utf8')).matchAll(/^#+ (?<title>.+)$/gm)];
      const anchors = headings.map((heading) => anchor(heading.groups?.['title'] ?? ''));
      if (!anchors.includes(groups['heading'])) broken.push(`${path}#${groups['heading']}`);
    }
  }
  expect(broken).toEqual([]);
  expect(links.length).toBeGreaterThan(2);
});
