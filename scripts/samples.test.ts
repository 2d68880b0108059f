import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const source = join(root, 'packages/app/src');
const isForTests = (path: string): boolean =>
  /(?:\.test|\.stories|-harness)\.tsx?$|(?:^|\/)sample(?:s|-[a-z-]+)\.ts$/.test(path);

// The lint rules let features import each other's samples, because the tests of a feature need the samples of others.
test('only tests import samples', async () => {
  const found: string[] = [];
  let readers = 0;
  for await (const path of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (!/['"][^'"\n]*\/samples\.ts['"]/.test(await readFile(join(source, path), 'utf8'))) continue;
    if (isForTests(path)) readers += 1;
    else found.push(path);
  }
  expect(found).toEqual([]);
  expect(readers).toBeGreaterThan(5);
});
