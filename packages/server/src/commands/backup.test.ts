import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addFile, backupFolder, emptyStorage, openStorage } from '../../test/backups.ts';
import { startCommunity, type Caller, type Community } from '../../test/community.ts';
import { run } from '../../test/process.ts';

let community: Community;
let maria: Caller;
let environment: Record<string, string>;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const { dataFolder, databaseUrl } = community.config;
  environment = { DATA_DIR: dataFolder, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
});

afterAll(() => community.close());

const backUp = (folder: string) => run('commands/backup.ts', [folder], environment);

/** Resolves when an archive is being written. */
async function unfinishedIn(folder: string): Promise<void> {
  while (!(await readdir(folder)).some((name) => name.endsWith('.part'))) await delay(5);
}

test('a backup has every write that was acknowledged before, and is restored by one command', async () => {
  const folder = await backupFolder();
  const acknowledged: string[] = [];
  const writer = { isStopped: false };
  const writing = (async () => {
    while (!writer.isStopped) acknowledged.push((await maria.publish())._id);
  })();
  while (acknowledged.length < 20) await delay(1);
  const before = [...acknowledged];
  const ended = await backUp(folder).ended;
  writer.isStopped = true;
  await writing;
  expect(acknowledged.length).toBeGreaterThan(before.length);
  expect(ended).toMatchObject({ code: 0, complaints: '' });
  const [name = ''] = await readdir(folder);
  expect(ended.output).toContain(`The backup is ${join(folder, name)} (`);

  const place = await emptyStorage();
  const restored = await run('commands/restore.ts', [join(folder, name)], place.environment).ended;
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Start the server now.') });
  const { read } = await openStorage(place.environment);
  const posts = await read.selectFrom('posts').select('id').where('id', 'in', before).execute();
  expect(posts).toHaveLength(before.length);
});

// Only the copy of the database depends on the engine, so one engine is enough for these tests.
describe.runIf(process.env['TEST_ENGINE'] === 'sqlite')('a backup that fails', () => {
  test('because of a full disk leaves no half backup', async () => {
    const folder = await backupFolder();
    // The limit for the size of a file is larger than the database, and smaller than this file.
    await addFile(community.config.dataFolder, 6_000_000);
    const script = `ulimit -f 8000; exec "$0" "$@"`;
    const command = join(import.meta.dirname, 'backup.ts');
    const child = spawn('sh', ['-c', script, process.execPath, command, folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], ...environment },
    });
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    await once(child, 'close');
    expect(complaints).toMatch(
      /^There is no room for the backup .+\.part\. Make room there, or choose another folder\.\n$/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('because it was stopped leaves nothing, and after a kill the next backup succeeds', async () => {
    const folder = await backupFolder();
    const temporary = join(community.config.dataFolder, 'backup');
    await addFile(community.config.dataFolder, null);
    const stopped = backUp(folder);
    await unfinishedIn(folder);
    stopped.signal('SIGTERM');
    expect(await stopped.ended).toMatchObject({ code: 1, output: '' });
    expect(await readdir(folder)).toEqual([]);
    expect(existsSync(temporary)).toBe(false);

    const killed = backUp(folder);
    await unfinishedIn(folder);
    killed.signal('SIGKILL');
    await killed.ended;
    expect((await readdir(folder)).filter((name) => !name.endsWith('.part'))).toEqual([]);
    await addFile(community.config.dataFolder, 1000);
    expect(await backUp(folder).ended).toMatchObject({ code: 0, complaints: '' });
    expect(existsSync(temporary)).toBe(false);
  });
});
