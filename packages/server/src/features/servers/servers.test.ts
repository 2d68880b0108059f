import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { failJob } from '../../../test/payments.ts';
import { VERSION } from '../../platform/version.ts';

type Answer = components['schemas']['ServersAnswer'];

let community: Community;
let administrator: Caller;
let backups: string;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'parvis-backups-'));
  community = await startCommunity({ environment: { BACKUP_DIR: backups } });
  administrator = await community.join({ role: 'administrator' });
});

afterAll(async () => {
  await community.close();
  await rm(backups, { recursive: true });
});

const read = async (): Promise<Answer> => (await administrator.request<Answer>('GET', '/admin/servers')).body;

test('a server is listed with its state when it listens', async () => {
  expect((await read()).servers).toEqual([]);
  const { port } = new URL(await community.listen());
  await expect.poll(async () => (await read()).servers).toHaveLength(1);
  const now = new Date(community.clock.now()).toISOString();
  expect((await read()).servers).toEqual([
    {
      _id: expect.any(String),
      name: expect.stringMatching(new RegExp(String.raw`.:${port}$`, 'u')),
      version: VERSION,
      nodeVersion: process.versions.node,
      startedAt: now,
      seenAt: now,
      isResponding: true,
      pages: 0,
      memoryBytes: expect.any(Number),
      eventLoopDelay: expect.any(Number),
      waitingTasks: 0,
      freeBytes: expect.any(Number),
      failedFileOperations: 0,
      isConnected: true,
    },
  ]);
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
  const { database, fileStore, isReadOnly, jobs, lastBackupAt } = await read();
  expect(database).toEqual({ engine: community.database.dialect, bytes: expect.any(Number) });
  expect(database.bytes).toBeGreaterThan(100_000);
  expect([fileStore, isReadOnly, jobs.dead]).toEqual(['disk', false, 1]);
  expect(lastBackupAt).toBe(new Date(2_000_000).toISOString());
});
