import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteMessage, editMessage, react, readChanges, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { endChatOf, leaveChat, openChatOf } from '../../../test/group-chat-calls.ts';
import { found, join, remove, type Group } from '../../../test/groups.ts';

type Message = components['schemas']['Message'];

const DAY = 24 * 60 * 60 * 1000;
/** The number of changes that a page of a device requests at once. */
const PAGE = 20;

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;
let group: Group;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  group = await found(maria);
  for (const caller of [josef, anna]) await join(caller, group);
  chatId = (await openChatOf(maria, group._id)).body.chat.chatId;
});

afterAll(() => community.close());

/** All messages after this number, page by page. */
async function readAfter(caller: Caller, seq: number): Promise<Message[]> {
  const { messages } = await readMessages(caller, chatId, `?after=${seq}&limit=100`);
  const last = messages.at(-1);
  return last === undefined ? [] : [...messages, ...(await readAfter(caller, last.seq))];
}

async function sendMany(caller: Caller, count: number): Promise<Message[]> {
  const sent: Message[] = [];
  for (let index = 1; index <= count; index += 1)
    sent.push((await send(caller, chatId, `Message ${index}`)).body.message);
  return sent;
}

test('a device that was away for a month catches up with all changes, page by page', async () => {
  const old = [...(await sendMany(maria, 60)), ...(await sendMany(anna, 10))];
  const device = new Map((await readAfter(josef, 0)).map((message) => [message.id, message]));
  let { revision } = await readMessages(josef, chatId);

  for (const { id } of old.slice(0, 30)) await editMessage(maria, id, 'Edited');
  community.clock.advance(20 * DAY);
  for (const { id } of old.slice(20, 60)) await react(anna, id, 'amen');
  for (const { id } of old.slice(50, 60)) await deleteMessage(maria, id, 'everyone');
  // The same account deletes messages on another device.
  for (const { id } of old.slice(0, 5)) await deleteMessage(josef, id, 'me');
  await remove(maria, group, anna);
  const fresh = await sendMany(maria, 10);
  for (const { id } of fresh.slice(5)) await editMessage(maria, id, 'Edited');
  community.clock.advance(5 * DAY);
  await endChatOf(maria, group._id);

  const known = Math.max(...[...device.values()].map(({ seq }) => seq));
  for (const message of await readAfter(josef, known)) device.set(message.id, message);
  const pages = [];
  for (;;) {
    const page = await readChanges(josef, chatId, revision, PAGE);
    pages.push(page.messages.length);
    revision = page.revision;
    for (const message of page.messages) device.set(message.id, message);
    if (!page.more) break;
  }
  expect(pages).toEqual([PAGE, PAGE, PAGE, 5]);
  const all = await readAfter(josef, 0);
  expect([...device.values()].toSorted((one, other) => one.seq - other.seq)).toEqual(all);
  expect(revision).toBe((await readMessages(josef, chatId)).revision);
  expect(all.flatMap(({ event }) => event?.kind ?? [])).toEqual(['created', 'removed']);

  // The group chat ends when all have left it. A device then learns only that it is in no such chat.
  for (const caller of [josef, maria]) await leaveChat(caller, chatId);
  for (const caller of [anna, josef]) {
    for (const path of [`/message/changes/${chatId}?after=0`, `/message/get/${chatId}?after=0`]) {
      const answer = await caller.request('GET', path);
      expect([answer.status, answer.body.id]).toEqual([404, 'chat.not-found']);
    }
  }
});
