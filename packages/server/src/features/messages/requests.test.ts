import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptChat,
  acceptRequestsOf,
  countsOf,
  deleteChat,
  deleteMessage,
  enquire,
  listChats,
  listRequests,
  markRead,
  react,
  readChat,
  readMessages,
  requestChat,
  send,
  startChat,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { found, join, leave } from '../../../test/groups.ts';
import { offered } from '../../../test/listings.ts';
import { befriend, block, end } from '../../../test/relations.ts';

const DAY = 24 * 60 * 60 * 1000;
const community = await startCommunity();
/** Maria asks to write to Josef, who is no friend. */
let maria: Caller;
let josef: Caller;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  await acceptRequestsOf(josef, 'everyone');
});

afterAll(() => community.close());

async function requested(): Promise<string> {
  const { body } = await requestChat(maria, josef);
  await send(maria, body.chat.chatId, 'Are you the organist?');
  return body.chat.chatId;
}

async function messageOf(reader: Caller, chatId: string): Promise<string> {
  const [message] = (await readMessages(reader, chatId)).messages;
  return message?.id ?? '';
}

async function refusalOf(answer: Promise<{ status: number; body: object }>): Promise<unknown[]> {
  const { status, body } = await answer;
  return [status, Reflect.get(body, 'id')];
}

async function mayRequest(): Promise<boolean> {
  const { body } = await maria.request<{ user: { acceptsMessageRequests: boolean } }>(
    'GET',
    `/user/getById/${josef.id}`,
  );
  return body.user.acceptsMessageRequests;
}

describe('the setting', () => {
  test('lets everyone, members of the same group or nobody ask', async () => {
    expect(await mayRequest()).toBe(true);
    await acceptRequestsOf(josef, 'nobody');
    const group = await found(josef);
    await join(maria, group);
    expect([await mayRequest(), await refusalOf(requestChat(maria, josef))]).toEqual([
      false,
      [403, 'chat.requests-closed'],
    ]);
    await acceptRequestsOf(josef, 'groups');
    expect(await mayRequest()).toBe(true);
    await leave(maria, group);
    expect([await mayRequest(), await refusalOf(requestChat(maria, josef))]).toEqual([
      false,
      [403, 'chat.requests-closed'],
    ]);
  });

  test('is for the members of the same groups at first', async () => {
    const agnes = await community.join();
    expect(await refusalOf(requestChat(maria, agnes))).toEqual([403, 'chat.requests-closed']);
  });

  test('also counts when the request is sent', async () => {
    const { body } = await requestChat(maria, josef);
    await acceptRequestsOf(josef, 'nobody');
    expect(await refusalOf(send(maria, body.chat.chatId))).toEqual([403, 'chat.requests-closed']);
  });

  test('is not revealed by a block, or to a caller who did not ask for a request', async () => {
    expect(await refusalOf(startChat(maria, josef))).toEqual([403, 'chat.not-friends']);
    await block(josef, maria);
    for (const other of [josef, { id: UNKNOWN_ID }])
      expect(await refusalOf(requestChat(maria, other))).toEqual([403, 'chat.requests-closed']);
    await block(maria, josef);
    expect(await refusalOf(requestChat(maria, josef))).toEqual([403, 'chat.blocked']);
  });
});

describe('a request', () => {
  test('waits apart from the chats of its recipient, and counts nowhere', async () => {
    const chatId = await requested();
    expect(await listChats(josef)).toEqual({ chats: [], nextCursor: null });
    const { unreadNotifications, messages } = await countsOf(josef);
    expect([unreadNotifications, messages]).toEqual([0, { unread: 0, chats: 0 }]);
    expect(await listRequests(josef)).toMatchObject({
      total: 1,
      nextCursor: null,
      chats: [
        {
          chatId,
          request: 'received',
          closed: null,
          unread: 1,
          presence: null,
          lastMessage: { content: 'Are you the organist?' },
        },
      ],
    });
    expect((await listRequests(maria)).total).toBe(0);
    expect((await listChats(maria)).chats).toMatchObject([
      { chatId, request: 'sent', closed: 'not-friends', abilities: { send: false }, presence: null },
    ]);
  });

  test('is one short text without a file, a listing or a quote', async () => {
    const { body } = await requestChat(maria, josef);
    const { chatId } = body.chat;
    expect(body.chat).toMatchObject({ request: 'sent', closed: null });
    const form = new FormData();
    form.append('chatId', chatId);
    form.append('file', new Blob(['Amen.'], { type: 'text/plain' }), 'amen.txt');
    expect(await refusalOf(maria.request('POST', '/message/create', { body: form }))).toEqual([
      403,
      'chat.request-text-only',
    ]);
    expect(await refusalOf(send(maria, chatId, 'a'.repeat(501)))).toEqual([400, 'chat.request-too-long']);
    const clientId = crypto.randomUUID();
    expect((await send(maria, chatId, '🕊'.repeat(500), clientId)).status).toBe(201);
    expect((await send(maria, chatId, '🕊'.repeat(500), clientId)).status).toBe(200);
    expect(await refusalOf(send(maria, chatId))).toEqual([403, 'chat.request-waiting']);
    expect((await requestChat(maria, josef)).status).toBe(200);
    expect(await refusalOf(send(maria, chatId))).toEqual([403, 'chat.request-waiting']);
  });

  test('shows its sender neither that it was read nor that it was deleted', async () => {
    const chatId = await requested();
    const before = await readChat(maria, chatId);
    await markRead(josef, chatId, 1);
    expect((await listRequests(josef)).chats).toMatchObject([{ unread: 0, readSeq: 1 }]);
    expect(await readChat(maria, chatId)).toEqual(before);
    await deleteChat(josef, chatId);
    expect((await listRequests(josef)).total).toBe(0);
    expect(await readChat(maria, chatId)).toEqual(before);
    expect(await refusalOf(send(maria, chatId))).toEqual([403, 'chat.request-waiting']);
  });

  test('can be accepted by its recipient alone, and is then an ordinary chat', async () => {
    const chatId = await requested();
    expect(await refusalOf(acceptChat(maria, chatId))).toEqual([403, 'chat.request-sender']);
    expect((await acceptChat(josef, chatId)).body.chat).toMatchObject({ request: null, unread: 1 });
    expect((await acceptChat(josef, chatId)).status).toBe(200);
    expect((await listChats(josef)).chats).toMatchObject([{ chatId, request: null, closed: null }]);
    expect(await listRequests(josef)).toMatchObject({ total: 0, chats: [] });
    expect((await send(maria, chatId, 'a'.repeat(600))).status).toBe(201);
    expect((await countsOf(josef)).unreadNotifications).toBe(1);
    await markRead(josef, chatId, 2);
    expect(await readChat(maria, chatId)).toMatchObject({ request: null, closed: null, seenSeq: 2 });
  });

  test('is accepted by an answer, which notifies its sender', async () => {
    const chatId = await requested();
    expect((await send(josef, chatId, 'I am.')).status).toBe(201);
    expect((await listChats(josef)).chats).toMatchObject([{ chatId, request: null }]);
    expect(await readChat(maria, chatId)).toMatchObject({ request: null, closed: null, unread: 1 });
    expect((await countsOf(maria)).unreadNotifications).toBe(1);
  });

  test('is accepted when the two become friends, and closes with the friendship', async () => {
    const chatId = await requested();
    const friendshipId = await befriend(maria, josef);
    expect((await listChats(josef)).chats).toMatchObject([{ chatId, request: null, unread: 1 }]);
    expect((await send(maria, chatId)).status).toBe(201);
    await end(josef, friendshipId);
    expect(await refusalOf(send(maria, chatId))).toEqual([403, 'chat.not-friends']);
    expect((await requestChat(maria, josef)).body.chat).toMatchObject({
      request: null,
      closed: 'not-friends',
    });
  });

  test('is not needed for a chat about a listing', async () => {
    const { _id } = await offered(josef);
    const chatId = await enquire(maria, josef, _id);
    expect((await requestChat(maria, josef)).body.chat).toMatchObject({
      chatId,
      request: null,
      closed: null,
    });
  });

  test.each([
    ['its recipient deletes it', async (chatId: string) => deleteChat(josef, chatId)],
    [
      'its recipient deletes its message',
      async (chatId: string) => deleteMessage(josef, await messageOf(josef, chatId), 'me'),
    ],
    [
      'its sender withdraws it',
      async (chatId: string) => deleteMessage(maria, await messageOf(maria, chatId), 'everyone'),
    ],
  ])('can be repeated after 30 days if %s', async (_, remove) => {
    const chatId = await requested();
    await markRead(josef, chatId, 1);
    await remove(chatId);
    expect((await listRequests(josef)).total).toBe(0);
    const deletedBefore = (days: number) =>
      community.database.write
        .updateTable('chats')
        .set({ request_deleted_at: community.clock.now() - days * DAY })
        .where('id', '=', chatId)
        .execute();
    await deletedBefore(29);
    expect((await requestChat(maria, josef)).body.chat).toMatchObject({ chatId, closed: 'not-friends' });
    await deletedBefore(30);
    expect((await requestChat(maria, josef)).body.chat).toMatchObject({ chatId, closed: null });
    await send(maria, chatId, 'Do you still play?');
    expect((await listRequests(josef)).chats).toMatchObject([{ chatId, unread: 1 }]);
    const { messages } = await readMessages(josef, chatId);
    expect(messages.at(-1)?.content).toBe('Do you still play?');
    expect((await readChat(maria, chatId)).seenSeq).toBe(0);
  });

  test('that was deleted can be answered later', async () => {
    const chatId = await requested();
    await deleteChat(josef, chatId);
    expect((await requestChat(josef, maria)).body.chat).toMatchObject({
      chatId,
      request: null,
      closed: null,
    });
    expect((await readChat(maria, chatId)).request).toBe('sent');
    await send(josef, chatId, 'I am the organist.');
    expect((await send(maria, chatId)).status).toBe(201);
  });

  test('takes no reactions and no edits, and disappears when it is withdrawn', async () => {
    const { body } = await requestChat(maria, josef);
    const { message } = (await send(maria, body.chat.chatId)).body;
    for (const caller of [maria, josef]) expect((await react(caller, message.id, 'amen')).status).toBe(403);
    const edit = maria.request('PUT', `/message/update/${message.id}`, { body: { text: 'Alleluia.' } });
    expect((await edit).status).toBe(403);
    await deleteMessage(maria, message.id, 'everyone');
    expect(await listRequests(josef)).toMatchObject({ total: 0, chats: [] });
  });

  test('that is not sent yet is refused in the same way if the recipient has blocked its sender since', async () => {
    const agnes = await community.join();
    const answers: unknown[] = [];
    for (const [sender, refuse] of [
      [maria, () => block(josef, maria)],
      [agnes, () => acceptRequestsOf(josef, 'nobody')],
    ] as const) {
      const { chatId } = (await requestChat(sender, josef)).body.chat;
      await refuse();
      const { closed, request } = await readChat(sender, chatId);
      answers.push([closed, request, ...(await refusalOf(send(sender, chatId)))]);
    }
    const refusal = [null, 'sent', 403, 'chat.requests-closed'];
    expect(answers).toEqual([refusal, refusal]);
  });

  test('comes into the list of its recipient when its sender asks about a listing', async () => {
    const chatId = await requested();
    await enquire(maria, josef, (await offered(josef))._id);
    expect((await listRequests(josef)).total).toBe(0);
    expect((await listChats(josef)).chats.map((chat) => chat.chatId)).toEqual([chatId]);
  });

  test('of a blocked member is not shown, and cannot be accepted', async () => {
    const chatId = await requested();
    await block(josef, maria);
    expect((await listRequests(josef)).total).toBe(0);
    expect(await refusalOf(acceptChat(josef, chatId))).toEqual([403, 'chat.blocked']);
  });

  test('shows its recipient the friends and groups of both', async () => {
    const chatId = await requested();
    const common = async () => (await josef.request('GET', `/chat/common/${chatId}`)).body;
    expect(await common()).toEqual({ mutualFriends: 0, groups: [] });
    const agnes = await community.join();
    await befriend(agnes, maria);
    await befriend(agnes, josef);
    const group = await found(josef, { name: 'Choir' });
    await join(maria, group);
    expect(await common()).toEqual({ mutualFriends: 1, groups: ['Choir'] });
    await block(agnes, josef);
    expect(await common()).toEqual({ mutualFriends: 0, groups: ['Choir'] });
    const { status } = await maria.request('GET', `/chat/common/${chatId}`);
    expect(status).toBe(404);
  });

  test('is listed by pages', async () => {
    await requested();
    const agnes = await community.join();
    const { body } = await requestChat(agnes, josef);
    await send(agnes, body.chat.chatId);
    const first = await listRequests(josef, '?limit=1');
    expect(first).toMatchObject({ total: 2, chats: [{ chatId: body.chat.chatId }] });
    const second = await listRequests(josef, `?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ total: 2, nextCursor: null, chats: [{ request: 'received' }] });
  });
});
