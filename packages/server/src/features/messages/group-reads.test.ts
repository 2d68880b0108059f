import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin } from '../../../test/account-deletion.ts';
import { deleteChat, deleteMessage, markRead, readChat, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna]);
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const seenBy = async (caller: Caller) => (await readChat(caller, chatId)).seenSeq;

test('the seen position is that of the slowest other member', async () => {
  for (const text of ['One', 'Two', 'Three']) await send(maria, chatId, text);
  await markRead(josef, chatId, 3);
  expect(await seenBy(maria)).toBe(0);
  await markRead(anna, chatId, 2);
  expect(await seenBy(maria)).toBe(2);
  // Nobody can have seen messages of members who have sent none.
  expect([await seenBy(josef), await seenBy(anna)]).toEqual([0, 0]);
});

test('a member who comes later has not seen earlier messages', async () => {
  const alone = await makeGroupChat(community, maria, []);
  await send(maria, alone, 'One');
  await addToGroupChat(community, alone, [josef]);
  expect((await readChat(maria, alone)).seenSeq).toBe(0);
  await send(maria, alone, 'Two');
  await markRead(josef, alone, 2);
  expect((await readChat(maria, alone)).seenSeq).toBe(2);
});

test('a member who deletes the chat without reading it holds nobody back', async () => {
  await send(maria, chatId, 'One');
  await deleteChat(josef, chatId);
  await markRead(anna, chatId, 1);
  expect(await seenBy(maria)).toBe(1);
  // A member who has read the message and then deletes the chat has read it.
  await deleteChat(anna, chatId);
  expect(await seenBy(maria)).toBe(1);
});

test('members with a block between them do not show each other what they have read', async () => {
  const page = await open(maria);
  await send(maria, chatId, 'One');
  await block(josef, maria);
  await markRead(anna, chatId, 1);
  expect(await seenBy(maria)).toBe(1);
  await expect
    .poll(() =>
      page.received.some(
        ({ event, payload }) =>
          event === 'chat_changed' && (payload as EventSchemas['ChatChangedEvent']).chat?.seenSeq === 1,
      ),
    )
    .toBe(true);
  await send(maria, chatId, 'Two');
  await markRead(josef, chatId, 2);
  expect(await seenBy(maria)).toBe(1);
});

const restrict = async (member: Caller, action: string, body: object) => {
  const administrator = await community.join({ role: 'administrator' });
  const reason = 'Insults after a warning.';
  return administrator.request('PUT', `/admin/members/${member.id}/${action}`, { body: { reason, ...body } });
};

test.each([
  ['suspended', () => restrict(josef, 'suspend', { days: 7 })],
  ['banned', () => restrict(josef, 'ban', {})],
  ['about to be deleted', () => begin(josef)],
])('a member whose account is %s holds nobody back', async (_, lock) => {
  await send(maria, chatId, 'One');
  expect((await lock()).status).toBe(200);
  const page = await open(maria);
  await markRead(anna, chatId, 1);
  expect((await page.next('chat_changed')) as EventSchemas['ChatChangedEvent']).toMatchObject({
    chat: { seenSeq: 1 },
  });
  expect(await seenBy(maria)).toBe(1);
});

test('a member who has read a message before the suspension has read it', async () => {
  await send(maria, chatId, 'One');
  await markRead(josef, chatId, 1);
  await deleteChat(anna, chatId);
  await restrict(josef, 'suspend', { days: 7 });
  expect(await seenBy(maria)).toBe(1);
});

test('a member whose suspension has ended is waited for again', async () => {
  await restrict(josef, 'suspend', { days: 7 });
  await send(maria, chatId, 'One');
  await markRead(anna, chatId, 1);
  expect(await seenBy(maria)).toBe(1);
  await community.database.write
    .updateTable('exclusions')
    .set({ ends_at: community.clock.now() })
    .where('user_id', '=', josef.id)
    .execute();
  expect(await seenBy(maria)).toBe(0);
});

test('the seen position of a chat without others is 0', async () => {
  const alone = await makeGroupChat(community, maria, []);
  await send(maria, alone);
  expect((await readChat(maria, alone)).seenSeq).toBe(0);
});

test('reading announces the chat only to the members for whom the position grows', async () => {
  await send(maria, chatId);
  const page = await open(maria);
  await markRead(josef, chatId, 1);
  await markRead(anna, chatId, 1);
  const { chat } = (await page.next('chat_changed')) as EventSchemas['ChatChangedEvent'];
  expect(chat?.seenSeq).toBe(1);
  await send(josef, chatId);
  await page.next('new_message');
  expect(page.received.filter(({ event }) => event === 'chat_changed')).toHaveLength(1);
});

test('all members read at once, and the last event has the last position', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => community.join()));
  const large = await makeGroupChat(community, maria, others);
  await send(maria, large);
  const page = await open(maria);
  await Promise.all(others.map((caller) => markRead(caller, large, 1)));
  await send(maria, large);
  await page.next('new_message');
  const changes = page.received.flatMap(({ event, payload }) =>
    event === 'chat_changed' ? [payload as EventSchemas['ChatChangedEvent']] : [],
  );
  expect(changes.at(-1)?.chat?.seenSeq).toBe(1);
  expect((await readChat(maria, large)).seenSeq).toBe(1);
});

test('an erased message is unread for nobody', async () => {
  const { message } = (await send(maria, chatId, 'One')).body;
  await send(maria, chatId, 'Two');
  await markRead(josef, chatId, 1);
  await deleteMessage(maria, message.id, 'everyone');
  expect([(await readChat(josef, chatId)).unread, (await readChat(anna, chatId)).unread]).toEqual([1, 1]);
});
