import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  chatBetween,
  countsOf,
  deleteChat,
  deleteMessage,
  editMessage,
  forward,
  listChats,
  readChanges,
  readChat,
  readMessages,
  reply,
  send,
} from '../../../test/chats.ts';
import { startCommunity, tally, type Caller } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { offered } from '../../../test/listings.ts';

const MINUTE = 60 * 1000;

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna]);
});

afterAll(() => community.close());

async function namesFor(search: string): Promise<string[]> {
  const { chats } = await listChats(anna, `?search=${encodeURIComponent(search)}`);
  return chats.map(({ chatName }) => chatName);
}

test('a message reaches all members, with its author', async () => {
  const { status, body } = await send(josef, chatId, 'We begin at seven.');
  expect(status).toBe(201);
  expect(body.message).toMatchObject({ seq: 1, author: { _id: josef.id, first_name: 'Josef' } });
  for (const caller of [maria, josef, anna])
    expect((await readMessages(caller, chatId)).messages).toEqual([body.message]);
  expect(await countsOf(anna)).toMatchObject({ messages: { unread: 1, chats: 1 } });
  expect(await countsOf(josef)).toMatchObject({ messages: { unread: 0, chats: 1 } });
});

test('a group chat is presented with its name and its newest message', async () => {
  await send(josef, chatId, 'We begin at seven.');
  expect(await readChat(anna, chatId)).toMatchObject({
    chatName: 'Choir of Saint Cecilia',
    participants: [],
    member: null,
    presence: null,
    request: null,
    closed: null,
    friends: false,
    unread: 1,
    lastSeq: 1,
    abilities: { send: true },
    lastMessage: { content: 'We begin at seven.', senderId: josef.id, senderName: 'Josef' },
    group: {
      description: '',
      image: null,
      members: 3,
      role: 'member',
      groupId: null,
      abilities: { edit: false, manageMembers: false, leave: true },
    },
  });
  expect((await readChat(maria, chatId)).group).toMatchObject({
    role: 'owner',
    abilities: { edit: true, manageMembers: true, leave: true },
  });
});

test('a chat of two has no group, and its messages have no author', async () => {
  const pair = await chatBetween(maria, josef);
  const { message } = (await send(maria, pair)).body;
  expect(message).not.toHaveProperty('author');
  const chat = await readChat(josef, pair);
  expect(chat).not.toHaveProperty('group');
  expect(chat.lastMessage).not.toHaveProperty('senderName');
});

test('the list is searched by the name of the chat', async () => {
  expect(await namesFor('cecil')).toEqual(['Choir of Saint Cecilia']);
  expect(await namesFor('saint choir')).toEqual(['Choir of Saint Cecilia']);
  expect(await namesFor('Josef')).toEqual([]);
});

test('messages are edited and deleted only by their senders, also by no owner', async () => {
  const { message } = (await send(josef, chatId)).body;
  expect((await editMessage(maria, message.id, 'Mine.')).status).toBe(403);
  expect((await deleteMessage(maria, message.id, 'everyone')).status).toBe(403);
  expect((await editMessage(josef, message.id, 'We begin at eight.')).body.message.revision).toBe(1);
  for (const caller of [maria, anna])
    expect(await readChanges(caller, chatId)).toMatchObject({
      revision: 1,
      messages: [{ content: 'We begin at eight.', revision: 1 }],
    });
  expect((await deleteMessage(josef, message.id, 'everyone')).status).toBe(200);
  expect((await readMessages(anna, chatId)).messages).toMatchObject([
    { deleted: 'everyone', content: '', author: { _id: josef.id } },
  ]);
  expect(await readChat(anna, chatId)).toMatchObject({ unread: 0, lastMessage: { deleted: true } });
});

test('a message cannot be edited after 15 minutes', async () => {
  const { message } = (await send(josef, chatId)).body;
  community.clock.advance(15 * MINUTE + 1);
  expect(await editMessage(josef, message.id, 'Later.')).toMatchObject({
    status: 403,
    body: { id: 'message.edit-too-late' },
  });
});

test('a message that one member has deleted stays for the others, and is erased when all have deleted it', async () => {
  const { message } = (await send(josef, chatId)).body;
  await deleteMessage(anna, message.id, 'me');
  expect(await readChat(anna, chatId)).toMatchObject({ unread: 0, lastMessage: null });
  expect((await readMessages(maria, chatId)).messages).toMatchObject([{ deleted: null }]);
  for (const caller of [maria, josef]) await deleteMessage(caller, message.id, 'me');
  const stored = await community.database.read
    .selectFrom('messages')
    .select(['content', 'deleted_at'])
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ content: '', deleted_at: community.clock.now() });
});

test('a deleted chat comes back with the next message, and the member stays in it', async () => {
  await send(josef, chatId, 'One');
  await deleteChat(anna, chatId);
  expect((await listChats(anna)).chats).toEqual([]);
  const { message } = (await send(josef, chatId, 'Two')).body;
  expect((await listChats(anna)).chats).toMatchObject([{ chatId, unread: 1, group: { members: 3 } }]);
  expect((await readMessages(anna, chatId)).messages).toEqual([message]);
});

test('a chat that all members have deleted stays', async () => {
  await send(josef, chatId);
  for (const caller of [maria, josef, anna]) await deleteChat(caller, chatId);
  expect((await send(anna, chatId, 'Is anybody here?')).status).toBe(201);
  expect((await readMessages(maria, chatId)).messages).toHaveLength(1);
});

test('a reply quotes with the name of the sender, and only a message of the same chat', async () => {
  const { message } = (await send(josef, chatId, 'Who brings the candles?')).body;
  const { body } = await reply(anna, chatId, message.id);
  expect(body.message.replyTo).toMatchObject({ senderId: josef.id, senderName: 'Josef', deleted: false });
  const pair = await chatBetween(maria, josef);
  for (const [to, quoted] of [
    [pair, message.id],
    [chatId, (await send(maria, pair)).body.message.id],
  ] as const)
    expect(await reply(maria, to, quoted)).toMatchObject({
      status: 400,
      body: { id: 'message.quote-not-found' },
    });
});

test('messages are forwarded into a group chat and out of it', async () => {
  const pair = await chatBetween(maria, josef);
  const own = (await send(maria, pair, 'From a chat of two.')).body.message;
  const into = await forward(maria, own.id, chatId);
  expect(into).toMatchObject({
    status: 201,
    body: { message: { content: 'From a chat of two.', forwarded: true, author: { _id: maria.id } } },
  });
  const out = await forward(josef, into.body.message.id, pair);
  expect(out.status).toBe(201);
  expect(out.body.message).not.toHaveProperty('author');
});

test('a message cannot be about a listing', async () => {
  const listing = await offered(maria);
  const answer = await maria.request('POST', '/message/create', {
    body: { chatId, text: 'For sale.', listingId: listing._id },
  });
  expect(answer.status).toBe(400);
});

test('a repeated message is stored once', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(josef, chatId, 'Once.', clientId)));
  expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
  expect((await readMessages(anna, chatId)).messages).toHaveLength(1);
});

test('two hundred members write at once, and nothing is lost', async () => {
  const others = await Promise.all(Array.from({ length: 199 }, () => community.join()));
  const large = await makeGroupChat(community, maria, others, 'Pilgrims');
  const everybody = [maria, ...others];
  // On a slow machine, PostgreSQL refuses some of them for the moment. The outbox of a page sends them again.
  const deliver = async (caller: Caller, index: number): Promise<number> => {
    const clientId = randomUUID();
    for (;;) {
      const { status } = await send(caller, large, `Psalm ${index}`, clientId);
      if (status !== 503) return status;
    }
  };
  const statuses = await Promise.all(everybody.map(deliver));
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const [one, other] = await Promise.all(
    [maria, others[100] ?? maria].map(async (caller) => [
      ...(await readMessages(caller, large, '?after=0&limit=100')).messages,
      ...(await readMessages(caller, large, '?after=100&limit=100')).messages,
    ]),
  );
  expect(one?.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(other).toEqual(one);
  expect(new Set(one?.map(({ content }) => content)).size).toBe(200);
  const members = await community.database.read
    .selectFrom('chat_members')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.chat_id', '=', 'chat_members.chat_id')
        .onRef('messages.sender_id', '=', 'chat_members.user_id'),
    )
    .select(['chat_members.unread', 'messages.seq'])
    .where('chat_members.chat_id', '=', large)
    .execute();
  // Sending marks all earlier messages as read.
  expect(members.every(({ unread, seq }) => unread === 200 - seq)).toBe(true);
});

test('members who want no notifications about messages cost no statement', async () => {
  const others = await Promise.all(Array.from({ length: 40 }, () => community.join()));
  const large = await makeGroupChat(community, maria, others, 'Pilgrims');
  await community.database.write
    .insertInto('muted_notifications')
    .values(others.map(({ id }) => ({ user_id: id, kind: 'message' as const })))
    .execute();
  await send(maria, chatId, 'One');
  const [few, many] = [
    await community.queriesOf(() => send(maria, chatId, 'Two')),
    await community.queriesOf(() => send(maria, large, 'One')),
  ];
  expect(many).toBe(few);
});

test('the number of statements of a message does not grow with the members', async () => {
  const others = await Promise.all(Array.from({ length: 40 }, () => community.join()));
  const large = await makeGroupChat(community, maria, others, 'Pilgrims');
  // The second message finds notifications of the first one.
  for (const text of ['One', 'Two']) {
    const few = await community.queriesOf(() => send(maria, chatId, text));
    expect(await community.queriesOf(() => send(maria, large, text))).toBe(few);
  }
});
