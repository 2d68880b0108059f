import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the server of this run keeps, found by its port, so that a command can be run on it. */
export const dataFolder = join(
  tmpdir(),
  `parvis-e2e-${process.env['E2E_PORT'] ?? process.env['PORT'] ?? ''}`,
);
