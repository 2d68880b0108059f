import { afterAll, expect, test } from 'vitest';
import { enquire } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';

const MINUTE = 60 * 1000;

const community = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });

afterAll(() => community.close());

async function offer(): Promise<{ owner: Caller; listingId: string }> {
  // Waits a minute, so that the general rate limit does not apply in this test.
  community.clock.advance(MINUTE);
  const owner = await community.join();
  return { owner, listingId: (await offered(owner))._id };
}

const ask = (caller: Caller, { owner, listingId }: Awaited<ReturnType<typeof offer>>) =>
  caller.request('POST', '/chat/create', { body: { participants: [caller.id, owner.id], listingId } });

test('a new account can start fewer enquiries', async () => {
  const maria = await community.join();
  expect((await ask(maria, await offer())).status).toBe(201);
  const refused = await ask(maria, await offer());
  expect([refused.status, refused.body.id]).toEqual([429, 'account.limit-reached']);
  expect(refused.body.message).toContain('To prevent spam, you can continue in 59 minutes.');
});

test('a member can start only a limited number of enquiries in an hour', async () => {
  const maria = await community.join();
  await community.database.write
    .updateTable('users')
    .set({ created_at: 0 })
    .where('id', '=', maria.id)
    .execute();
  const [one, two, three] = [await offer(), await offer(), await offer()];
  // The limit does not count refused enquiries and repeated enquiries to the same member.
  expect((await ask(maria, { ...one, listingId: two.listingId })).status).toBe(400);
  const chatId = await enquire(maria, one.owner, one.listingId);
  expect((await ask(maria, two)).status).toBe(201);
  expect((await ask(maria, one)).status).toBe(200);
  const refused = await ask(maria, three);
  expect([refused.status, refused.body.id]).toEqual([429, 'account.limit-reached']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);

  // The limit does not affect open chats or other members.
  const sent = await maria.request('POST', '/message/create', { body: { chatId, text: 'Amen.' } });
  expect(sent.status).toBe(201);
  const josef = await community.join();
  expect((await ask(josef, three)).status).toBe(201);
  community.clock.advance(60 * MINUTE);
  expect((await ask(maria, three)).status).toBe(201);
});
