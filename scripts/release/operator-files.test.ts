import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { operatorFiles } from './operator-files.ts';

const forOperators = /^docs\/(?:deadlines|operations|guides\/[\w-]+)\.md$/;

test('each link of the documents for operators leads to a file of the release', () => {
  const links = operatorFiles
    .filter((path) => forOperators.test(path))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:)(?<path>[^)#]+)/g)].map(
        ({ groups }) => join(path, '..', groups?.['path'] ?? ''),
      ),
    );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((link) => !operatorFiles.includes(link))).toEqual([]);
});
