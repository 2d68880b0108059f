import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { createStorage, type TestStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { createServer, type Server } from '../../create-server.ts';
import { readConfig } from '../../platform/config.ts';

const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [seller, listing] = [id(1), id(2)];
const watchers = [id(3), id(4), id(5)];
const searchOf = (watcher: string): string => watcher.replace('-8000-', '-9000-');

const clock = new FakeClock();
let storage: TestStorage;
let server: Server | null = null;

async function start(): Promise<Server['database']> {
  const config = readConfig(storage.environment);
  server = await createServer({ config, clock, logger: pino({ level: 'silent' }) });
  await server.app.ready();
  return server.database;
}

async function stop(): Promise<void> {
  await server?.close();
  server = null;
}

beforeAll(async () => {
  storage = await createStorage();
});

afterEach(stop);

afterAll(() => storage.remove());

test('after a crash the next start notifies the remaining members, and no one twice', async () => {
  const { write } = await start();
  await write
    .insertInto('users')
    .values([seller, ...watchers].map((member) => userRow(member, clock.now())))
    .execute();
  await write
    .insertInto('listings')
    .values({
      id: listing,
      owner_id: seller,
      title: 'Missal',
      description: '',
      category: 'Books',
      price: 2000,
      status: 'available',
      created_at: clock.now(),
    })
    .execute();
  await write
    .insertInto('saved_searches')
    .values(
      watchers.map((watcher) => ({
        id: searchOf(watcher),
        user_id: watcher,
        search: 'missal',
        fingerprint: 'missal',
        created_at: clock.now(),
      })),
    )
    .execute();
  const [watcher = ''] = watchers;
  await write
    .insertInto('listing_alerts')
    .values({ listing_id: listing, after_id: searchOf(watcher) })
    .execute();
  await stop();

  const { read } = await start();
  await expect
    .poll(() => read.selectFrom('listing_alerts').selectAll().execute(), { timeout: 10_000 })
    .toEqual([]);
  const notifications = await read
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'subject_id'])
    .orderBy('user_id')
    .execute();
  expect(notifications).toEqual(
    watchers.slice(1).map((user_id) => ({ user_id, kind: 'listing_match', subject_id: listing })),
  );
});
