import { afterAll, beforeEach, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { react, readChanges, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';

const community = await startCommunity();
const types = ['like', 'love', 'laugh', 'wow', 'sad', 'amen'] as const;
let maria: Caller;
let others: Caller[];
let chatId: string;
let messageId: string;

beforeEach(async () => {
  maria = await community.join();
  others = await Promise.all(types.map(() => community.join()));
  chatId = await makeGroupChat(community, maria, others);
  messageId = (await send(maria, chatId)).body.message.id;
});

afterAll(() => community.close());

const reactionsFor = async (caller: Caller) => (await readMessages(caller, chatId)).messages[0]?.reactions;

test('all members react at once, and everybody sees all reactions in the same order', async () => {
  await Promise.all(others.map((caller, index) => react(caller, messageId, types[index] ?? 'like')));
  const expected = others
    .map(({ id: userId }, index) => ({ userId, type: types[index] }))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const caller of [maria, ...others]) expect(await reactionsFor(caller)).toEqual(expected);
  expect(await readChanges(maria, chatId)).toMatchObject({
    revision: types.length,
    messages: [{ revision: types.length }],
  });
});

test('a reaction is replaced and removed only for its member', async () => {
  const [josef, anna] = others;
  if (josef === undefined || anna === undefined) return;
  await react(josef, messageId, 'amen');
  await react(anna, messageId, 'amen');
  await react(josef, messageId, 'love');
  await react(anna, messageId, null);
  expect(await reactionsFor(maria)).toEqual([{ userId: josef.id, type: 'love' }]);
});

test('a later member does not react to an earlier message', async () => {
  const paul = await community.join();
  await addToGroupChat(community, chatId, [paul]);
  expect((await react(paul, messageId, 'amen')).status).toBe(404);
});

test('deleting an account deletes its reactions, and the messages stay without their author', async () => {
  const [josef, anna] = others;
  if (josef === undefined || anna === undefined) return;
  const { message } = (await send(josef, chatId, 'I am leaving.')).body;
  for (const caller of [josef, anna]) await react(caller, messageId, 'amen');
  await erase(community, josef);
  const { messages } = await readMessages(maria, chatId);
  expect(messages).toMatchObject([
    { reactions: [{ userId: anna.id }] },
    { id: message.id, content: 'I am leaving.', author: null },
  ]);
});
