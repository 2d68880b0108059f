import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';

/** Thrown instead of writing to a database that is read-only. */
export class ReadOnlyError extends ConfigError {
  constructor() {
    super(
      'The database is read-only, because it moves or has moved to PostgreSQL, or because of READ_ONLY. See "Read-only mode" in docs/operations.md.',
    );
  }
}

type Place = Pick<Config, 'databaseUrl' | 'dataFolder' | 'readOnly'>;

/** While this file exists, no process writes to the SQLite database beside it. */
const markerOf = (dataFolder: string): string => join(dataFolder, 'parvis.db.read-only');

/**
 * Returns a function that tells whether the database is read-only now. It looks for the file at each call, so that no
 * write begins after the file was created. A call takes a few microseconds.
 */
export function readOnlyCheck({ databaseUrl, dataFolder, readOnly }: Place): () => boolean {
  if (readOnly || databaseUrl !== null) return () => readOnly;
  const marker = markerOf(dataFolder);
  return () => existsSync(marker);
}

/** Makes the SQLite database read-only for all processes, from now on and after a restart. */
export function makeReadOnly(dataFolder: string): void {
  writeFileSync(
    markerOf(dataFolder),
    'While this file exists, Parvis writes nothing to parvis.db. The command move-to-postgres has created it.\n',
  );
}

/** Lets all processes write to the SQLite database again. */
export function makeWritable(dataFolder: string): void {
  rmSync(markerOf(dataFolder), { force: true });
}
