import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskFileStore } from './disk-file-store.ts';
import { fileKey } from './file-store.ts';

const fileId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';

test('the disk file store lists files by the time of their folders, and ignores the folders of others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-files-'));
  const store = new DiskFileStore(join(folder, 'files'));
  await writeFile(join(folder, 'upload'), 'one');
  await store.put(fileKey(fileId, 'small'), join(folder, 'upload'));
  expect(await readdir(folder)).toEqual(['files']);
  await mkdir(join(folder, 'files', '4b', 'lost+found'));
  const old = new Date(Date.now() - 7_200_000);
  await utimes(join(folder, 'files', '4b', fileId), old, old);
  const found = [];
  for await (const id of store.listBefore(Date.now() - 60_000)) found.push(id);
  expect(found).toEqual([fileId]);
  await rm(folder, { recursive: true });
});
