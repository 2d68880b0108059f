import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { acceptRequestsOf, enquire, requestChat, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';
import { ask } from '../../../test/relations.ts';

const DAY = 24 * 60 * 60 * 1000;
const community = await startCommunity({ environment: { RATE_LIMIT_MAX: '200' } });

afterAll(() => community.close());

async function strangers(count: number): Promise<Caller[]> {
  const members: Caller[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await community.join();
    await acceptRequestsOf(member, 'everyone');
    members.push(member);
  }
  return members;
}

const age = (caller: Caller, days: number) =>
  community.database.write
    .updateTable('users')
    .set({ created_at: community.clock.now() - days * DAY })
    .where('id', '=', caller.id)
    .execute();

async function allowed(caller: Caller, others: readonly Caller[]): Promise<number> {
  let count = 0;
  for (const other of others) if ((await requestChat(caller, other)).status === 201) count += 1;
  return count;
}

test('an account can send more message requests a day when it is older', async () => {
  const maria = await community.join();
  const others = await strangers(9);
  expect(await allowed(maria, others)).toBe(1);
  const refused = await requestChat(maria, others[8] ?? maria);
  expect([refused.status, refused.body.id, refused.body.message]).toEqual([
    429,
    'account.limit-reached',
    'You have done this often. To prevent spam, you can continue in 24 hours.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBe(DAY / 1000);
  await age(maria, 8);
  expect(await allowed(maria, others.slice(1))).toBe(4);
  await age(maria, 31);
  expect(await allowed(maria, others.slice(5))).toBe(4);
  community.clock.advance(DAY);
});

test('a new account can send fewer friend requests a day, and an established one any number', async () => {
  const maria = await community.join();
  const others = await strangers(8);
  const outcomes = async () => {
    const statuses = [];
    for (const other of others) statuses.push((await ask(maria, other)).status);
    return statuses.filter((status) => status === 429).length;
  };
  expect(await outcomes()).toBe(1);
  await age(maria, 31);
  expect(await outcomes()).toBe(0);
});

test('a repeated message to a stranger is not counted, and gets the stored one at the limit', async () => {
  const maria = await community.join();
  const josef = await community.join();
  const chatId = await enquire(maria, josef, (await offered(josef))._id);
  const clientIds = Array.from({ length: 10 }, () => randomUUID());
  for (const clientId of clientIds)
    for (const status of [201, 200])
      expect((await send(maria, chatId, 'Is it still there?', clientId)).status).toBe(status);
  const refused = await maria.request('POST', '/message/create', { body: { chatId, text: 'Hello?' } });
  expect([refused.status, refused.body.id]).toEqual([429, 'account.limit-reached']);
  expect((await send(maria, chatId, 'Is it still there?', clientIds[0])).status).toBe(200);
});

test('staff has the limits of established accounts', async () => {
  const moderator = await community.join();
  await community.database.write
    .updateTable('users')
    .set({ role: 'moderator' })
    .where('id', '=', moderator.id)
    .execute();
  expect(await allowed(moderator, await strangers(3))).toBe(3);
});
