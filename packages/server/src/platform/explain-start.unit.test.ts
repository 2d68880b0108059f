import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { explainStart } from './explain-start.ts';

let folder: string;
let config: Config;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-start-'));
  config = readConfig({ DATA_DIR: folder, PORT: '4000', HOST: '192.0.2.1' });
});

afterEach(() => rm(folder, { recursive: true }));

const open = async (at = config): Promise<string> =>
  openDatabase(at, pino({ level: 'silent' })).then(
    async (database) => {
      await database.close();
      return 'opened';
    },
    (error: unknown) => explainStart(error, at),
  );

describe('an unusable data folder is explained in one line', () => {
  test('with a lock that is no database', async () => {
    await writeFile(join(folder, 'server.lock'), 'x'.repeat(5000));
    expect(await open()).toBe(
      `The database in ${folder} is damaged. Restore the folder from a backup, as docs/operations.md says.`,
    );
  });

  test('that is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    expect(await open({ ...config, dataFolder: path })).toBe(
      `The data folder ${path} is a file. Choose another folder with DATA_DIR.`,
    );
  });
});

test.each([
  [{ code: 'EADDRINUSE' }, /^Port 4000 is already in use\./],
  [{ code: 'EADDRNOTAVAIL' }, /^This machine has no address 192\.0\.2\.1\./],
  [{ code: 'EACCES', syscall: 'listen' }, /^This user may not listen on port 4000\./],
  [{ code: 'EACCES', syscall: 'open' }, /^The data folder .+ cannot be written\./],
  [{ code: 'EROFS', syscall: 'mkdir' }, /^The data folder .+ cannot be written\./],
  [{ code: 'ENOENT', syscall: 'mkdir' }, /^The data folder .+ cannot be created\./],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, /^The data folder .+ cannot be written\./],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 522 }, /^The disk of the data folder .+ cannot be read or written\./],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, /^The data folder .+ cannot be written\./],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, /^The disk of the data folder .+ is full\./],
  [{ code: 'ENOSPC', syscall: 'write' }, /^The disk of the data folder .+ is full\./],
])('%o is explained in one line', (properties, expected) => {
  const explanation = explainStart(Object.assign(new Error('nobody reads this'), properties), config);
  expect(explanation).toMatch(expected);
  expect(explanation).not.toContain('\n');
});

test('an unknown error is shown completely', () => {
  const error = new Error('unforeseen');
  expect(explainStart(error, config)).toBe(error.stack);
});
