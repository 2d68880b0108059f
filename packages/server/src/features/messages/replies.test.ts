import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { attach } from '../../../test/attachments.ts';
import {
  chatBetween,
  deleteChat,
  deleteMessage,
  editMessage,
  listChats,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';
import { photo } from '../../../test/sample-files.ts';

type Schemas = components['schemas'];

let community: Community;
let address: string;
let picture: Buffer;
let maria: Caller;
let josef: Caller;
let chatId: string;
/** Josef's question, to which Maria replies. */
let question: Schemas['Message'];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
  picture = await photo(60, 40);
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
  question = (await send(josef, chatId, 'When is Mass?')).body.message;
});

afterAll(() => community.close());

const reply = (
  caller: Caller,
  replyTo: string,
  { text = 'At nine.', clientId = randomUUID(), chat = chatId } = {},
) =>
  caller.request<Schemas['MessageCreated'] & Schemas['ErrorAnswer']>('POST', '/message/create', {
    body: { chatId: chat, text, clientId, replyTo },
  });

const quotesOf = async (caller: Caller) =>
  (await readMessages(caller, chatId)).messages.map(({ replyTo }) => replyTo);

const deletedQuote = (id: string) => ({
  id,
  deleted: true,
  seq: null,
  senderId: null,
  type: null,
  text: null,
  fileName: null,
  thumbnailUrl: null,
});

describe('a reply', () => {
  test('has the beginning of the message that it answers', async () => {
    const { status, body } = await reply(maria, question.id);
    expect(status).toBe(201);
    expect(body.message.replyTo).toEqual({
      id: question.id,
      deleted: false,
      seq: 1,
      senderId: josef.id,
      type: 'text',
      text: 'When is Mass?',
      fileName: null,
      thumbnailUrl: null,
    });
    for (const caller of [maria, josef]) expect(await quotesOf(caller)).toEqual([null, body.message.replyTo]);
    const found = await maria.request<Schemas['MessageSearchPage']>(
      'GET',
      `/message/search/${chatId}?search=nine`,
    );
    expect(found.body.messages[0]?.replyTo).toEqual(body.message.replyTo);
  });

  test('shortens a long text, and shows its lines in one', async () => {
    const long = (await send(josef, chatId, `Dear\n${'a'.repeat(200)}`)).body.message;
    const { body } = await reply(maria, long.id);
    expect(body.message.replyTo?.text).toBe(`Dear ${'a'.repeat(134)}…`);
  });

  test('can answer one’s own message', async () => {
    const { body } = await reply(josef, question.id, { text: 'I mean on Sunday.' });
    expect(body.message.replyTo?.senderId).toBe(josef.id);
  });

  test('can have a file, and can answer a picture', async () => {
    const { body } = await attach(josef, chatId, picture, { name: 'altar.png', replyTo: question.id });
    expect(body.message.replyTo?.id).toBe(question.id);
    const answer = (await reply(maria, body.message.id)).body.message;
    expect(answer.replyTo).toMatchObject({
      type: 'image',
      text: '',
      fileName: body.message.fileName,
      thumbnailUrl: body.message.file?.image?.sources[0]?.url,
    });
  });

  test('reaches the other member’s page with its quote', async () => {
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    await reply(maria, question.id);
    const quote = { seq: 1, text: 'When is Mass?' };
    expect(await page.next('new_message')).toMatchObject({ message: { replyTo: quote } });
    page.close();
  });

  test('is marked as a reply in the list of chats', async () => {
    await reply(maria, question.id);
    expect((await listChats(josef)).chats[0]?.lastMessage?.reply).toBe(true);
    await send(josef, chatId);
    expect((await listChats(josef)).chats[0]?.lastMessage?.reply).toBe(false);
  });
});

describe('a reply is refused', () => {
  test.each([
    [
      'to a message of another chat',
      async () => {
        const paul = await community.join();
        return (await send(paul, await chatBetween(maria, paul))).body.message.id;
      },
    ],
    [
      'to a message of other members',
      async () => {
        const [paul, agnes] = [await community.join(), await community.join()];
        return (await send(paul, await chatBetween(paul, agnes))).body.message.id;
      },
    ],
    ['to an unknown message', () => UNKNOWN_ID],
    [
      'to a message that the sender has deleted with the chat',
      async () => {
        await deleteChat(maria, chatId);
        return question.id;
      },
    ],
    [
      'to a message that its sender has deleted for everyone',
      async () => {
        await deleteMessage(josef, question.id, 'everyone');
        return question.id;
      },
    ],
    [
      'to a message that the member has deleted for themselves',
      async () => {
        await deleteMessage(maria, question.id, 'me');
        return question.id;
      },
    ],
  ])('%s', async (_, idOf) => {
    const id = await idOf();
    const before = (await readMessages(josef, chatId)).messages.length;
    for (const answer of [
      await reply(maria, id),
      await maria.request('POST', '/message/create', {
        body: { chatId, text: 'At nine.', replyTo: id },
      }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        id: 'message.quote-not-found',
        message: 'The message that you reply to is no longer available.',
        errors: [{ path: 'replyTo', message: 'The message that you reply to is no longer available.' }],
      });
    }
    const upload = await attach(maria, chatId, picture, { replyTo: id });
    expect(upload.status).toBe(400);
    expect((await readMessages(josef, chatId)).messages).toHaveLength(before);
  });

  test('after a block, before the quote is looked up', async () => {
    await block(josef, maria);
    for (const id of [question.id, UNKNOWN_ID]) {
      const { status, body } = await reply(maria, id);
      expect([status, body.id]).toEqual([403, 'chat.not-friends']);
    }
  });
});

describe('a repeated reply', () => {
  test('returns the stored one, even if the quoted message is gone', async () => {
    const clientId = randomUUID();
    const first = await reply(maria, question.id, { clientId });
    await deleteChat(maria, chatId);
    const again = await reply(maria, question.id, { clientId });
    expect([first.status, again.status]).toEqual([201, 200]);
    const stored: Schemas['Message'] = first.body.message;
    expect(again.body.message).toEqual({ ...stored, replyTo: deletedQuote(question.id) });
  });

  test.each([
    ['another quote', async () => (await send(josef, chatId, 'Or Vespers?')).body.message.id],
    ['no quote', () => null],
  ])('with %s is refused', async (_, idOf) => {
    const clientId = randomUUID();
    await reply(maria, question.id, { clientId });
    const replyTo = await idOf();
    const again = await maria.request('POST', '/message/create', {
      body: { chatId, text: 'At nine.', clientId, ...(replyTo === null ? {} : { replyTo }) },
    });
    expect([again.status, again.body.id]).toEqual([400, 'request.key-reused']);
  });
});

describe('the quoted message', () => {
  test('is gone for the member who has deleted the chat, and for nobody else', async () => {
    await deleteChat(maria, chatId);
    const later = (await reply(josef, question.id, { text: 'So when?' })).body.message;
    expect(later.replyTo?.text).toBe('When is Mass?');
    expect(await quotesOf(maria)).toEqual([deletedQuote(question.id)]);
    expect(await quotesOf(josef)).toEqual([null, later.replyTo]);
  });

  test('is gone for everyone, or for the member who has deleted it, and shows its new text', async () => {
    await reply(maria, question.id);
    await editMessage(josef, question.id, 'When is Vespers?');
    expect((await quotesOf(maria)).at(-1)?.text).toBe('When is Vespers?');
    await deleteMessage(maria, question.id, 'me');
    expect((await quotesOf(maria)).at(-1)).toEqual(deletedQuote(question.id));
    expect((await quotesOf(josef)).at(-1)?.text).toBe('When is Vespers?');
    await deleteMessage(josef, question.id, 'everyone');
    for (const caller of [maria, josef]) {
      expect((await quotesOf(caller)).at(-1)).toEqual(deletedQuote(question.id));
    }
  });

  test('is gone after it was erased', async () => {
    await reply(maria, question.id);
    await community.database.write.deleteFrom('messages').where('id', '=', question.id).execute();
    for (const caller of [maria, josef]) expect(await quotesOf(caller)).toEqual([deletedQuote(question.id)]);
  });

  test('stays after its sender has deleted their account, without the file', async () => {
    const shown = (await attach(josef, chatId, picture, { text: 'The altar' })).body.message;
    await reply(maria, shown.id);
    await erase(community, josef);
    expect((await quotesOf(maria)).at(-1)).toMatchObject({
      deleted: false,
      senderId: josef.id,
      type: 'image',
      text: 'The altar',
      thumbnailUrl: null,
    });
  });
});

test('a page needs as many queries for many quotes as for one', async () => {
  await reply(maria, question.id);
  const few = await community.queriesOf(() => readMessages(josef, chatId));
  for (const text of ['One', 'Two', 'Three']) {
    const { message } = (await send(josef, chatId, text)).body;
    await reply(maria, message.id);
  }
  expect(await community.queriesOf(() => readMessages(josef, chatId))).toBe(few);
});
