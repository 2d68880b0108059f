import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
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
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { photo } from '../../../test/sample-files.ts';

let community: Community;
let picture: Buffer;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  picture = await photo(60, 40);
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterAll(() => community.close());

const leave = (caller: Caller) => erase(community, caller);

/** Counts the stored rows of the chat. */
async function rowsOfChat() {
  const { read } = community.database;
  const chats = await read.selectFrom('chats').select('id').where('id', '=', chatId).execute();
  const messages = await read.selectFrom('messages').select('id').where('chat_id', '=', chatId).execute();
  const attachments = await read
    .selectFrom('attachments')
    .select('id')
    .where('owner_id', 'in', [maria.id, josef.id])
    .execute();
  return { chats: chats.length, messages: messages.length, attachments: attachments.length };
}

async function filesOf(id: string | null): Promise<string[]> {
  const names = await readdir(join(community.config.dataFolder, 'files'), { recursive: true });
  return names.filter((name) => id !== null && name.includes(id));
}

test('messages stay with the other member, who can no longer write', async () => {
  await send(maria, chatId, 'One');
  await send(josef, chatId, 'Two');
  await attach(maria, chatId, picture, { name: 'us.jpg', text: 'Three' });
  await attach(josef, chatId, picture, { name: 'you.jpg' });
  expect((await leave(maria)).status).toBe(200);

  const { messages } = await readMessages(josef, chatId);
  expect(
    messages.map(({ content, type, fileName, fileUrl, file }) => [
      content,
      type,
      fileName,
      fileUrl === null && file === null,
    ]),
  ).toEqual([
    ['One', 'text', null, true],
    ['Two', 'text', null, true],
    ['Three', 'image', 'us.jpg', true],
    ['', 'image', 'you.jpg', false],
  ]);
  expect((await listChats(josef)).chats).toMatchObject([
    {
      chatId,
      chatName: '',
      member: null,
      presence: null,
      closed: 'left',
      abilities: { send: false },
      unread: 0,
      seenSeq: 0,
    },
  ]);
  expect((await listChats(josef, '?search=maria')).chats).toEqual([]);
  const refused = await josef.request('POST', '/message/create', { body: { chatId, text: 'Farewell.' } });
  expect([refused.status, refused.body.id]).toEqual([403, 'chat.left']);
  const calls = await Promise.all([
    markRead(josef, chatId, 4),
    josef.request('PUT', `/chat/mute/${chatId}`),
    josef.request('GET', `/message/search/${chatId}?search=one`),
  ]);
  expect(tally(calls)).toEqual({ 200: 3 });
  expect((await startChat(josef, maria)).status).toBe(200);
});

test('messages are deleted when both members have deleted their accounts', async () => {
  await attach(maria, chatId, picture);
  const { message } = (await attach(josef, chatId, picture)).body;
  const { attachment_id: fileId } = await community.database.read
    .selectFrom('messages')
    .select('attachment_id')
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow();
  await leave(maria);
  expect(await rowsOfChat()).toEqual({ chats: 1, messages: 2, attachments: 1 });
  expect(await filesOf(fileId)).not.toEqual([]);
  await deleteChat(josef, chatId);
  expect(await rowsOfChat()).toEqual({ chats: 1, messages: 0, attachments: 0 });
  expect(await filesOf(fileId)).toEqual([]);
  expect((await deleteChat(josef, chatId)).status).toBe(200);
  await leave(josef);
  expect(await rowsOfChat()).toEqual({ chats: 0, messages: 0, attachments: 0 });
});

test('the chat is deleted with the account of its last member', async () => {
  await send(maria, chatId);
  await attach(josef, chatId, picture);
  await leave(maria);
  await leave(josef);
  expect(await rowsOfChat()).toEqual({ chats: 0, messages: 0, attachments: 0 });
});

test('a chat that the other member has deleted is deleted immediately', async () => {
  await send(maria, chatId);
  await attach(josef, chatId, picture);
  await deleteChat(josef, chatId);
  await leave(maria);
  expect(await rowsOfChat()).toEqual({ chats: 0, messages: 0, attachments: 0 });
});

test('messages that the other member has not deleted stay', async () => {
  await send(maria, chatId, 'One');
  await deleteChat(josef, chatId);
  await send(maria, chatId, 'Two');
  await leave(maria);
  expect(await rowsOfChat()).toMatchObject({ chats: 1, messages: 1 });
  expect(await readChat(josef, chatId)).toMatchObject({ unread: 1, lastMessage: { content: 'Two' } });
  expect((await countsOf(josef)).messages).toEqual({ unread: 1, chats: 1 });
});

test('deleting an account while others write to the member causes no error, and the chat can be read', async () => {
  const paul = await community.join();
  const other = await chatBetween(maria, paul);
  await send(paul, other);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) =>
      send(index % 2 === 0 ? maria : josef, chatId, `Psalm ${index}`),
    ),
    leave(maria),
    ...Array.from({ length: 5 }, () => send(paul, other)),
    startChat(josef, maria),
    deleteChat(josef, chatId),
    markRead(josef, chatId, 3),
  ]);
  expect(Object.keys(tally(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
  const { messages } = await readMessages(paul, other);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  expect(await readChat(paul, other)).toMatchObject({ closed: 'left', lastSeq: messages.length });
});
