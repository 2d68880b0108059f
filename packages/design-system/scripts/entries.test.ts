import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { entries } from './entries.ts';

it('the entries of the package match its folders', async () => {
  const { root, manifest } = await entries();
  expect(await readFile(new URL('../src/entries.gen.ts', import.meta.url), 'utf8')).toBe(root);
  const written: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(written).toEqual(JSON.parse(manifest));
});
