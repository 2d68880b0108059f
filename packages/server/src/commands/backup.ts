import { storedFileIds } from '../features/files/index.ts';
import { backupArguments } from '../platform/backup/arguments.ts';
import { makeBackup, type Backup } from '../platform/backup/make-backup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { lastMigration } from '../platform/database/applied-migration.ts';
import { migrationsOf } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { createLogger } from '../platform/log.ts';
import { requireDatabase, runCommand } from './operator-command.ts';

const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

function describe({ path, bytes, files, missingFiles, hasSecret, deleted }: Backup, config: Config): string {
  const lines = [`The backup is ${path} (${size(bytes)}, ${files.count} files of members).`];
  if (config.backup.passphrase === null)
    lines.push('It is not encrypted, so protect it like the data itself, or set BACKUP_PASSPHRASE.');
  if (!hasSecret) lines.push('It does not contain the value of SECRET. Store SECRET in another safe place.');
  if (missingFiles.length > 0)
    lines.push(
      `Warning: the database names ${missingFiles.length} files that do not exist: ${missingFiles.slice(0, 3).join(', ')} …`,
    );
  if (deleted.length > 0) lines.push(`Deleted old backups: ${deleted.join(', ')}.`);
  return lines.join('\n');
}

await runCommand(async (config) => {
  const { folder, keepDays } = backupArguments(process.argv.slice(2), config);
  const { passphrase } = config.backup;
  requireDatabase(config);
  const database = await openDatabase(config, createLogger({ logLevel: 'warn' }), 'command');
  try {
    const migration = await lastMigration(database.read, config);
    // The queries of this version do not fit an older schema, which a backup before an upgrade can have.
    const isCurrent = migration === Object.keys(migrationsOf(database.dialect)).at(-1);
    const backup = await makeBackup(
      {
        config,
        files: createFileStore(config),
        migration,
        storedFileIds: async () => (isCurrent ? storedFileIds(database.read) : []),
      },
      {
        folder,
        keepDays,
        encryption: passphrase === null ? null : { passphrase },
        now: systemClock.now(),
      },
    );
    return describe(backup, config);
  } finally {
    await database.close();
  }
});
