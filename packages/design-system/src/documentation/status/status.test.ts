import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { statuses } from './status.ts';
import { synonyms } from './synonyms.ts';

const sources = join(import.meta.dirname, '../..');

async function foldersWithGuide(): Promise<readonly string[]> {
  const folders = new Set<string>();
  for await (const guide of glob('{components,patterns}/*/*.mdx', { cwd: sources })) {
    folders.add(basename(dirname(guide)));
  }
  return [...folders].toSorted();
}

test('every component and pattern with a guide has one status', async () => {
  expect([...statuses.keys()].toSorted()).toEqual(await foldersWithGuide());
});

test('only parts of the next version are newer than the package', () => {
  const [major, minor] = packageJson.version.split('.');
  const known = new Set([packageJson.version, `${major}.${Number.parseInt(minor ?? '', 10) + 1}.0`]);
  expect(
    [...new Set([...statuses.values()].map(({ since }) => since))].filter((since) => !known.has(since)),
  ).toEqual([]);
});

test('synonyms belong to parts that exist', () => {
  expect(Object.keys(synonyms).filter((folder) => !statuses.has(folder))).toEqual([]);
});
