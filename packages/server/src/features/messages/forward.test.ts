import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attach, storedFiles } from '../../../test/attachments.ts';
import {
  chatBetween,
  deleteChat,
  deleteMessage,
  editMessage,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { block } from '../../../test/relations.ts';
import { pdf, photo } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let picture: Buffer;
let maria: Caller;
let josef: Caller;
let agnes: Caller;
/** Maria's chat with Josef, who has written the original. */
let source: string;
/** Maria's chat with Agnes. */
let target: string;
let original: Schemas['Message'];

beforeAll(async () => {
  community = await startCommunity();
  picture = await photo(60, 40);
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  agnes = await community.join({ firstName: 'Agnes' });
  source = await chatBetween(maria, josef);
  target = await chatBetween(maria, agnes);
  original = (await send(josef, source, 'Mass is at nine.')).body.message;
});

afterAll(() => community.close());

const forward = (
  caller: Caller,
  { id }: Pick<Schemas['Message'], 'id'>,
  { chatId = target, clientId = randomUUID() } = {},
) =>
  caller.request<Schemas['MessageCreated'] & Schemas['ErrorAnswer']>('POST', `/message/forward/${id}`, {
    body: { chatId, clientId },
  });

const refusalOf = async (...call: Parameters<typeof forward>) => {
  const { status, body } = await forward(...call);
  return [status, body.id];
};

const bytesOf = async (caller: Caller, { id }: Schemas['Message'], variant = 'original') =>
  caller.request('GET', `/message/file/${id}/${variant}`);

describe('a forwarded message', () => {
  test('is a copy without its author', async () => {
    const reply = await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
      body: { chatId: source, text: 'Thank you.', replyTo: original.id },
    });
    await josef.request('PUT', `/message/reaction/${reply.body.message.id}`, { body: { type: 'amen' } });
    const { status, body } = await forward(maria, reply.body.message);
    expect(status).toBe(201);
    expect(body.message).toMatchObject({
      chatId: target,
      seq: 1,
      sender: { _id: maria.id },
      content: 'Thank you.',
      forwarded: true,
      replyTo: null,
      reactions: [],
    });
    for (const caller of [maria, agnes])
      expect((await readMessages(caller, target)).messages).toEqual([body.message]);
    expect(JSON.stringify(body)).not.toContain(josef.id);
    const page = await readMessages(maria, source);
    expect(page.messages.map(({ forwarded }) => forwarded)).toEqual([undefined, undefined]);
  });

  test('has its own copy of the file, which stays when the original is deleted for both', async () => {
    const { message } = (await attach(josef, source, picture, { name: 'church.jpg', text: 'Look' })).body;
    const copy = (await forward(maria, message)).body.message;
    expect(copy).toMatchObject({ type: 'image', content: 'Look', fileName: 'church.jpg', forwarded: true });
    expect(copy.file).toMatchObject({ bytes: message.file?.bytes, image: { width: 60, height: 40 } });
    await deleteMessage(josef, message.id, 'everyone');
    expect((await bytesOf(maria, message, 'small')).status).toBe(404);
    for (const caller of [maria, agnes]) expect((await bytesOf(caller, copy, 'small')).status).toBe(200);
    expect((await bytesOf(josef, copy, 'small')).status).toBe(404);
  });

  test('stays when the account of the original’s sender is deleted', async () => {
    const { message } = (await attach(josef, source, pdf, { name: 'programme.pdf' })).body;
    const copy = (await forward(maria, message)).body.message;
    await erase(community, josef);
    expect((await bytesOf(agnes, copy)).bytes.equals(pdf)).toBe(true);
    expect(await refusalOf(maria, message)).toEqual([404, 'message.not-found']);
  });

  test('leaves no file when it is deleted, and the original keeps its own', async () => {
    const { message } = (await attach(josef, source, pdf)).body;
    const before = (await storedFiles(community)).length;
    const copy = (await forward(maria, message)).body.message;
    await deleteMessage(maria, copy.id, 'everyone');
    expect(await storedFiles(community)).toHaveLength(before);
    expect((await readMessages(agnes, target)).messages[0]?.forwarded).toBeUndefined();
    expect((await bytesOf(maria, message)).status).toBe(200);
  });

  test('cannot be edited', async () => {
    const copy = (await forward(maria, original)).body.message;
    const { status, body } = await editMessage(maria, copy.id, 'Mass is at ten.');
    expect([status, body.id]).toEqual([403, 'message.forwarded']);
  });

  test('can be forwarded again, and reported with its file', async () => {
    const { message } = (await attach(josef, source, pdf)).body;
    const copy = (await forward(maria, message)).body.message;
    const paul = await community.join();
    const again = await forward(agnes, copy, { chatId: await chatBetween(agnes, paul) });
    expect(again.body.message.forwarded).toBe(true);
    const report = await agnes.request('POST', '/report/create', {
      body: { subjectType: 'message', subjectId: copy.id, category: 'fraud' },
    });
    expect(report.status).toBe(201);
    const { evidence_file_id: file } = await community.database.read
      .selectFrom('reports')
      .select('evidence_file_id')
      .where('subject_id', '=', copy.id)
      .executeTakeFirstOrThrow();
    expect(await storedFiles(community)).toContain(file);
  });
});

describe('a repeated call', () => {
  test('returns the stored copy, even if the original has been deleted', async () => {
    const clientId = randomUUID();
    const { message } = (await attach(josef, source, pdf)).body;
    const first = await forward(maria, message, { clientId });
    const files = (await storedFiles(community)).length;
    await deleteMessage(josef, message.id, 'everyone');
    const second = await forward(maria, message, { clientId });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.message).toEqual(first.body.message);
    expect(await storedFiles(community)).toHaveLength(files - 1);
  });

  test('returns the stored copy, even if the caller has deleted the chat of the original', async () => {
    const clientId = randomUUID();
    const first = await forward(maria, original, { clientId });
    await deleteChat(maria, source);
    const second = await forward(maria, original, { clientId });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.message).toEqual(first.body.message);
  });

  test('stores one message and one file, even if the calls arrive at the same time', async () => {
    const clientId = randomUUID();
    const { message } = (await attach(josef, source, pdf)).body;
    const files = (await storedFiles(community)).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => forward(maria, message, { clientId })));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    expect((await readMessages(agnes, target)).messages).toHaveLength(1);
    expect(await storedFiles(community)).toHaveLength(files + 1);
  });

  test('with another message or chat is refused', async () => {
    const clientId = randomUUID();
    await forward(maria, original, { clientId });
    const other = (await send(josef, source, 'Amen.')).body.message;
    expect(await refusalOf(maria, other, { clientId })).toEqual([400, 'request.key-reused']);
    expect(await refusalOf(maria, original, { clientId, chatId: source })).toEqual([
      400,
      'request.key-reused',
    ]);
  });
});

describe('forwarding is refused', () => {
  test('for messages that the caller cannot see', async () => {
    const deleted = (await send(josef, source, 'Deleted')).body.message;
    await deleteMessage(josef, deleted.id, 'everyone');
    const hidden = (await send(josef, source, 'Hidden')).body.message;
    await deleteMessage(maria, hidden.id, 'me');
    for (const [caller, message] of [
      [agnes, original],
      [maria, deleted],
      [maria, hidden],
      [maria, { id: UNKNOWN_ID }],
      [maria, { id: target }],
    ] as const)
      expect(await refusalOf(caller, message)).toEqual([404, 'message.not-found']);
    await deleteChat(maria, source);
    expect(await refusalOf(maria, original)).toEqual([404, 'message.not-found']);
  });

  test('to chats in which the caller may not write, and leaves no file', async () => {
    const { message } = (await attach(josef, source, pdf)).body;
    const files = (await storedFiles(community)).length;
    const others = await chatBetween(josef, agnes);
    expect(await refusalOf(maria, message, { chatId: others })).toEqual([404, 'chat.not-found']);
    expect(await refusalOf(maria, message, { chatId: UNKNOWN_ID })).toEqual([404, 'chat.not-found']);
    await block(agnes, maria);
    expect(await refusalOf(maria, message)).toEqual([403, 'chat.not-friends']);
    expect((await readMessages(agnes, target)).messages).toEqual([]);
    expect(await storedFiles(community)).toHaveLength(files);
  });

  test.each([
    ['no chat', { clientId: randomUUID() }],
    ['no key', { chatId: UNKNOWN_ID }],
    ['several chats', { chatIds: [UNKNOWN_ID], clientId: randomUUID() }],
    ['an own text', { chatId: UNKNOWN_ID, clientId: randomUUID(), text: 'Amen.' }],
    ['a chat that is no id', { chatId: '../etc', clientId: randomUUID() }],
  ])('with %s', async (_, body) => {
    const { status } = await maria.request('POST', `/message/forward/${original.id}`, { body });
    expect(status).toBe(400);
  });
});
