import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventSchemas } from '@parvis/api-client/events';
import { chatBetween, deleteChat, markRead, readChat, send, startChat } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { befriend, block, end } from '../../../test/relations.ts';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let friendshipId: string;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  friendshipId = await befriend(maria, josef);
  chatId = (await startChat(maria, josef)).body.chat.chatId;
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

const nextChange = (page: Listener) => page.next('chat_changed') as Promise<EventSchemas['ChatChangedEvent']>;
const nextMessage = (page: Listener) => page.next('new_message') as Promise<EventSchemas['NewMessageEvent']>;
const eventsOf = ({ received }: Listener) =>
  received.map(({ event }) => event).filter((event) => event === 'new_message' || event === 'chat_changed');

test('the first message is announced to both members, after the new chat', async () => {
  const [own, other, theirs] = [await open(maria), await open(maria), await open(josef)];
  const { message } = (await send(maria, chatId)).body;
  expect(await nextChange(theirs)).toMatchObject({ chatId, chat: { chatId, lastSeq: 1, unread: 1 } });
  const messages = { unread: 1, chats: 1 };
  const expected = { chatId, message, unread: 1, readSeq: 0, seenSeq: 1, messages };
  expect(await nextMessage(theirs)).toEqual(expected);
  for (const page of [own, other]) {
    expect(await nextMessage(page)).toEqual({
      ...expected,
      unread: 0,
      readSeq: 1,
      seenSeq: 0,
      messages: { unread: 0, chats: 1 },
    });
    expect(eventsOf(page)).toEqual(['new_message']);
  }
  await send(maria, chatId);
  await nextMessage(theirs);
  expect(eventsOf(theirs)).toEqual(['chat_changed', 'new_message', 'new_message']);
});

test('simultaneous messages of both members are announced in order, and the last counters are correct', async () => {
  const [own, theirs] = [await open(maria), await open(josef)];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(index % 2 === 0 ? maria : josef, chatId, `Psalm ${index}`)),
  );
  for (const [page, caller] of [
    [own, maria],
    [theirs, josef],
  ] as const) {
    const received: EventSchemas['NewMessageEvent'][] = [];
    for (let count = 0; count < 20; count += 1) received.push(await nextMessage(page));
    const seqs = received.map(({ message }) => message.seq);
    expect(seqs.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const { unread, readSeq, seenSeq } = await readChat(caller, chatId);
    expect(received.at(-1)).toMatchObject({ unread, readSeq, seenSeq });
  }
});

test('a repeated message is not announced again', async () => {
  const page = await open(josef);
  const clientId = crypto.randomUUID();
  for (let count = 0; count < 3; count += 1) await send(maria, chatId, 'Amen.', clientId);
  await send(maria, chatId, 'Alleluia.');
  await nextMessage(page);
  expect((await nextMessage(page)).message.content).toBe('Alleluia.');
});

test('reading is announced to the member’s other pages, and to the other member as seen', async () => {
  await send(maria, chatId);
  const [own, theirs] = [await open(josef), await open(maria)];
  await markRead(josef, chatId, 1);
  expect(await nextChange(own)).toMatchObject({
    chat: { unread: 0, readSeq: 1 },
    messages: { unread: 0, chats: 1 },
  });
  expect(await nextChange(theirs)).toMatchObject({ chat: { seenSeq: 1 } });
  // Marking the same message as read again causes no realtime event.
  await markRead(josef, chatId, 1);
  await maria.request('PUT', `/chat/mute/${chatId}`);
  expect((await nextChange(theirs)).chat?.muted).toBe(true);
  expect(eventsOf(own)).toEqual(['chat_changed']);
});

test.each([
  ['blocks the other', () => block(josef, maria)],
  ['is blocked', () => block(maria, josef)],
  ['is no longer a friend', () => end(josef, friendshipId)],
])('the other member gets no read event if the reader %s', async (_, close) => {
  await send(maria, chatId);
  await send(maria, chatId);
  await markRead(josef, chatId, 1);
  await close();
  const theirs = await open(maria);
  await markRead(josef, chatId, 2);
  expect(await readChat(josef, chatId)).toMatchObject({ readSeq: 2, unread: 0 });
  expect((await readChat(maria, chatId)).seenSeq).toBe(0);
  await maria.request('PUT', `/chat/mute/${chatId}`);
  expect(await nextChange(theirs)).toMatchObject({ chat: { muted: true, seenSeq: 0 } });
  expect(eventsOf(theirs)).toEqual(['chat_changed']);
});

test('muting and deleting are announced to the member only', async () => {
  await send(maria, chatId);
  const [own, theirs] = [await open(josef), await open(maria)];
  await josef.request('PUT', `/chat/mute/${chatId}`);
  expect(await nextChange(own)).toMatchObject({ chat: { muted: true, unread: 1 }, messages: { unread: 0 } });
  await deleteChat(josef, chatId);
  expect(await nextChange(own)).toEqual({ chatId, chat: null, messages: { unread: 0, chats: 0 } });
  await startChat(josef, maria);
  expect(await nextChange(own)).toMatchObject({ chat: { lastMessage: null, muted: true } });
  expect(eventsOf(theirs)).toEqual([]);
});

test('the end of a friendship, and a new one, are announced to both', async () => {
  await send(maria, chatId);
  const both = [await open(maria), await open(josef)];
  await end(maria, friendshipId);
  for (const page of both) {
    expect((await nextChange(page)).chat).toMatchObject({ closed: 'not-friends', presence: null });
  }
  await befriend(maria, josef);
  for (const page of both) {
    expect((await nextChange(page)).chat).toMatchObject({ closed: null, presence: { online: true } });
  }
});

test('a block closes the chat for both members, and only the blocking member sees the reason', async () => {
  await send(maria, chatId);
  const [own, theirs] = [await open(maria), await open(josef)];
  await block(maria, josef);
  expect((await nextChange(own)).chat?.closed).toBe('blocked');
  expect((await nextChange(theirs)).chat?.closed).toBe('not-friends');
  await maria.request('DELETE', `/block/${josef.id}`);
  expect((await nextChange(own)).chat?.closed).toBe('not-friends');
  expect(eventsOf(theirs)).toEqual(['chat_changed']);
});

test('a chat that is not listed is not announced', async () => {
  const page = await open(josef);
  await end(josef, friendshipId);
  await page.next('friendship_changed');
  await befriend(maria, josef);
  await send(maria, chatId);
  expect((await nextChange(page)).chat?.lastSeq).toBe(1);
  expect(eventsOf(page).slice(0, 1)).toEqual(['chat_changed']);
});

test('deleting an account closes the chat for the other member', async () => {
  await send(maria, chatId);
  const page = await open(josef);
  await erase(community, maria);
  expect((await nextChange(page)).chat).toMatchObject({
    closed: 'left',
    member: null,
    chatName: '',
    unread: 1,
  });
});

test('chats are not announced to third members', async () => {
  const paul = await community.join();
  const page = await open(paul);
  await send(maria, chatId);
  const other = await chatBetween(paul, josef);
  await send(josef, other);
  expect((await nextMessage(page)).chatId).toBe(other);
  expect(page.received.filter(({ payload }) => Object(payload).chatId === chatId)).toEqual([]);
});
