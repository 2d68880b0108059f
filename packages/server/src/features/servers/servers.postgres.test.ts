import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { newId } from '../../platform/identifiers.ts';
import type { OwnReport } from '../../platform/own-report.ts';
import { VERSION } from '../../platform/version.ts';
import { createHeartbeat } from './heartbeat.ts';

type Server = components['schemas']['Server'];

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const PORT = 3000;

let community: Community;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  await community.database.write.deleteFrom('servers').execute();
  administrator = await community.join({ role: 'administrator' });
});

afterAll(async () => {
  await community.close();
});

async function list(): Promise<Server[]> {
  const { body } = await administrator.request<{ servers: Server[] }>('GET', '/admin/servers');
  return body.servers;
}

const responding = async () => (await list()).map(({ isResponding }) => isResponding);

/** Another server with the same database. */
function createOther(ownReport: OwnReport, { isReadOnly } = { isReadOnly: false }) {
  const { clock, config, database } = community;
  return createHeartbeat(
    {
      clock,
      config,
      database: { ...database, isReadOnly: () => isReadOnly },
      log: community.app.log,
      ownReport,
    },
    {
      connectedPages: () => 3,
      waitingAnnouncements: () => 2,
      failedFileOperations: () => 1,
      isConnected: () => false,
    },
  );
}

async function startOther() {
  const other = createOther({ newest: null });
  other.start(PORT);
  await expect.poll(async () => (await list()).some(({ pages }) => pages === 3)).toBe(true);
  return other;
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

test('a server is in the list of the others while it runs', async () => {
  const other = await startOther();
  expect(await list()).toMatchObject([
    { version: VERSION, pages: 3, waitingTasks: 2, failedFileOperations: 1, isConnected: false },
  ]);
  await other.stop();
  expect(await list()).toEqual([]);
});

test('a server counts as not responding after 30 seconds of silence', async () => {
  await addCrashed('other:3000');
  community.clock.advance(30 * SECOND);
  expect(await responding()).toEqual([true]);
  community.clock.advance(1);
  expect(await responding()).toEqual([false]);
});

test('a server replaces the crashed one at its address', async () => {
  const first = await startOther();
  const [{ name } = { name: '' }] = await list();
  await first.stop();
  await addCrashed(name);
  await addCrashed('elsewhere:3000');
  const second = await startOther();
  const others = (await list()).filter(({ version }) => version !== VERSION);
  expect(others.map((server) => server.name)).toEqual(['elsewhere:3000']);
  await second.stop();
});

test('a server that crashed a day ago is removed', async () => {
  await addCrashed('elsewhere:3000');
  community.clock.advance(DAY + 1);
  administrator = await community.join({ role: 'administrator' });
  const other = await startOther();
  expect(await list()).toHaveLength(1);
  await other.stop();
});

test('a server of another release can report fewer or unknown fields', async () => {
  await addCrashed('other:3000', { pages: 7, memoryBytes: 'much', invented: true });
  expect(await list()).toMatchObject([
    { version: '0.0.9', pages: 7, memoryBytes: 0, freeBytes: null, isConnected: true },
  ]);
});

test('a read-only server knows its own state, and writes nothing', async () => {
  const ownReport: OwnReport = { newest: null };
  const other = createOther(ownReport, { isReadOnly: true });
  other.start(PORT);
  await expect.poll(() => ownReport.newest?.version).toBe(VERSION);
  await other.stop();
  expect(await list()).toEqual([]);
  expect(ownReport.newest).toBeNull();
});
