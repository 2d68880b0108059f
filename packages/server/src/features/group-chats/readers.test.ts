import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteChat, deleteMessage, markRead, readMessages, send, startChat } from '../../../test/chats.ts';
import { startCommunity, type Answer, type Caller, type Community } from '../../../test/community.ts';
import { addMembers, groupChatOf, leaveChat } from '../../../test/group-chat-calls.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  for (const other of [josef, anna]) await befriend(maria, other);
  chatId = await groupChatOf(maria, josef, anna);
});

afterAll(() => community.close());

const readersOf = (
  caller: Caller,
  messageId: string,
): Promise<Answer<Schemas['MessageReaders'] & Schemas['ErrorAnswer']>> =>
  caller.request('GET', `/message/readers/${messageId}`);

async function namesOf(caller: Caller, messageId: string): Promise<string[][]> {
  const { read, unread } = (await readersOf(caller, messageId)).body;
  return [read, unread].map((people) => people.map(({ first_name }) => first_name ?? ''));
}

test('the sender learns who has read the message', async () => {
  const { message } = (await send(maria, chatId)).body;
  expect(await namesOf(maria, message.id)).toEqual([[], ['Anna', 'Josef']]);
  await markRead(josef, chatId, message.seq);
  expect(await namesOf(maria, message.id)).toEqual([['Josef'], ['Anna']]);
  await markRead(anna, chatId, message.seq);
  expect(await namesOf(maria, message.id)).toEqual([['Anna', 'Josef'], []]);
});

test('members who came later, who have left, or who block or are blocked are left out', async () => {
  const { message } = (await send(maria, chatId)).body;
  const cecilia = await community.join({ firstName: 'Cecilia' });
  await befriend(maria, cecilia);
  // The clock of another server can be behind, so only the order of the messages counts.
  await addMembers(maria, chatId, [cecilia]);
  await block(anna, maria);
  expect(await namesOf(maria, message.id)).toEqual([[], ['Josef']]);
  await leaveChat(josef, chatId);
  expect(await namesOf(maria, message.id)).toEqual([[], []]);
});

test('nobody but the sender learns it', async () => {
  const { message } = (await send(maria, chatId)).body;
  expect((await readersOf(josef, message.id)).status).toBe(403);
  expect((await readersOf(await community.join(), message.id)).status).toBe(404);
  await leaveChat(maria, chatId);
  expect((await readersOf(maria, message.id)).status).toBe(404);
});

test('a line, a deleted message and a message of a chat of two have no readers', async () => {
  const [line] = (await readMessages(maria, chatId)).messages;
  expect((await readersOf(maria, line?.id ?? '')).status).toBe(404);
  const { message } = (await send(maria, chatId)).body;
  await deleteMessage(maria, message.id, 'everyone');
  expect((await readersOf(maria, message.id)).status).toBe(404);
  const pair = (await startChat(maria, josef)).body.chat._id;
  expect((await readersOf(maria, (await send(maria, pair)).body.message.id)).status).toBe(404);
});

test('members who have deleted the chat without reading are left out', async () => {
  const { message } = (await send(maria, chatId)).body;
  await deleteChat(anna, chatId);
  expect(await namesOf(maria, message.id)).toEqual([[], ['Josef']]);
});
