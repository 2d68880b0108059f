import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { unitedStatesOutline } from './maps.ts';

it('the outline of the United States matches the package us-atlas', async () => {
  const written = new URL('../src/maps/united-states/outline.gen.ts', import.meta.url);
  expect(await readFile(written, 'utf8')).toBe(await unitedStatesOutline());
});
