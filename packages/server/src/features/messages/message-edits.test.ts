import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attach } from '../../../test/attachments.ts';
import {
  chatBetween,
  deleteChat,
  deleteMessage,
  editMessage,
  listChats,
  readChanges,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;
let message: Schemas['Message'];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
  ({ message } = (await send(maria, chatId, 'Vespers at six.')).body);
});

afterAll(() => community.close());

const found = async (caller: Caller, search: string) => {
  const { body } = await caller.request<Schemas['MessageSearchPage']>(
    'GET',
    `/message/search/${chatId}?search=${search}`,
  );
  return body.messages.map(({ content }) => content);
};
const versions = () =>
  community.database.read
    .selectFrom('message_versions')
    .select(['version', 'content'])
    .where('message_id', '=', message.id)
    .orderBy('version')
    .execute();

test('an edited message has its new text for both members, and a revision', async () => {
  expect(message).toMatchObject({ revision: 0, editedAt: null, deleted: null });
  community.clock.advance(MINUTE);
  const { status, body } = await editMessage(maria, message.id, ' Vespers at seven. ');
  expect(status).toBe(200);
  expect(body.message).toEqual({
    ...message,
    content: 'Vespers at seven.',
    revision: 1,
    editedAt: new Date(community.clock.now()).toISOString(),
  });
  for (const caller of [maria, josef]) {
    expect(await readMessages(caller, chatId)).toMatchObject({ messages: [body.message], revision: 1 });
    expect(await readChanges(caller, chatId)).toEqual({ messages: [body.message], revision: 1, more: false });
    expect((await listChats(caller)).chats).toMatchObject([
      { lastMessage: { content: 'Vespers at seven.' } },
    ]);
    expect(await found(caller, 'seven')).toEqual(['Vespers at seven.']);
    expect(await found(caller, 'vespers')).toEqual(['Vespers at seven.']);
    expect(await found(caller, 'six')).toEqual([]);
  }
});

test('the same text again changes nothing, also after the 15 minutes', async () => {
  const first = await editMessage(maria, message.id, 'Vespers at seven.');
  community.clock.advance(20 * MINUTE);
  const again = await editMessage(maria, message.id, 'Vespers at seven.');
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await versions()).toEqual([{ version: 1, content: 'Vespers at six.' }]);
});

test('a message can be edited until 15 minutes after the server stored it', async () => {
  community.clock.advance(15 * MINUTE);
  expect((await editMessage(maria, message.id, 'At 15:00.')).status).toBe(200);
  community.clock.advance(1);
  expect(await editMessage(maria, message.id, 'Too late.')).toMatchObject({
    status: 403,
    body: { id: 'message.edit-too-late' },
  });
  expect((await readMessages(josef, chatId)).messages).toMatchObject([{ content: 'At 15:00.' }]);
});

describe('an edit is refused', () => {
  test.each<[string, () => Promise<Awaited<ReturnType<typeof editMessage>>>, number, string]>([
    ['of another member’s message', () => editMessage(josef, message.id, 'No.'), 403, 'message.not-sender'],
    ['of an unknown message', () => editMessage(maria, UNKNOWN_ID, 'No.'), 404, 'message.not-found'],
    [
      'in a chat of others',
      async () => editMessage(await community.join(), message.id, 'No.'),
      404,
      'message.not-found',
    ],
    [
      'by a member who was blocked',
      async () => {
        await block(josef, maria);
        return editMessage(maria, message.id, 'No.');
      },
      403,
      'chat.not-friends',
    ],
    [
      'by a member who blocks the other',
      async () => {
        await block(maria, josef);
        return editMessage(maria, message.id, 'No.');
      },
      403,
      'chat.blocked',
    ],
    [
      'after the other account was deleted',
      async () => {
        await erase(community, josef);
        return editMessage(maria, message.id, 'No.');
      },
      403,
      'chat.left',
    ],
    [
      'after the chat was deleted',
      async () => {
        await deleteChat(maria, chatId);
        return editMessage(maria, message.id, 'No.');
      },
      404,
      'message.not-found',
    ],
    [
      'after the message was deleted',
      async () => {
        await deleteMessage(maria, message.id, 'everyone');
        return editMessage(maria, message.id, 'No.');
      },
      404,
      'message.not-found',
    ],
    [
      'of a file without a text',
      async () => {
        const { body } = await attach(maria, chatId, Buffer.from('Pax.'));
        return editMessage(maria, body.message.id, 'No.');
      },
      403,
      'message.no-text',
    ],
  ])('%s', async (_, attempt, status, id) => {
    expect(await attempt()).toMatchObject({ status, body: { id } });
  });

  test.each([['  '], [''], ['a'.repeat(5001)]])('to a text that cannot be sent', async (text) => {
    expect((await editMessage(maria, message.id, text)).status).toBe(400);
  });
});

test('the text of a file can be edited', async () => {
  const { body } = await attach(maria, chatId, Buffer.from('Pax.'), { name: 'hymn.txt', text: 'A hymn' });
  const edited = await editMessage(maria, body.message.id, 'A psalm');
  expect(edited.body.message).toMatchObject({ content: 'A psalm', fileName: 'hymn.txt', type: 'document' });
  expect(await found(josef, 'hymn')).toEqual(['A psalm']);
});

test('simultaneous edits are numbered one after the other, and each former text is kept', async () => {
  const texts = ['One', 'Two', 'Three', 'Four'];
  await Promise.all(texts.map((text) => editMessage(maria, message.id, text)));
  const { messages, revision } = await readMessages(josef, chatId);
  expect({ revision, own: messages[0]?.revision }).toEqual({ revision: 4, own: 4 });
  const kept = (await versions()).map(({ content }) => content);
  expect(new Set([...kept, messages[0]?.content])).toEqual(new Set(['Vespers at six.', ...texts]));
});

test('an edit beside a deletion leaves no text', async () => {
  const [edited, deleted] = await Promise.all([
    editMessage(maria, message.id, 'Vespers at seven.'),
    deleteMessage(maria, message.id, 'everyone'),
  ]);
  expect([200, 404]).toContain(edited.status);
  expect(deleted.status).toBe(200);
  expect((await readMessages(josef, chatId)).messages).toMatchObject([{ content: '', deleted: 'everyone' }]);
  expect(await versions()).toEqual([]);
});

test('changes are read page by page, each message once in its current state', async () => {
  const sent = [message];
  for (const text of ['Two', 'Three', 'Four']) sent.push((await send(maria, chatId, text)).body.message);
  for (const { id } of sent.toReversed()) await editMessage(maria, id, 'Once');
  for (const { id } of sent) await editMessage(maria, id, 'Twice');
  const first = await readChanges(josef, chatId, 0, 3);
  expect(first).toMatchObject({ revision: 7, more: true });
  expect(first.messages.map(({ seq, revision, content }) => [seq, revision, content])).toEqual([
    [1, 5, 'Twice'],
    [2, 6, 'Twice'],
    [3, 7, 'Twice'],
  ]);
  expect(await readChanges(josef, chatId, 7, 3)).toMatchObject({
    messages: [{ seq: 4, revision: 8 }],
    revision: 8,
    more: false,
  });
  expect(await readChanges(josef, chatId, 8)).toEqual({ messages: [], revision: 8, more: false });
  await deleteChat(josef, chatId);
  expect((await readChanges(josef, chatId)).messages).toEqual([]);
});

test('only the report of a message shows its former texts', async () => {
  await editMessage(maria, message.id, 'Send me money.');
  await editMessage(maria, message.id, 'See you.');
  await josef.request('POST', '/report/create', {
    body: { subjectType: 'message', subjectId: message.id, category: 'fraud' },
  });
  const { id } = await community.database.read
    .selectFrom('reports')
    .select('id')
    .where('subject_id', '=', message.id)
    .executeTakeFirstOrThrow();
  await deleteMessage(maria, message.id, 'everyone');
  const moderator = await community.join({ role: 'moderator' });
  const { body } = await moderator.request<Schemas['StaffReportAnswer']>('GET', `/admin/reports/${id}`);
  expect(body.snapshot?.text).toBe('See you.');
  expect(body.formerTexts.map(({ text }) => text)).toEqual(['Vespers at six.', 'Send me money.']);
});

test('the former texts are erased with the account of their author', async () => {
  await editMessage(maria, message.id, 'Vespers at seven.');
  await erase(community, maria);
  expect(await versions()).toEqual([]);
  expect((await readMessages(josef, chatId)).messages).toMatchObject([{ content: 'Vespers at seven.' }]);
});
