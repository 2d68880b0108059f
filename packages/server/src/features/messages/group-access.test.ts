import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attach } from '../../../test/attachments.ts';
import {
  chatBetween,
  countsOf,
  deleteMessage,
  editMessage,
  forward,
  listChats,
  markRead,
  react,
  readChanges,
  readChat,
  readMessages,
  reply,
  send,
} from '../../../test/chats.ts';
import { startCommunity, tally, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat, removeFromGroupChat } from '../../../test/group-chats.ts';

type Schemas = components['schemas'];

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

const searchIn = async (caller: Caller, search: string) =>
  (
    await caller.request<Schemas['MessageSearchPage']>(
      'GET',
      `/message/search/${chatId}?search=${encodeURIComponent(search)}`,
    )
  ).body.messages;

test('a later member sees only the messages from then on', async () => {
  const old = (await attach(josef, chatId, Buffer.from('Notes'), { name: 'notes.txt', text: 'Old notes.' }))
    .body.message;
  const paul = await community.join({ firstName: 'Paul' });
  await addToGroupChat(community, chatId, [paul]);
  expect(await readChat(paul, chatId)).toMatchObject({ unread: 0, lastMessage: null, lastSeq: 1 });
  const answer = (await reply(josef, chatId, old.id)).body.message;
  await editMessage(josef, old.id, 'Old and edited.');
  expect((await readMessages(paul, chatId)).messages).toMatchObject([
    { id: answer.id, replyTo: { id: old.id, deleted: true, senderId: null } },
  ]);
  expect((await readMessages(paul, chatId, '?around=1')).messages).toHaveLength(1);
  expect((await readChanges(paul, chatId)).messages).toEqual([]);
  expect(await searchIn(paul, 'old')).toEqual([]);
  expect(await searchIn(anna, 'old')).toHaveLength(1);
  expect((await paul.request('GET', `/message/file/${old.id}/original`)).status).toBe(404);
  for (const refused of [
    await react(paul, old.id, 'amen'),
    await deleteMessage(paul, old.id, 'me'),
    await forward(paul, old.id, chatId),
  ])
    expect(refused.status).toBe(404);
  expect((await reply(paul, chatId, old.id)).status).toBe(400);
});

test('a removed member gets nothing by any operation', async () => {
  const file = (await attach(josef, chatId, Buffer.from('Notes'), { name: 'notes.txt' })).body.message;
  const clientId = randomUUID();
  const own = (await send(anna, chatId, 'Mine.', clientId)).body.message;
  await removeFromGroupChat(community, chatId, anna);
  const calls = [
    ['GET', `/chat/getById/${chatId}`],
    ['DELETE', `/chat/delete/${chatId}`],
    ['PUT', `/chat/mute/${chatId}`],
    ['PUT', `/chat/accept/${chatId}`],
    ['GET', `/chat/common/${chatId}`],
    ['GET', `/message/get/${chatId}`],
    ['GET', `/message/search/${chatId}?search=notes`],
    ['GET', `/message/changes/${chatId}?after=0`],
    ['GET', `/message/file/${file.id}/original`],
    ['DELETE', `/message/reaction/${own.id}`],
    ['DELETE', `/message/delete/${own.id}?for=everyone`],
  ] as const;
  for (const [method, path] of calls)
    expect([path, (await anna.request(method, path)).status]).toEqual([path, 404]);
  expect(
    tally([
      await send(anna, chatId, 'Mine.', clientId),
      await send(anna, chatId, 'Another one.'),
      await markRead(anna, chatId, 2),
      await editMessage(anna, own.id, 'Edited.'),
      await react(anna, own.id, 'amen'),
      await forward(anna, own.id, chatId),
    ]),
  ).toEqual({ 404: 6 });
  expect((await listChats(anna)).chats).toEqual([]);
  expect(await countsOf(anna)).toMatchObject({ messages: { unread: 0, chats: 0 } });
  const pair = await chatBetween(maria, anna);
  expect(await send(anna, pair, 'Mine.', clientId)).toMatchObject({
    status: 400,
    body: { id: 'request.key-reused' },
  });
  expect((await readMessages(josef, chatId)).messages).toMatchObject([
    {},
    { author: { first_name: 'Anna' } },
  ]);
});
