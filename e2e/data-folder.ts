import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The data folder of this run's server. Its path contains the port, so that tests can also find the folder and run
 * commands on it.
 */
export const dataFolder = join(
  tmpdir(),
  `parvis-e2e-${process.env['E2E_PORT'] ?? process.env['PORT'] ?? ''}`,
);
