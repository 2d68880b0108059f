import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller } from '../../../test/community.ts';

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

describe('sending a message', () => {
  test('returns the message as it is stored', async () => {
    const clientId = randomUUID();
    const { status, body } = await send(maria, chatId, '  See you\r\nat Mass. ', clientId);
    expect(status).toBe(201);
    expect(body.message).toEqual({
      id: expect.any(String),
      clientId,
      chatId,
      seq: 1,
      sender: { _id: maria.id },
      content: 'See you\nat Mass.',
      type: 'text',
      fileUrl: null,
      fileName: null,
      file: null,
      listing: null,
      revision: 0,
      editedAt: null,
      deleted: null,
      replyTo: null,
      reactions: [],
      createdAt: new Date(community.clock.now()).toISOString(),
    });
    expect((await readMessages(josef, chatId)).messages).toEqual([body.message]);
  });

  test('needs no id from the client', async () => {
    const [one, other] = [await send(maria, chatId), await send(maria, chatId)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.message.clientId).not.toBe(other.body.message.clientId);
  });

  test('again with the same id returns the stored message', async () => {
    const clientId = randomUUID();
    const first = await send(maria, chatId, 'Amen.', clientId);
    const again = await send(maria, chatId, ' Amen. ', clientId);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await readMessages(maria, chatId)).messages).toHaveLength(1);
  });

  test.each(['text', 'chat'])('with another %s and the same id is refused', async (what) => {
    const clientId = randomUUID();
    await send(maria, chatId, 'Amen.', clientId);
    const paul = await community.join();
    const other = await chatBetween(maria, paul);
    const again = await maria.request('POST', '/message/create', {
      body: {
        chatId: what === 'chat' ? other : chatId,
        text: what === 'text' ? 'Alleluia.' : 'Amen.',
        clientId,
      },
    });
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ id: 'request.key-reused', errors: [{ path: 'clientId' }] });
  });

  test('with an id that another member has used stores another message', async () => {
    const clientId = randomUUID();
    await send(maria, chatId, 'Amen.', clientId);
    const { status, body } = await send(josef, chatId, 'Amen.', clientId);
    expect(status).toBe(201);
    expect(body.message.seq).toBe(2);
  });

  test.each([
    ['an empty text', ''],
    ['only spaces', '  \n '],
    ['invisible characters', '\u200B\u2060'],
    ['5001 characters', 'a'.repeat(5001)],
  ])('of %s is refused', async (_, text) => {
    const answer = await maria.request('POST', '/message/create', { body: { chatId, text } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe('text');
    expect((await readMessages(maria, chatId)).messages).toEqual([]);
  });

  test('in the name of another member is refused', async () => {
    const body = { chatId, text: 'Amen.', sender: josef.id };
    const answer = await maria.request('POST', '/message/create', { body });
    expect(answer.status).toBe(403);
    expect(answer.body.id).toBe('policy.identity');
    expect(
      (await maria.request('POST', '/message/create', { body: { ...body, sender: maria.id } })).status,
    ).toBe(201);
  });

  test('with a file type but without a file is refused', async () => {
    const answer = await maria.request('POST', '/message/create', {
      body: { chatId, text: 'Amen.', type: 'image' },
    });
    expect(answer.status).toBe(400);
  });

  test('to the chat of others or to an unknown chat returns 404', async () => {
    const paul = await community.join();
    for (const id of [chatId, UNKNOWN_ID]) {
      const answer = await paul.request('POST', '/message/create', { body: { chatId: id, text: 'Amen.' } });
      expect(answer.status).toBe(404);
      expect(answer.body.id).toBe('chat.not-found');
    }
  });

  test('without a token is refused', async () => {
    const answer = await community.stranger.request('POST', '/message/create', {
      body: { chatId, text: 'Amen.' },
    });
    expect(answer.status).toBe(401);
  });
});

test('sending needs as many queries in a chat with many messages as in one with few', async () => {
  const asked = (caller: Caller) => community.queriesOf(() => send(caller, chatId));
  // Josef is away, so the first message also notifies him.
  await send(maria, chatId);
  const few = await asked(maria);
  for (let index = 0; index < 20; index += 1) await send(maria, chatId);
  expect(await asked(maria)).toBe(few);
});

describe('simultaneous messages', () => {
  test('of both members have sequence numbers without a gap', async () => {
    const writers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? maria : josef));
    const answers = await Promise.all(writers.map((writer, index) => send(writer, chatId, `Psalm ${index}`)));
    expect(tally(answers)).toEqual({ 201: 20 });
    const { messages } = await readMessages(maria, chatId);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(messages.map(({ content }) => content)).size).toBe(20);
  });

  test('with the same id are stored once', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(maria, chatId, 'Amen.', clientId)),
    );
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    await send(josef, chatId, 'Alleluia.');
    const { messages } = await readMessages(josef, chatId);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });
});
