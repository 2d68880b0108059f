import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { filesBelow } from './archive.ts';

/** The documents for those who run Parvis, and what these documents link to. */
const sources = [
  'LICENSE',
  'deploy',
  'docs/alerts.md',
  'docs/deadlines.md',
  'docs/decisions',
  'docs/guides',
  'docs/operations.md',
  'docs/performance.md',
  'docs/realtime.md',
  'docs/scale.md',
];

/** The files of a release that have the same path as in the repository. */
export const operatorFiles: readonly string[] = sources.flatMap((path) =>
  statSync(join(root, path)).isDirectory()
    ? filesBelow(join(root, path)).map((file) => join(path, file))
    : [path],
);
