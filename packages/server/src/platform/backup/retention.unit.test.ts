import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveName, timeOfArchive } from './format.ts';
import { deleteExpired, unfinishedName } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28, 15, 18, 5);
const plain = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]);
const encrypted = Buffer.from('age-encryption.org/v1\n');

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-retention-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('the name of an archive contains its time', () => {
  const name = archiveName(now, true);
  expect(name).toBe('parvis-backup-20261128T151805Z.tar.zst.age');
  expect(timeOfArchive(name)).toBe(now);
  expect(timeOfArchive('parvis-backup-20269928T151805Z.tar.zst')).toBeNull();
});

test('deletes only backups that are older than the limit', async () => {
  const old = archiveName(now - 60 * DAY - 1000, false);
  const oldEncrypted = archiveName(now - 61 * DAY, true);
  const kept = archiveName(now - 60 * DAY, true);
  await writeFile(join(folder, old), plain);
  await writeFile(join(folder, oldEncrypted), encrypted);
  await writeFile(join(folder, kept), encrypted);
  expect(await deleteExpired(folder, 60, now)).toEqual([oldEncrypted, old]);
  expect(await readdir(folder)).toEqual([kept]);
  expect(await deleteExpired(folder, 7, now)).toEqual([kept]);
});

test('never deletes what is not a backup', async () => {
  const old = archiveName(now - 100 * DAY, false);
  const outside = archiveName(now - 101 * DAY, false);
  await writeFile(join(folder, 'family.tar.zst'), plain);
  await writeFile(join(folder, `copy-of-${old}`), plain);
  await writeFile(join(folder, `${old}.txt`), plain);
  await writeFile(join(folder, old), 'not an archive');
  await mkdir(join(folder, archiveName(now - 102 * DAY, true)));
  await symlink(join(folder, 'family.tar.zst'), join(folder, outside));
  const before = await readdir(folder);
  expect(await deleteExpired(folder, 60, now)).toEqual([]);
  expect(await readdir(folder)).toEqual(before);
});

test('deletes unfinished backups that nothing has written to for an hour', async () => {
  const abandoned = unfinishedName(archiveName(now - DAY, true));
  const growing = unfinishedName(archiveName(now - DAY + 1000, true));
  for (const [name, age] of [
    [abandoned, 61],
    [growing, 59],
  ] as const) {
    await writeFile(join(folder, name), '');
    const changed = new Date(now - age * 60_000);
    await utimes(join(folder, name), changed, changed);
  }
  expect(await deleteExpired(folder, 60, now)).toEqual([abandoned]);
  expect(await readdir(folder)).toEqual([growing]);
});
