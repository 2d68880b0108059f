import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** The data folder of the server on this port. */
export const dataFolderOf = (port: string): string => join(tmpdir(), `parvis-e2e-${port}`);

/** The data folder of the running test's server, where the test can run commands. */
export const dataFolder = (): string => dataFolderOf(new URL(test.info().project.use.baseURL ?? '').port);
