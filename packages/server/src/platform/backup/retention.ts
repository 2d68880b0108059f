import { randomBytes } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../missing-file.ts';
import { readEncoding } from './archive-reader.ts';
import { timeOfArchive } from './format.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A backup that is being written changes all the time. After this time, its process has ended. */
const ABANDONED = HOUR;

/**
 * The privacy policy promises that deleted data is gone from backups within 90 days. The remaining 30 days are for
 * copies of backups, and for times in which this command does not run.
 */
export const MOST_DAYS = 60;

const UNFINISHED = /^\.(?<archive>.+)\.[0-9a-f]{8}\.part$/;

/** Returns the name of an archive while it is not complete. It is hidden, and differs for each process. */
export const unfinishedName = (name: string): string => `.${name}.${randomBytes(4).toString('hex')}.part`;

/**
 * Deletes the backups in the folder that are older than this number of days, and backups that were never finished.
 * Deletes nothing but backups: the name and the first bytes have to be those of a backup. Returns the deleted names.
 */
export async function deleteExpired(folder: string, days: number, now: number): Promise<string[]> {
  const deleted: string[] = [];
  for (const name of (await namesIn(folder)).toSorted((one, other) => (one < other ? -1 : 1))) {
    const path = join(folder, name);
    const unfinished = UNFINISHED.exec(name)?.groups?.['archive'];
    const isUnfinished = unfinished !== undefined;
    const time = timeOfArchive(unfinished ?? name);
    if (time === null) continue;
    const entry = await lstat(path);
    if (!entry.isFile()) continue;
    if (isUnfinished ? now - entry.mtimeMs <= ABANDONED : now - time <= days * DAY) continue;
    // An unfinished backup can be empty.
    if (!isUnfinished && (await readEncoding(path)) === 'unknown') continue;
    await rm(path, { force: true });
    deleted.push(name);
  }
  return deleted;
}
