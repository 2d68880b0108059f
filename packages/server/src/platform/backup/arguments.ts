import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, type Config } from '../config.ts';
import { MOST_DAYS } from './retention.ts';

const BACKUP_USAGE = `Usage: backup [folder] [--keep-days <1 to ${MOST_DAYS}>]`;
const RESTORE_USAGE = 'Usage: restore <file> [--replace | --verify]';

/** Runs the parser. If it throws, the error becomes one line that shows how to call the command. */
function parsed<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

/** Reads the arguments of the backup command. */
export function backupArguments(
  args: readonly string[],
  { backup }: Pick<Config, 'backup'>,
): { readonly folder: string; readonly keepDays: number } {
  const { positionals, values } = parsed(BACKUP_USAGE, () =>
    parseArgs({ args: [...args], allowPositionals: true, options: { 'keep-days': { type: 'string' } } }),
  );
  if (positionals.length > 1) throw new ConfigError(BACKUP_USAGE);
  const [named] = positionals;
  const folder = named === undefined ? backup.folder : resolve(named);
  if (folder === null)
    throw new ConfigError(`Name a folder for the backup, or set BACKUP_DIR. ${BACKUP_USAGE}`);
  const days = values['keep-days'] ?? String(MOST_DAYS);
  const keepDays = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  if (keepDays < 1 || keepDays > MOST_DAYS)
    throw new ConfigError(
      `--keep-days must be a whole number from 1 to ${MOST_DAYS}, because the privacy policy promises that deleted data leaves the backups in time.`,
    );
  return { folder, keepDays };
}

interface RestoreArguments {
  readonly path: string;
  readonly replaces: boolean;
  readonly verifies: boolean;
}

/** Reads the arguments of the restore command. */
export function restoreArguments(args: readonly string[]): RestoreArguments {
  const { positionals, values } = parsed(RESTORE_USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, verify: { type: 'boolean', default: false } },
    }),
  );
  const [path] = positionals;
  const { replace, verify } = values;
  if (path === undefined || positionals.length > 1 || (replace && verify))
    throw new ConfigError(RESTORE_USAGE);
  return { path: resolve(path), replaces: replace, verifies: verify };
}
