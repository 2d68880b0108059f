import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin, endGracePeriod } from '../../../test/account-deletion.ts';
import { send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { openChatOf, rolesIn } from '../../../test/group-chat-calls.ts';
import { removeFromGroupChat } from '../../../test/group-chats.ts';
import { found, join, leave, setRole, type Group } from '../../../test/groups.ts';
import { newId } from '../../platform/identifiers.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

let community: Community;
let maria: Caller;
let josef: Caller;
let group: Group;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  group = await found(maria);
  await join(josef, group);
});

afterAll(() => community.close());

const waiting = sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Starts `work` in a transaction of its own, and runs `meanwhile` when `work` waits for the locks of `before`. */
async function during<Result>(
  before: (transaction: Transaction<DatabaseSchema>) => Promise<unknown>,
  work: () => Promise<Result>,
  meanwhile: (transaction: Transaction<DatabaseSchema>) => Promise<unknown> = async () => undefined,
): Promise<Result> {
  const { database } = community;
  const started = Promise.withResolvers<Result>();
  await database.transaction(async (transaction) => {
    await before(transaction);
    started.resolve(work());
    await expect
      .poll(async () => (await waiting.execute(database.read)).rows, { timeout: 2000 })
      .not.toEqual([]);
    await meanwhile(transaction);
  });
  return started.promise;
}

const lock = (table: 'users' | 'chats' | 'groups', id: string, isWaiting = true) => {
  const end = isWaiting ? sql`` : sql`nowait`;
  return (transaction: Transaction<DatabaseSchema>) =>
    sql`select id from ${sql.table(table)} where id = ${id} for update ${end}`.execute(transaction);
};

// SQLite has only one writer, so these transactions cannot wait for each other there.
describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('locks', () => {
  test('opening a chat leaves out a member whose account is deleted at the same time', async () => {
    const opened = await during(
      (transaction) => transaction.deleteFrom('users').where('id', '=', josef.id).execute(),
      () => openChatOf(maria, group._id),
    );
    expect(opened.status).toBe(200);
    expect(await rolesIn(maria, opened.body.chat._id)).toEqual({ [maria.id]: 'owner' });
  });

  test('the chat that opens while its group is deleted ends with the group', async () => {
    const id = newId(community.clock);
    const deleted = await during(
      lock('groups', group._id),
      () => maria.request('DELETE', `/group/delete/${group._id}`),
      (transaction) =>
        transaction
          .insertInto('chats')
          .values({ id, kind: 'group', low_id: '', high_id: id, group_id: group._id, created_at: 0 })
          .execute(),
    );
    expect(deleted.status).toBe(200);
    const chat = community.database.read.selectFrom('chats').select('group_id').where('id', '=', id);
    expect(await chat.execute()).toEqual([{ group_id: null }]);
  });

  test('leaving a group with unread messages locks the member before the group', async () => {
    const { chat } = (await openChatOf(maria, group._id)).body;
    await send(maria, chat._id);
    const left = await during(
      lock('users', josef.id),
      () => leave(josef, group),
      lock('groups', group._id, false),
    );
    expect(left.status).toBe(200);
  });

  test('deleting an account locks the chat of a moderated group before the member', async () => {
    await setRole(maria, group, josef, 'moderator');
    const { chat } = (await openChatOf(maria, group._id)).body;
    // As if the chat had been full.
    await removeFromGroupChat(community, chat._id, josef);
    await begin(josef);
    await endGracePeriod(community, josef);
    await during(lock('chats', chat._id), () => community.jobs.drain(), lock('users', josef.id, false));
    expect(await rolesIn(maria, chat._id)).toEqual({ [maria.id]: 'owner' });
  });
});
