import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  deleteChat,
  deleteMessage,
  editMessage,
  forward,
  listChats,
  markRead,
  react,
  readChat,
  readMessages,
  reply,
  send,
} from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addLine, makeGroupChat } from '../../../test/group-chats.ts';

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

const line = (memberIds: readonly string[] = []) =>
  addLine(community, chatId, maria, { kind: 'added', memberIds, text: null });

test('a line has a place in the order, and is not unread', async () => {
  await send(josef, chatId, 'One');
  await line([anna.id]);
  expect((await send(josef, chatId, 'Two')).body.message.seq).toBe(3);
  const { messages } = await readMessages(anna, chatId);
  expect(messages.map(({ event }) => event?.kind ?? null)).toEqual([null, 'added', null]);
  expect(messages[1]).toMatchObject({
    content: '',
    author: { _id: maria.id },
    event: { kind: 'added', members: [{ _id: anna.id, first_name: 'Anna' }], text: null },
  });
  expect((await readChat(anna, chatId)).unread).toBe(2);
  await markRead(anna, chatId, 1);
  expect((await readChat(anna, chatId)).unread).toBe(1);
});

test('the list shows a line as the newest message', async () => {
  await line([anna.id]);
  expect(await readChat(josef, chatId)).toMatchObject({
    unread: 0,
    lastMessage: { senderName: 'Maria', event: { kind: 'added', members: [{ first_name: 'Anna' }] } },
  });
});

test('a line cannot be changed, quoted or forwarded, but deleted for oneself', async () => {
  const id = await line();
  for (const answer of [
    await editMessage(maria, id, 'Something else.'),
    await deleteMessage(maria, id, 'everyone'),
    await react(josef, id, 'amen'),
    await forward(maria, id, chatId),
  ])
    expect(answer).toMatchObject({ status: 403, body: { id: 'message.line' } });
  expect((await reply(josef, chatId, id)).body.id).toBe('message.quote-not-found');
  expect((await deleteMessage(josef, id, 'me')).body.message).toMatchObject({ deleted: 'me' });
  expect((await readMessages(josef, chatId)).messages[0]).not.toHaveProperty('event');
});

test('a line does not bring back a chat that a member has deleted', async () => {
  await send(maria, chatId);
  await deleteChat(anna, chatId);
  await line();
  expect((await listChats(anna)).chats).toEqual([]);
  expect((await readMessages(anna, chatId)).messages).toMatchObject([{ event: { kind: 'added' } }]);
});
