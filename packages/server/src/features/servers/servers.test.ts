import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { failJob } from '../../../test/payments.ts';
import { newId } from '../../platform/identifiers.ts';
import { VERSION } from '../../platform/version.ts';
import { createHeartbeat } from './heartbeat.ts';

type Answer = components['schemas']['ServersAnswer'];

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const PORT = 3000;

let community: Community;
let administrator: Caller;
let backups: string;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'parvis-backups-'));
  community = await startCommunity({ environment: { BACKUP_DIR: backups } });
});

beforeEach(async () => {
  await community.database.write.deleteFrom('servers').execute();
  administrator = await community.join({ role: 'administrator' });
});

afterAll(async () => {
  await community.close();
  await rm(backups, { recursive: true });
});

const read = async (): Promise<Answer> => (await administrator.request<Answer>('GET', '/admin/servers')).body;

const responding = async () => (await read()).servers.map(({ isResponding }) => isResponding);

/** Starts the reports of a server and waits for the first one. */
async function startServer() {
  const { clock, config, database } = community;
  const heartbeat = createHeartbeat(
    { clock, config, database, log: community.app.log },
    {
      connectedPages: () => 3,
      waitingAnnouncements: () => 2,
      failedFileOperations: () => 1,
      isConnected: () => true,
    },
  );
  heartbeat.start(PORT);
  await expect.poll(async () => (await read()).servers.some(({ pages }) => pages === 3)).toBe(true);
  return heartbeat;
}

/** Adds the last report of a server that has crashed since. */
const addCrashed = (name: string, state: object = {}) =>
  community.database.write
    .insertInto('servers')
    .values({
      id: newId(community.clock),
      name,
      version: '0.0.9',
      node_version: '24.0.0',
      started_at: 0,
      seen_at: community.clock.now(),
      state: JSON.stringify(state),
    })
    .execute();

describe('a server', () => {
  test('reports its state while it runs, and leaves the list when it stops', async () => {
    const heartbeat = await startServer();
    const now = new Date(community.clock.now()).toISOString();
    expect((await read()).servers).toEqual([
      {
        _id: expect.any(String),
        name: expect.stringMatching(/.:3000$/u),
        version: VERSION,
        nodeVersion: process.versions.node,
        startedAt: now,
        seenAt: now,
        isResponding: true,
        pages: 3,
        memoryBytes: expect.any(Number),
        eventLoopDelay: expect.any(Number),
        waitingTasks: 2,
        freeBytes: expect.any(Number),
        failedFileOperations: 1,
        isConnected: true,
      },
    ]);
    await heartbeat.stop();
    expect((await read()).servers).toEqual([]);
  });

  test('counts as not responding after 30 seconds of silence', async () => {
    await addCrashed('other:3000');
    community.clock.advance(30 * SECOND);
    expect(await responding()).toEqual([true]);
    community.clock.advance(1);
    expect(await responding()).toEqual([false]);
  });

  test('replaces the crashed one at its address', async () => {
    const first = await startServer();
    const name = (await read()).servers[0]?.name ?? '';
    await first.stop();
    await addCrashed(name);
    await addCrashed('elsewhere:3000');
    const second = await startServer();
    const others = (await read()).servers.filter(({ version }) => version !== VERSION);
    // A SQLite database has only one server.
    const remaining = community.database.dialect === 'sqlite' ? [] : ['elsewhere:3000'];
    expect(others.map((server) => server.name)).toEqual(remaining);
    await second.stop();
  });

  test('that crashed a day ago is removed', async () => {
    await addCrashed('elsewhere:3000');
    community.clock.advance(DAY + 1);
    administrator = await community.join({ role: 'administrator' });
    const server = await startServer();
    expect((await read()).servers).toHaveLength(1);
    await server.stop();
  });

  test('of another release can report fewer or unknown fields', async () => {
    await addCrashed('other:3000', { pages: 7, memoryBytes: 'much', invented: true });
    expect((await read()).servers).toMatchObject([
      { version: '0.0.9', pages: 7, memoryBytes: 0, freeBytes: null, failedFileOperations: 0 },
    ]);
  });
});

test('the database, the jobs and the newest backup are shown', async () => {
  await failJob(community);
  const times = {
    'parvis-backup-20260101T020000Z.tar.zst': 1000,
    'parvis-backup-20260102T020000Z.tar.zst.age': 2000,
    'parvis-backup-20260103T020000Z.tar.zst.tmp': 3000,
  };
  for (const [name, seconds] of Object.entries(times)) {
    await writeFile(join(backups, name), '');
    await utimes(join(backups, name), seconds, seconds);
  }
  const { database, fileStore, jobs, lastBackupAt } = await read();
  expect(database).toEqual({ engine: community.database.dialect, bytes: expect.any(Number) });
  expect(database.bytes).toBeGreaterThan(100_000);
  expect([fileStore, jobs.dead, lastBackupAt]).toEqual(['disk', 1, new Date(2000 * SECOND).toISOString()]);
});

// The last test, because this server goes on to report its state.
test('a server that listens reports its port', async () => {
  const url = await community.listen();
  await expect
    .poll(async () => (await read()).servers.map(({ name }) => name.split(':').at(-1)))
    .toEqual([new URL(url).port]);
});
