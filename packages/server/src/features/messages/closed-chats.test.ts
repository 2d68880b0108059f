import { afterAll, beforeEach, expect, test } from 'vitest';
import { readChat, readMessages, send, startChat } from '../../../test/chats.ts';
import { startCommunity, tally, type Caller } from '../../../test/community.ts';
import { befriend, block, end } from '../../../test/relations.ts';

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;
let friendshipId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  friendshipId = await befriend(maria, josef);
  chatId = (await startChat(maria, josef)).body.chat.chatId;
  await send(maria, chatId);
});

afterAll(() => community.close());

const refused = (closed: string) => ({
  status: 403,
  id: `chat.${closed}`,
  closed,
  send: false,
  presence: null,
});
const outcome = async (caller: Caller) => {
  const { status, body } = await caller.request('POST', '/message/create', {
    body: { chatId, text: 'Amen.' },
  });
  const { closed, abilities, presence } = await readChat(caller, chatId);
  return { status, id: body.id, closed, send: abilities.send, presence };
};
const open = { status: 201, id: undefined, closed: null, send: true };

test('without a friendship messages can be read but not sent', async () => {
  await end(josef, friendshipId);
  for (const caller of [maria, josef]) {
    expect(await outcome(caller)).toEqual(refused('not-friends'));
    expect((await readMessages(caller, chatId)).messages).toHaveLength(1);
    expect((await startChat(caller, caller === maria ? josef : maria)).status).toBe(200);
  }
  await befriend(maria, josef);
  expect(await outcome(josef)).toMatchObject(open);
});

test('a block is revealed only to the blocking member', async () => {
  await block(maria, josef);
  expect(await outcome(maria)).toEqual(refused('blocked'));
  expect(await outcome(josef)).toEqual(refused('not-friends'));
  await maria.request('DELETE', `/block/${josef.id}`);
  expect(await outcome(maria)).toEqual(refused('not-friends'));
  await befriend(maria, josef);
  expect(await outcome(maria)).toMatchObject(open);
});

test('a repeat of a stored message gets its response even if the chat is now closed', async () => {
  const clientId = crypto.randomUUID();
  const first = await send(maria, chatId, 'Amen.', clientId);
  await end(josef, friendshipId);
  const again = await send(maria, chatId, 'Amen.', clientId);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect((await send(maria, chatId, 'Alleluia.', clientId)).status).toBe(400);
});

test('while a block is set, each message is either stored and returned, or neither', async () => {
  const [blocked, ...answers] = await Promise.all([
    block(josef, maria),
    ...Array.from({ length: 10 }, (_, index) => send(maria, chatId, `Psalm ${index}`)),
  ]);
  expect(blocked.status).toBe(201);
  const stored = answers.filter(({ status }) => status === 201).length;
  expect(tally(answers)[403] ?? 0).toBe(10 - stored);
  expect((await readMessages(josef, chatId)).messages).toHaveLength(1 + stored);
  expect((await send(maria, chatId)).status).toBe(403);
});
