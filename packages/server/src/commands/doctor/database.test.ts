import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createEmptyStorage, createStorage } from '../../../test/storage.ts';
import { checkDatabase } from './database.ts';

test('a migrated database is fine, and the check leaves no file behind', async () => {
  const storage = await createStorage();
  const before = await readdir(storage.folder);
  const findings = await checkDatabase({ dataFolder: storage.folder, databaseUrl: storage.databaseUrl });
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.at(-1)?.text).toBe('The tables of the database are those of this release.');
  expect(await readdir(storage.folder)).toEqual(before);
  await storage.remove();
});

test('an empty database is fine, too', async () => {
  const storage = await createEmptyStorage();
  const findings = await checkDatabase({ dataFolder: storage.folder, databaseUrl: storage.databaseUrl });
  expect(findings.at(-1)).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/The first start creates/),
  });
  await storage.remove();
});
