import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteChat, listChats, readMessages } from '../../../test/chats.ts';
import { startCommunity, tally, type Answer, type Caller, type Community } from '../../../test/community.ts';
import { addMembers, groupChatOf, linesOf } from '../../../test/group-chat-calls.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found } from '../../../test/groups.ts';
import { listen } from '../../../test/listener.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  for (const other of [josef, anna]) await befriend(maria, other);
  chatId = await groupChatOf(maria, josef);
});

afterAll(() => community.close());

const rename = (
  caller: Caller,
  chat: string,
  name: string,
  description = '',
): Promise<Answer<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('PUT', `/chat/group/update/${chat}`, { body: { name, description } });

describe('a line about many members', () => {
  test('names twenty, and counts the others', async () => {
    const group = await found(maria);
    const members = await fillGroup(community, group, 23);
    await addMembers(maria, chatId, members, group._id);
    const { messages } = await readMessages(josef, chatId);
    const event = messages.at(-1)?.event;
    expect([event?.kind, event?.members.length, event?.more]).toEqual(['added', 20, 3]);
    expect(event?.members.map(({ _id }) => _id)).toEqual(members.slice(0, 20).map(({ id }) => id));
    const [chat] = (await listChats(josef)).chats;
    expect(chat?.lastMessage?.event).toMatchObject({ kind: 'added', more: 3 });
  });

  test('names a reader who was added, although the stored line does not', async () => {
    const group = await found(maria);
    const members = await fillGroup(community, group, 23);
    await addMembers(maria, chatId, members, group._id);
    const [first, last] = [members.at(0), members.at(-1)];
    if (first === undefined || last === undefined) throw new Error('There are no members.');
    const named = async (caller: Caller) => {
      const [chat] = (await listChats(caller)).chats;
      const event = (await readMessages(caller, chatId)).messages.at(-1)?.event;
      expect(chat?.lastMessage?.event).toEqual(event);
      return [event?.more, ...(event?.members ?? []).map(({ _id }) => _id)];
    };
    const ids = members.map(({ id }) => id);
    expect(await named(first)).toEqual([3, ...ids.slice(0, 20)]);
    expect(await named(last)).toEqual([3, last.id, ...ids.slice(0, 19)]);
    await addMembers(maria, chatId, await fillGroup(community, group, 21), group._id);
    expect(await named(last)).not.toContain(last.id);
  });

  test('names all of twenty', async () => {
    const group = await found(maria);
    await addMembers(maria, chatId, await fillGroup(community, group, 20), group._id);
    const event = (await readMessages(josef, chatId)).messages.at(-1)?.event;
    expect(event?.members).toHaveLength(20);
    expect(event).not.toHaveProperty('more');
  });
});

test('a line does not bring the chat back to the list of a member who has deleted it', async () => {
  await deleteChat(josef, chatId);
  await addMembers(maria, chatId, [anna]);
  expect((await listChats(josef)).chats).toEqual([]);
});

describe('under a block', () => {
  test('the names that an owner chooses are hidden, and what has happened stays', async () => {
    await block(josef, maria);
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    await rename(maria, chatId, 'Josef is a liar');
    const { message } = (await page.next('new_message')) as EventSchemas['NewMessageEvent'];
    page.close();
    expect(message.event).toEqual({ kind: 'renamed', members: [], text: null });
    expect(await linesOf(josef, chatId)).toEqual([
      ['created', maria.id, [], null],
      ['renamed', maria.id, [], null],
    ]);
    expect((await listChats(josef)).chats[0]?.lastMessage?.event).toMatchObject({ text: null });
    expect((await linesOf(maria, chatId)).at(-1)).toEqual(['renamed', maria.id, [], 'Josef is a liar']);
  });

  test('lines about members are shown', async () => {
    await block(josef, maria);
    await addMembers(maria, chatId, [anna]);
    expect((await linesOf(josef, chatId)).at(-1)).toEqual(['added', maria.id, [anna.id], null]);
    expect((await linesOf(anna, chatId)).at(-1)).toEqual(['added', maria.id, [anna.id], null]);
  });
});

test('a new account can change the name, the description and the picture five times in an hour', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
  try {
    const [owner, other] = [await limited.join(), await limited.join()];
    await befriend(owner, other);
    const chat = await groupChatOf(owner, other);
    const answers = [];
    for (const name of ['One', 'Two', 'Two', 'Three']) answers.push(await rename(owner, chat, name));
    for (const text of ['First', 'Second', 'Third']) answers.push(await rename(owner, chat, 'Three', text));
    expect(tally(answers)).toEqual({ 200: 6, 429: 1 });
    expect(answers.at(-1)?.body.id).toBe('account.limit-reached');
    const removal = await owner.request('DELETE', `/chat/group/picture/${chat}`);
    expect(removal.status).toBe(200);
  } finally {
    await limited.close();
  }
});
