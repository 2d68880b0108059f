import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatBetween,
  countsOf,
  deleteChat,
  listChats,
  markRead,
  readChat,
  readMessages,
  send,
  startChat,
} from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
/** Paul is not a participant of the chat. */
let paul: Caller;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  paul = await community.join({ firstName: 'Paul' });
});

afterAll(() => community.close());

describe('creating a chat', () => {
  test('returns the chat from the view of its creator', async () => {
    await befriend(maria, josef);
    const { status, body } = await startChat(maria, josef);
    expect(status).toBe(201);
    expect(body.chat).toEqual({
      _id: body.chat.chatId,
      chatId: expect.any(String),
      chatName: 'Josef Rossi',
      participants: [maria.id, josef.id],
      member: { _id: josef.id, first_name: 'Josef', last_name: 'Rossi', avatar: null },
      lastMessage: null,
      lastSeq: 0,
      readSeq: 0,
      seenSeq: 0,
      unread: 0,
      muted: false,
      presence: { online: false, lastSeenAt: null },
      abilities: { send: true },
      closed: null,
      request: null,
      friends: true,
      createdAt: new Date(community.clock.now()).toISOString(),
    });
    expect((await listChats(maria)).chats).toEqual([body.chat]);
  });

  test('is not visible to the other member before the first message', async () => {
    const chatId = await chatBetween(maria, josef);
    expect((await listChats(josef)).chats).toEqual([]);
    await send(maria, chatId);
    expect((await listChats(josef)).chats).toMatchObject([{ chatId, chatName: 'Maria Rossi', unread: 1 }]);
  });

  test('again, from either side, returns the existing chat', async () => {
    const chatId = await chatBetween(maria, josef);
    for (const [one, other] of [
      [maria, josef],
      [josef, maria],
    ] as const) {
      const { status, body } = await startChat(one, other);
      expect(status).toBe(200);
      expect(body.chat.chatId).toBe(chatId);
    }
    expect((await listChats(josef)).chats).toHaveLength(1);
  });

  test('from both sides at the same time creates one chat', async () => {
    await befriend(maria, josef);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? startChat(maria, josef) : startChat(josef, maria),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 9, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.chat.chatId)).size).toBe(1);
    for (const caller of [maria, josef]) expect((await listChats(caller)).chats).toHaveLength(1);
  });

  test('accepts the caller’s own id as a parameter', async () => {
    await befriend(maria, josef);
    const body = { participants: [josef.id, maria.id] };
    const foreign = await maria.request('POST', `/chat/create?userId=${josef.id}`, { body });
    expect([foreign.status, foreign.body.id]).toEqual([403, 'policy.identity']);
    const malformed = await maria.request('POST', `/chat/create?userId=${josef.id}`, { body: '{' });
    expect([malformed.status, malformed.body.id]).toEqual([403, 'policy.identity']);
    expect((await maria.request('POST', `/chat/create?userId=${maria.id}`, { body })).status).toBe(201);
  });

  test('is possible for friends only', async () => {
    const answer = await maria.request('POST', '/chat/create', {
      body: { participants: [maria.id, josef.id] },
    });
    expect(answer.status).toBe(403);
    expect(answer.body.id).toBe('chat.not-friends');
  });

  test('reveals a block only to the blocking member', async () => {
    await befriend(maria, josef);
    await block(maria, josef);
    const [own, theirs] = [await startChat(maria, josef), await startChat(josef, maria)];
    expect([own.status, own.body]).toMatchObject([403, { id: 'chat.blocked' }]);
    expect([theirs.status, theirs.body]).toMatchObject([403, { id: 'chat.not-friends' }]);
  });

  test('with an unknown member returns 404', async () => {
    const answer = await startChat(maria, { id: UNKNOWN_ID });
    expect([answer.status, answer.body]).toMatchObject([404, { id: 'user.not-found' }]);
  });

  test.each([
    ['no members', () => [], 400],
    ['only the caller', () => [maria.id], 400],
    ['the caller and the caller', () => [maria.id, maria.id], 400],
    ['three members', () => [maria.id, josef.id, paul.id], 400],
    ['two other members', () => [josef.id, paul.id], 403],
    ['the caller and a malformed id', () => [maria.id, 'josef'], 400],
  ] as const)('between %s is refused', async (_, participants, status) => {
    const answer = await maria.request('POST', '/chat/create', { body: { participants: participants() } });
    expect(answer.status).toBe(status);
  });
});

test('the chat of other members and a missing chat are not found by any call', async () => {
  const chatId = await chatBetween(maria, josef);
  await send(maria, chatId);
  const staff = await community.join({ role: 'administrator' });
  const calls = [
    ['GET', '/chat/getById/'],
    ['DELETE', '/chat/delete/'],
    ['PUT', '/chat/mute/'],
    ['DELETE', '/chat/mute/'],
    ['PUT', '/chat/read/', { body: { seq: 1 } }],
    ['GET', '/message/get/'],
    ['GET', '/message/search/', undefined, '?search=mass'],
  ] as const;
  for (const [method, path, options, query = ''] of calls) {
    for (const [caller, id] of [
      [paul, chatId],
      [staff, chatId],
      [maria, UNKNOWN_ID],
    ] as const) {
      const answer = await caller.request(method, `${path}${id}${query}`, options);
      expect([path, answer.status, answer.body.id]).toEqual([path, 404, 'chat.not-found']);
    }
    expect((await community.stranger.request(method, `${path}${chatId}${query}`, options)).status).toBe(401);
    expect((await maria.request(method, `${path}nonsense${query}`, options)).status).toBe(400);
  }
  expect(await readChat(maria, chatId)).toMatchObject({ muted: false, lastSeq: 1 });
});

describe('marking messages as read', () => {
  let chatId: string;

  beforeEach(async () => {
    chatId = await chatBetween(maria, josef);
    for (const text of ['One', 'Two', 'Three']) await send(maria, chatId, text);
  });

  test('moves the read position and counts the remaining messages', async () => {
    const { status, body } = await markRead(josef, chatId, 2);
    expect(status).toBe(200);
    expect(body.chat).toMatchObject({ readSeq: 2, unread: 1, lastSeq: 3 });
    expect(await readChat(maria, chatId)).toMatchObject({ seenSeq: 2, unread: 0, readSeq: 3 });
  });

  test('never moves the read position back or past the newest message', async () => {
    await markRead(josef, chatId, 2);
    expect((await markRead(josef, chatId, 1)).body.chat).toMatchObject({ readSeq: 2, unread: 1 });
    expect((await markRead(josef, chatId, 2_147_483_647)).body.chat).toMatchObject({ readSeq: 3, unread: 0 });
    await send(maria, chatId, 'Four');
    expect(await readChat(josef, chatId)).toMatchObject({ readSeq: 3, unread: 1 });
  });

  test('counts the messages of the other member only', async () => {
    await markRead(josef, chatId, 1);
    await send(josef, chatId, 'Four');
    await send(maria, chatId, 'Five');
    expect(await readChat(josef, chatId)).toMatchObject({ readSeq: 4, unread: 1 });
    expect(await readChat(maria, chatId)).toMatchObject({ readSeq: 5, seenSeq: 4, unread: 0 });
  });

  test('while messages are sent leaves the correct number of unread messages', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? send(maria, chatId, `Psalm ${index}`) : markRead(josef, chatId, index),
      ),
    );
    const { readSeq, unread, lastSeq } = await readChat(josef, chatId);
    expect(lastSeq).toBe(13);
    expect(unread).toBe(lastSeq - readSeq);
  });

  test.each([-1, 1.5, 'all', 2_147_483_648])('refuses the position %s', async (seq) => {
    const answer = await josef.request('PUT', `/chat/read/${chatId}`, { body: { seq } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe('seq');
  });
});

test('muting can be repeated', async () => {
  const chatId = await chatBetween(maria, josef);
  for (const [method, muted] of [
    ['PUT', true],
    ['PUT', true],
    ['DELETE', false],
    ['DELETE', false],
  ] as const) {
    const { status, body } = await maria.request<Schemas['ChatAnswer']>(method, `/chat/mute/${chatId}`);
    expect([status, body.chat.muted]).toEqual([200, muted]);
  }
});

describe('deleting a chat', () => {
  let chatId: string;

  beforeEach(async () => {
    chatId = await chatBetween(maria, josef);
    for (const text of ['One', 'Two']) await send(maria, chatId, text);
  });

  test('only affects the caller', async () => {
    expect((await deleteChat(josef, chatId)).status).toBe(200);
    expect((await listChats(josef)).chats).toEqual([]);
    expect(await readMessages(josef, chatId)).toEqual({
      messages: [],
      nextCursor: null,
      newerCursor: null,
      revision: 0,
    });
    expect((await listChats(maria)).chats).toHaveLength(1);
    expect((await readMessages(maria, chatId)).messages).toHaveLength(2);
    // Josef has not read the message, so Maria does not see it as read.
    expect((await readChat(maria, chatId)).seenSeq).toBe(0);
  });

  test('can be repeated', async () => {
    await deleteChat(josef, chatId);
    const { status, body } = await deleteChat(josef, chatId);
    expect(status).toBe(200);
    expect(body.messages).toEqual({ unread: 0, chats: 0 });
  });

  test('is undone by the next message, but the deleted messages stay deleted', async () => {
    await deleteChat(josef, chatId);
    await send(maria, chatId, 'Three');
    expect((await listChats(josef)).chats).toMatchObject([{ chatId, unread: 1, lastSeq: 3 }]);
    const page = await readMessages(josef, chatId);
    expect(page.messages.map(({ content }) => content)).toEqual(['Three']);
    expect(page.nextCursor).toBeNull();
    for (const query of ['?after=0', '?around=1', '?after=0&limit=1']) {
      const { messages } = await readMessages(josef, chatId, query);
      expect(messages.map(({ seq }) => seq)).toEqual([3]);
    }
    const found = await josef.request<Schemas['MessageSearchPage']>(
      'GET',
      `/message/search/${chatId}?search=t`,
    );
    expect(found.body.messages.map(({ seq }) => seq)).toEqual([3]);
    expect((await markRead(josef, chatId, 1)).body.chat.unread).toBe(1);
  });

  test('can be undone by creating it again, without its messages', async () => {
    await deleteChat(josef, chatId);
    const { status, body } = await startChat(josef, maria);
    expect(status).toBe(200);
    expect(body.chat).toMatchObject({ chatId, lastMessage: null, lastSeq: 2, unread: 0 });
    expect((await listChats(josef)).chats).toHaveLength(1);
    expect((await countsOf(josef)).messages.chats).toBe(0);
  });

  test('by both members deletes the messages permanently', async () => {
    const stored = () =>
      community.database.read.selectFrom('messages').select('seq').where('chat_id', '=', chatId).execute();
    await deleteChat(josef, chatId);
    await send(maria, chatId, 'Three');
    await deleteChat(maria, chatId);
    // Josef has not read the third message yet, so it stays.
    expect(await stored()).toEqual([{ seq: 3 }]);
    await deleteChat(josef, chatId);
    expect(await stored()).toEqual([]);
    expect((await send(josef, chatId, 'Four')).body.message.seq).toBe(4);
  });
});
