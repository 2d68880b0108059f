import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { userRow } from '../../../test/user-row.ts';

const NOTIFIED = 450;
const id = (number: number): string => `019b0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const community = await startCommunity();
const { clock, database, jobs } = community;

afterAll(() => community.close());

const left = async (): Promise<number> =>
  (await database.read.selectFrom('notifications').select('id').execute()).length;
const waiting = async (): Promise<number> =>
  (
    await database.read
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'listing.forgetting')
      .where('outcome', 'is', null)
      .execute()
  ).length;

test('notifications of a deleted listing are deleted in batches', async () => {
  const seller = await community.join();
  const listing = await offered(seller);
  const other = await offered(seller);
  const members = Array.from({ length: NOTIFIED }, (_, index) => id(index));
  for (let start = 0; start < NOTIFIED; start += 100) {
    const some = members.slice(start, start + 100);
    await database.write
      .insertInto('users')
      .values(some.map((member) => ({ ...userRow(member, clock.now()), unread_notifications: 1 })))
      .execute();
    await database.write
      .insertInto('notifications')
      .values(
        some.map((member) => ({
          id: member,
          user_id: member,
          kind: 'listing_match' as const,
          actor_id: seller.id,
          // The last member has a notification about another listing.
          subject_id: member === id(NOTIFIED - 1) ? other._id : listing._id,
          excerpt: '',
          cause: null,
          read_at: member === id(0) ? clock.now() : null,
          created_at: clock.now(),
        })),
      )
      .execute();
  }
  await database.write
    .updateTable('users')
    .set({ unread_notifications: 0 })
    .where('id', '=', id(0))
    .execute();

  const path = `/marketplace/delete/${listing._id}`;
  expect((await seller.request('DELETE', path)).status).toBe(200);
  expect((await seller.request('GET', `/marketplace/${listing._id}`)).status).toBe(404);
  expect(await left()).toBeLessThanOrEqual(NOTIFIED - 200);

  await jobs.drain();
  expect([await left(), await waiting()]).toEqual([1, 0]);
  const unread = await database.read
    .selectFrom('users')
    .select(['id', 'unread_notifications'])
    .where('unread_notifications', '<>', 0)
    .execute();
  expect(unread).toEqual([{ id: id(NOTIFIED - 1), unread_notifications: 1 }]);
  // Each batch continues where the previous one ended, even after a restart.
  const parts = await database.read
    .selectFrom('jobs')
    .select(['outcome', 'attempts'])
    .where('kind', '=', 'listing.forgetting')
    .execute();
  expect(parts).toEqual([
    { outcome: 'done', attempts: 1 },
    { outcome: 'done', attempts: 1 },
  ]);
});

test('deleting a listing without notifications adds no job', async () => {
  const seller = await community.join();
  const listing = await offered(seller);
  await seller.request('DELETE', `/marketplace/delete/${listing._id}`);
  expect(await waiting()).toBe(0);
});
