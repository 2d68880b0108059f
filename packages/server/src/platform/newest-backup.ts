import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile, namesIn } from './missing-file.ts';

/** The name of a complete backup. The command writes it under another name until it is complete. */
const BACKUP = /^parvis-backup-\d{8}T\d{6}Z\.tar\.zst(?:\.age)?$/u;

async function writtenAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    // The command has deleted an old backup in the meantime.
    if (isMissingFile(error)) return 0;
    throw error;
  }
}

/** Returns the time of the newest backup in the folder, or null if there is none. */
export async function newestBackup(folder: string | null): Promise<number | null> {
  if (folder === null) return null;
  const names = (await namesIn(folder)).filter((name) => BACKUP.test(name));
  const newest = Math.max(0, ...(await Promise.all(names.map((name) => writtenAt(join(folder, name))))));
  return newest === 0 ? null : newest;
}
