import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attach, storedFiles } from '../../../test/attachments.ts';
import {
  chatBetween,
  deleteChat,
  deleteMessage,
  listChats,
  markRead,
  readChanges,
  readChat,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterAll(() => community.close());

const sendOne = async (caller: Caller, text?: string) => (await send(caller, chatId, text)).body.message;
const search = async (caller: Caller, words: string) => {
  const path = `/message/search/${chatId}?search=${words}`;
  return (await caller.request<Schemas['MessageSearchPage']>('GET', path)).body.messages.length;
};
const stored = (id: string) =>
  community.database.read
    .selectFrom('messages')
    .select(['content', 'search', 'fingerprint', 'attachment_id', 'file_name', 'type'])
    .where('id', '=', id)
    .executeTakeFirst();
const excerpts = async ({ id }: Caller) => {
  const rows = await community.database.read
    .selectFrom('notifications')
    .select('excerpt')
    .where('user_id', '=', id)
    .where('subject_id', '=', chatId)
    .execute();
  return rows.map(({ excerpt }) => excerpt);
};

const EMPTY = {
  content: '',
  search: '',
  fingerprint: '',
  attachment_id: null,
  file_name: null,
  type: 'text',
};

test('a message that its sender deletes for everyone leaves a trace without content', async () => {
  const files = await storedFiles(community);
  const { message } = (await attach(maria, chatId, Buffer.from('Pax.'), { text: 'A hymn' })).body;
  await sendOne(maria, 'Amen.');
  const { status, body } = await deleteMessage(maria, message.id, 'everyone');
  expect(status).toBe(200);
  expect(body.message).toMatchObject({
    id: message.id,
    seq: 1,
    revision: 1,
    deleted: 'everyone',
    content: '',
    type: 'text',
    fileUrl: null,
    fileName: null,
    file: null,
    editedAt: null,
  });
  expect(await deleteMessage(maria, message.id, 'everyone')).toMatchObject({ status: 200, body });
  for (const caller of [maria, josef]) {
    const { messages, revision } = await readMessages(caller, chatId);
    expect(messages).toMatchObject([body.message, { seq: 2, content: 'Amen.' }]);
    expect(revision).toBe(1);
    expect(await search(caller, 'hymn')).toBe(0);
    expect((await caller.request('GET', message.fileUrl?.replace('/api', '') ?? '')).status).toBe(404);
  }
  expect(await stored(message.id)).toEqual(EMPTY);
  expect(await storedFiles(community)).toEqual(files);
});

test('a message that was sent again after its deletion stays deleted', async () => {
  const clientId = crypto.randomUUID();
  const { message } = (await send(maria, chatId, 'Amen.', clientId)).body;
  await deleteMessage(maria, message.id, 'everyone');
  const again = await send(maria, chatId, 'Amen.', clientId);
  expect(again).toMatchObject({
    status: 200,
    body: { message: { seq: 1, deleted: 'everyone', content: '' } },
  });
});

test('a deletion for everyone needs the sender, also after a block', async () => {
  const { id } = await sendOne(maria);
  const paul = await community.join();
  expect(await deleteMessage(josef, id, 'everyone')).toMatchObject({
    status: 403,
    body: { id: 'message.not-sender' },
  });
  for (const scope of ['me', 'everyone'] as const) {
    expect((await deleteMessage(paul, id, scope)).status).toBe(404);
    expect((await deleteMessage(maria, UNKNOWN_ID, scope)).status).toBe(404);
  }
  await block(josef, maria);
  expect((await deleteMessage(maria, id, 'everyone')).status).toBe(200);
  await deleteChat(maria, chatId);
  expect((await deleteMessage(maria, id, 'everyone')).status).toBe(404);
});

test('a deleted message is no longer unread, and the notification no longer quotes it', async () => {
  const first = await sendOne(maria, 'One');
  const second = await sendOne(maria, 'Two');
  expect(await excerpts(josef)).toEqual(['One']);
  await deleteMessage(maria, first.id, 'everyone');
  expect(await excerpts(josef)).toEqual(['Two']);
  expect(await readChat(josef, chatId)).toMatchObject({ unread: 1, lastMessage: { content: 'Two' } });
  await deleteMessage(maria, second.id, 'everyone');
  expect(await excerpts(josef)).toEqual([]);
  expect(await readChat(josef, chatId)).toMatchObject({
    unread: 0,
    lastSeq: 2,
    lastMessage: { content: '', deleted: true, seq: 2 },
  });
  await sendOne(maria, 'Three');
  await sendOne(maria, 'Four');
  expect((await readChat(josef, chatId)).unread).toBe(2);
  await markRead(josef, chatId, 3);
  expect((await readChat(josef, chatId)).unread).toBe(1);
});

test('a message that a member deletes for themselves stays with the other, who learns nothing', async () => {
  const { message } = (await attach(maria, chatId, Buffer.from('Pax.'), { text: 'A hymn' })).body;
  const second = await sendOne(maria, 'Amen.');
  const { status, body } = await deleteMessage(josef, second.id, 'me');
  expect(status).toBe(200);
  expect(body.message).toMatchObject({ seq: 2, revision: 1, deleted: 'me', content: '' });
  expect((await listChats(josef)).chats).toMatchObject([
    { lastSeq: 2, unread: 1, lastMessage: { seq: 1, content: 'A hymn' } },
  ]);
  await deleteMessage(josef, message.id, 'me');
  expect(await deleteMessage(josef, message.id, 'me')).toMatchObject({ status: 200 });
  expect((await listChats(josef)).chats).toMatchObject([{ lastSeq: 2, unread: 0, lastMessage: null }]);
  expect(await readChanges(josef, chatId)).toMatchObject({
    messages: [
      { seq: 2, deleted: 'me' },
      { seq: 1, deleted: 'me', fileUrl: null },
    ],
    revision: 2,
  });
  expect(await search(josef, 'hymn')).toBe(0);
  const file = message.fileUrl?.replace('/api', '') ?? '';
  expect((await josef.request('GET', file)).status).toBe(404);
  const report = { subjectType: 'message', subjectId: message.id, category: 'fraud' };
  expect((await josef.request('POST', '/report/create', { body: report })).status).toBe(404);

  expect(await readMessages(maria, chatId)).toMatchObject({ messages: [message, second], revision: 0 });
  expect(await readChanges(maria, chatId)).toEqual({ messages: [], revision: 0, more: false });
  expect(await search(maria, 'hymn')).toBe(1);
  expect((await maria.request('GET', file)).status).toBe(200);
  expect((await listChats(maria)).chats).toMatchObject([{ lastMessage: { seq: 2, content: 'Amen.' } }]);

  await sendOne(maria, 'Alleluia.');
  expect((await listChats(josef)).chats).toMatchObject([
    { unread: 1, lastMessage: { content: 'Alleluia.' } },
  ]);
});

test('a message stays deleted for one member when the other deletes it for everyone', async () => {
  const { id } = await sendOne(maria);
  await deleteMessage(josef, id, 'me');
  await deleteMessage(maria, id, 'everyone');
  expect((await readMessages(josef, chatId)).messages).toMatchObject([{ deleted: 'me' }]);
  expect((await readMessages(maria, chatId)).messages).toMatchObject([{ deleted: 'everyone' }]);
  expect((await deleteMessage(maria, id, 'me')).body.message).toMatchObject({ deleted: 'me' });
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['for themselves', (id) => deleteMessage(maria, id, 'me')],
  ['with the chat', () => deleteChat(maria, chatId)],
  ['with their account', () => erase(community, maria)],
])(
  'a message is erased when one member has deleted it for themselves, and the other %s',
  async (_, remove) => {
    const files = await storedFiles(community);
    const { message } = (await attach(maria, chatId, Buffer.from('Pax.'), { text: 'A hymn' })).body;
    await sendOne(maria, 'Amen.');
    await deleteMessage(josef, message.id, 'me');
    expect((await stored(message.id))?.content).toBe('A hymn');
    await remove(message.id);
    expect(await stored(message.id)).toEqual(EMPTY);
    expect(await storedFiles(community)).toEqual(files);
    expect((await readMessages(josef, chatId)).messages).toMatchObject([
      { deleted: 'me' },
      { content: 'Amen.' },
    ]);
  },
);

test('simultaneous deletions by both members erase the message once', async () => {
  const { id } = await sendOne(maria);
  const answers = await Promise.all([
    deleteMessage(maria, id, 'me'),
    deleteMessage(josef, id, 'me'),
    deleteMessage(maria, id, 'everyone'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored(id)).toEqual(EMPTY);
});
