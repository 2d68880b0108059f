import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
import {
  chatBetween,
  countsOf,
  deleteMessage,
  editMessage,
  listChats,
  markRead,
  react,
  readChanges,
  readChat,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addLine, makeGroupChat } from '../../../test/group-chats.ts';
import { block, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
const MINUTE = 60 * 1000;

let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, anna, [maria, josef]);
});

afterAll(() => community.close());

const hidden = {
  content: '',
  deleted: 'me',
  type: 'text',
  file: null,
  fileName: null,
  replyTo: null,
  reactions: [],
  author: null,
};

async function unblock(caller: Caller, { id }: Caller): Promise<void> {
  await caller.request('DELETE', `/block/${id}`);
  await community.jobs.drain();
}

const noticesOf = async (caller: Caller): Promise<readonly (string | null)[]> => {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  await numbersOf(community, caller);
  return body.data.map(({ excerpt }) => excerpt);
};

describe.each([
  ['the reader blocks the sender', () => block(maria, josef)],
  ['the sender blocks the reader', () => block(josef, maria)],
])('%s', (_, begin) => {
  test('a message is hidden from the reader, and from nobody else', async () => {
    await begin();
    const { message } = (
      await attach(josef, chatId, Buffer.from('Notes'), { name: 'notes.txt', text: 'The notes.' })
    ).body;
    expect((await readMessages(maria, chatId)).messages).toMatchObject([{ seq: 1, ...hidden }]);
    expect((await readMessages(anna, chatId)).messages).toEqual([message]);
    expect((await readMessages(maria, chatId, '?around=1')).messages).toMatchObject([hidden]);
    expect((await maria.request('GET', `/message/file/${message.id}/original`)).status).toBe(404);
    expect((await anna.request('GET', `/message/file/${message.id}/original`)).status).toBe(200);
    for (const [caller, found] of [
      [maria, 0],
      [anna, 1],
    ] as const) {
      const { body } = await caller.request<Schemas['MessageSearchPage']>(
        'GET',
        `/message/search/${chatId}?search=notes`,
      );
      expect(body.messages).toHaveLength(found);
    }
  });

  test('a hidden message is not unread, does not move the chat, and notifies nobody', async () => {
    await begin();
    await send(anna, chatId, 'Good morning.');
    const earlier = await readChat(maria, chatId);
    community.clock.advance(1000);
    await chatBetween(maria, anna);
    await send(josef, chatId, 'Hidden.');
    expect(await readChat(maria, chatId)).toEqual({ ...earlier, lastSeq: 2 });
    expect((await listChats(maria)).chats.map((chat) => chat.group?.role)).toEqual([undefined, 'member']);
    expect(await countsOf(maria)).toMatchObject({ messages: { unread: 1 } });
    await markRead(maria, chatId, 2);
    await send(josef, chatId, 'Hidden again.');
    expect(await noticesOf(maria)).not.toContain('Choir of Saint Cecilia: Hidden again.');
    await send(anna, chatId, 'Good evening.');
    expect(await readChat(maria, chatId)).toMatchObject({
      unread: 1,
      lastMessage: { content: 'Good evening.' },
    });
    expect(await noticesOf(maria)).toContain('Choir of Saint Cecilia: Good evening.');
  });

  test('a hidden message cannot be used', async () => {
    await begin();
    const { message } = (await send(josef, chatId)).body;
    const replying = { body: { chatId, text: 'Amen.', replyTo: message.id } };
    expect((await maria.request('POST', '/message/create', replying)).body.id).toBe(
      'message.quote-not-found',
    );
    expect((await react(maria, message.id, 'amen')).status).toBe(404);
    const forwarding = { body: { chatId, clientId: message.clientId } };
    expect((await maria.request('POST', `/message/forward/${message.id}`, forwarding)).status).toBe(404);
    expect((await deleteMessage(maria, message.id, 'everyone')).status).toBe(403);
    expect((await deleteMessage(maria, message.id, 'me')).body.message).toMatchObject(hidden);
    const report = { body: { subjectType: 'message', subjectId: message.id, category: 'spam' } };
    expect((await maria.request('POST', '/report/create', report)).status).toBe(404);
  });

  test('a message can be reported if it was sent before the block', async () => {
    const { message } = (await send(josef, chatId)).body;
    community.clock.advance(MINUTE);
    await begin();
    const report = { body: { subjectType: 'message', subjectId: message.id, category: 'spam' } };
    expect((await maria.request('POST', '/report/create', report)).status).toBe(201);
  });

  test('a quote of a hidden message is a deleted quote', async () => {
    await begin();
    const { message } = (await send(josef, chatId)).body;
    await anna.request('POST', '/message/create', { body: { chatId, text: 'Amen.', replyTo: message.id } });
    const quoteOf = async (caller: Caller) => (await readMessages(caller, chatId)).messages[1]?.replyTo;
    expect(await quoteOf(maria)).toMatchObject({ deleted: true, text: null, senderId: null });
    expect(await quoteOf(josef)).toMatchObject({ deleted: false });
  });

  test('a change of a hidden message has a number and no content', async () => {
    await begin();
    // The job moves the revisions.
    await community.jobs.drain();
    const { revision } = await readChanges(maria, chatId);
    const { message } = (await send(josef, chatId)).body;
    await editMessage(josef, message.id, 'Edited.');
    expect(await readChanges(maria, chatId)).toMatchObject({ revision: revision + 1, messages: [hidden] });
    await deleteMessage(josef, message.id, 'everyone');
    expect(await readChanges(maria, chatId)).toMatchObject({ revision: revision + 2, messages: [hidden] });
  });

  test('the two do not see their reactions', async () => {
    await begin();
    const { message } = (await send(anna, chatId)).body;
    for (const caller of [maria, josef, anna]) await react(caller, message.id, 'amen');
    const reactors = async (caller: Caller) =>
      new Set((await readMessages(caller, chatId)).messages[0]?.reactions.map(({ userId }) => userId));
    expect(await reactors(maria)).toEqual(new Set([maria.id, anna.id]));
    expect(await reactors(josef)).toEqual(new Set([josef.id, anna.id]));
    expect(await reactors(anna)).toEqual(new Set([maria.id, josef.id, anna.id]));
  });

  test('earlier messages are hidden at once, and counted after the job', async () => {
    await send(anna, chatId, 'One');
    await send(josef, chatId, 'Two');
    expect(await readChat(maria, chatId)).toMatchObject({ unread: 2, lastMessage: { content: 'Two' } });
    await begin();
    expect((await readMessages(maria, chatId)).messages).toMatchObject([{ content: 'One' }, hidden]);
    // The job may have found the message before it.
    expect((await readChat(maria, chatId)).lastMessage?.content).not.toBe('Two');
    await community.jobs.drain();
    expect(await readChat(maria, chatId)).toMatchObject({ unread: 1, lastMessage: { content: 'One' } });
    await unblock(maria, josef);
    await unblock(josef, maria);
    expect(await readChat(maria, chatId)).toMatchObject({ unread: 2, lastMessage: { content: 'Two' } });
  });

  test('a chat of two still shows its messages', async () => {
    const pair = await chatBetween(maria, josef);
    const { message } = (await send(josef, pair)).body;
    await react(maria, message.id, 'amen');
    await begin();
    expect((await readMessages(maria, pair)).messages).toMatchObject([
      { content: message.content, deleted: null, reactions: [{ userId: maria.id }] },
    ]);
  });
});

test('lines are never hidden, because they say who reads along', async () => {
  await block(maria, josef);
  await addLine(community, chatId, josef, { kind: 'joined', memberIds: [], text: null });
  expect((await readMessages(maria, chatId)).messages).toMatchObject([
    { deleted: null, author: { _id: josef.id }, event: { kind: 'joined' } },
  ]);
});

test('a hidden message that was erased does not change the number of unread messages', async () => {
  await block(maria, josef);
  await send(anna, chatId, 'One');
  const { message } = (await send(josef, chatId, 'Two')).body;
  await deleteMessage(josef, message.id, 'everyone');
  expect((await readChat(maria, chatId)).unread).toBe(1);
});

test('messages are delivered before and after a hidden first message', async () => {
  await block(maria, josef);
  await send(josef, chatId, 'Hidden.');
  expect(await readChat(maria, chatId)).toMatchObject({ unread: 0, lastMessage: null, lastSeq: 1 });
  await send(anna, chatId, 'Shown.');
  expect(await readChat(maria, chatId)).toMatchObject({ unread: 1, lastMessage: { content: 'Shown.' } });
});
