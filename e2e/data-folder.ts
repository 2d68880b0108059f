import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of this run's server, derived from its port, so that a command can be run on it. */
export const dataFolder = join(
  tmpdir(),
  `parvis-e2e-${process.env['E2E_PORT'] ?? process.env['PORT'] ?? ''}`,
);
