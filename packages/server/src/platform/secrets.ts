import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isMissingFile } from './missing-file.ts';
import { ConfigError, type Config } from './config.ts';
import { createFolderSync } from './create-folder.ts';

export interface Secrets {
  /** Returns a separate key for each purpose. Each key is derived from the secret of the installation. */
  key(purpose: string): Buffer;
}

const BYTES = 32;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Creates the file in one step, and never overwrites the secret of another process. */
function create(path: string): void {
  // The id of a process is not enough: several machines can share the folder, and the first process of each container
  // has the same id.
  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(BYTES).toString('base64url')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Loads the secret. It is created once for each installation and stays in the data folder, so that signatures stay
 * valid.
 */
export function loadSecrets(config: Config): Secrets;
/** Returns null if there is no secret, and a new one may not be created. */
export function loadSecrets(config: Config, options: { readonly mayCreate: boolean }): Secrets | null;
export function loadSecrets(config: Config, { mayCreate } = { mayCreate: true }): Secrets | null {
  const path = join(config.dataFolder, 'secret');
  let secret = config.secret;
  if (secret === null) {
    createFolderSync(config.dataFolder, 0o700);
    if (readOrNull(path) === null) {
      if (!mayCreate) return null;
      create(path);
    }
    secret = readOrNull(path) ?? '';
    if (secret.length < BYTES) {
      throw new ConfigError(`The file ${path} is damaged. Restore it, or delete it to have a new one made.`);
    }
  }
  const root = secret;
  return { key: (purpose) => createHmac('sha256', root).update(purpose).digest() };
}
