import { restoreArguments } from '../platform/backup/arguments.ts';
import type { ExtractedBackup } from '../platform/backup/extract.ts';
import { restoreBackup, verifyBackup } from '../platform/backup/restore-backup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { runCommand } from './operator-command.ts';

function describe({ header, manifest }: ExtractedBackup): string {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(manifest.tables).length;
  return `of ${header.createdAt}, with ${rows} rows in ${tables} tables and ${manifest.files.count} files of members`;
}

function adviseOnSecret({ hasSecret }: ExtractedBackup, config: Config): string[] {
  if (config.secret === null && !hasSecret)
    return [
      'The backup has no secret. Set SECRET to the same value as before, or authenticator apps stop working.',
    ];
  if (config.secret !== null && hasSecret)
    return [
      'SECRET is set, so the secret of the backup is not used. Authenticator apps need the secret of the backup.',
    ];
  return [];
}

await runCommand(async (config) => {
  const { path, replaces, verifies } = restoreArguments(process.argv.slice(2));
  const options = { config, path, passphrase: config.backup.passphrase };
  if (verifies) {
    const backup = await verifyBackup(options);
    return `The backup is whole: it is ${describe(backup)}. All checksums, counts and references are right.`;
  }
  const restored = await restoreBackup({ ...options, replaces, now: systemClock.now() });
  return [
    `Restored the backup ${describe(restored)}. Start the server now.`,
    ...(restored.aside.length === 0
      ? []
      : [
          `The data from before is in ${restored.aside.join(' and ')}. Delete it when you no longer need it.`,
        ]),
    ...adviseOnSecret(restored, config),
  ].join('\n');
});
