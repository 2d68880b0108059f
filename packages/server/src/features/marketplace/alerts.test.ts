import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { FakeClock } from '../../../test/fake-clock.ts';
import { offered } from '../../../test/listings.ts';
import { numbersOf } from '../../../test/relations.ts';
import { createStorage } from '../../../test/storage.ts';
import { userRow } from '../../../test/user-row.ts';
import { createServer, type Server } from '../../create-server.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Finish } from '../../platform/jobs/jobs.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { handleListingAlerts } from './alerts.ts';

const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const searchOf = (member: string): string => member.replace('-8000-', '-9000-');

let community: Community;
let seller: Caller;
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  await community.database.write.deleteFrom('saved_searches').execute();
  seller = await community.join();
  maria = await community.join();
});

afterAll(() => community.close());

const saveSearches = (database: Database, members: readonly string[]) =>
  database.write
    .insertInto('saved_searches')
    .values(
      members.map((member) => ({
        id: searchOf(member),
        user_id: member,
        search: 'missal',
        fingerprint: 'missal',
        created_at: 1,
      })),
    )
    .execute();

/**
 * Compares the listing with the first batch of saved searches. Returns the function that writes the results of the
 * job.
 */
async function compare(listingId: string): Promise<Finish> {
  const compared = Promise.withResolvers<Finish>();
  handleListingAlerts({
    ...community,
    secrets: loadSecrets(community.config),
    jobs: {
      ...community.jobs,
      handle: (kind, handler) => {
        const payload = kind.read(JSON.stringify({ listingId, afterId: '' }));
        handler(payload, { id: 'a job' }).then(compared.resolve, compared.reject);
      },
    },
  });
  return compared.promise;
}

async function missal(): Promise<string> {
  const { _id } = await offered(seller, { title: 'Missal' });
  await community.jobs.drain();
  // The searches are stored after the jobs have run, so nobody has been notified yet.
  await saveSearches(community.database, [maria.id]);
  return _id;
}

const alertsOf = ({ database }: Pick<Server, 'database'>, listingId: string) =>
  database.read
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'excerpt'])
    .where('subject_id', '=', listingId)
    .orderBy('user_id')
    .execute();

test('nobody is notified of a listing that was deleted during the comparison', async () => {
  const listing = await missal();
  const finish = await compare(listing);
  await seller.request('DELETE', `/marketplace/delete/${listing}`);
  expect(await community.database.transaction(finish)).toEqual([]);
  expect(await alertsOf(community, listing)).toEqual([]);
  expect((await numbersOf(community, maria)).unread).toBe(0);
});

test('members are notified with the title that the listing has got during the comparison', async () => {
  const listing = await missal();
  const finish = await compare(listing);
  await seller.request('PUT', `/marketplace/update/${listing}`, { body: { title: 'Roman Missal' } });
  await community.database.transaction(finish);
  expect(await alertsOf(community, listing)).toEqual([
    { user_id: maria.id, kind: 'listing_match', excerpt: 'Roman Missal' },
  ]);
});

// SQLite allows only one writer at a time, so this race cannot happen there.
test.runIf(process.env['TEST_ENGINE'] === 'postgres')(
  'deleting a listing waits for running notifications and deletes them',
  async () => {
    const { database } = community;
    const listing = await missal();
    const finish = await compare(listing);
    const deleting = Promise.withResolvers<number>();
    await database.transaction(async (transaction) => {
      expect(await finish(transaction)).toHaveLength(1);
      deleting.resolve(
        seller.request('DELETE', `/marketplace/delete/${listing}`).then(({ status }) => status),
      );
      const waiting = sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect
        .poll(async () => (await waiting.execute(database.read)).rows, { timeout: 10_000 })
        .toHaveLength(1);
    });
    expect(await deleting.promise).toBe(200);
    expect(await alertsOf(community, listing)).toEqual([]);
    expect((await numbersOf(community, maria)).unread).toBe(0);
  },
);

test('the job of a deleted listing ends without a notification', async () => {
  const listing = await missal();
  const { clock, database, jobs } = community;
  const { id: job } = await database.write
    .updateTable('jobs')
    .set({ outcome: null, finished_at: null, due_at: clock.now() + 1 })
    .where('kind', '=', 'listing.alert')
    .where('key', 'like', `${listing}%`)
    .returning('id')
    .executeTakeFirstOrThrow();
  await seller.request('DELETE', `/marketplace/delete/${listing}`);
  clock.advance(1);
  await jobs.drain();
  const ended = await database.read
    .selectFrom('jobs')
    .select(['attempts', 'outcome'])
    .where('id', '=', job)
    .execute();
  expect(ended).toEqual([{ attempts: 2, outcome: 'done' }]);
  expect(await alertsOf(community, listing)).toEqual([]);
});

test('after a crash the next start notifies the remaining members, and nobody twice', async () => {
  const clock = new FakeClock();
  const storage = await createStorage();
  const config = readConfig(storage.environment);
  const start = () => createServer({ config, clock, logger: pino({ level: 'silent' }) });
  const [owner, listing, ...watchers] = [id(1), id(2), id(3), id(4), id(5)];
  const [notified, ...others] = watchers;
  try {
    const crashed = await start();
    const { write } = crashed.database;
    await write
      .insertInto('users')
      .values([owner, ...watchers].map((member) => userRow(member, clock.now())))
      .execute();
    await write
      .insertInto('listings')
      .values({
        id: listing,
        owner_id: owner,
        title: 'Missal',
        description: '',
        category: 'Books',
        price: 2000,
        status: 'available',
        created_at: clock.now(),
      })
      .execute();
    await saveSearches(crashed.database, watchers);
    // The state of the job after its process has crashed during the second batch.
    const afterId = searchOf(notified);
    await write
      .insertInto('jobs')
      .values({
        id: id(6),
        kind: 'listing.alert',
        key: `${listing} ${afterId}`,
        payload: JSON.stringify({ listingId: listing, afterId }),
        attempts: 1,
        holder: 'crashed',
        due_at: clock.now() + 1,
        created_at: clock.now(),
      })
      .execute();
    await crashed.close();

    clock.advance(1);
    const next = await start();
    await next.jobs.drain();
    expect(await alertsOf(next, listing)).toEqual(
      others.map((user_id) => ({ user_id, kind: 'listing_match', excerpt: 'Missal' })),
    );
    await next.close();
  } finally {
    await storage.remove();
  }
});
