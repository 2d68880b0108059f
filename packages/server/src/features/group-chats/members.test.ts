import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventSchemas } from '@parvis/api-client/events';
import { attach, storedFiles } from '../../../test/attachments.ts';
import { countsOf, listChats, readChat, readMessages, send, startChat } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import {
  addMembers,
  createGroupChat,
  groupChatOf,
  leaveChat,
  linesOf,
  listMembers,
  removeMember,
  rolesIn,
  setChatRole,
} from '../../../test/group-chat-calls.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found } from '../../../test/groups.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { picture } from '../../../test/policy-area.ts';
import { befriend, block } from '../../../test/relations.ts';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  for (const other of [josef, anna]) await befriend(maria, other);
  chatId = await groupChatOf(maria, josef);
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const nextChange = (page: Listener) => page.next('chat_changed') as Promise<EventSchemas['ChatChangedEvent']>;

async function seen(caller: Caller, { id }: Caller) {
  const members = await listMembers(caller, chatId);
  return members.find(({ member }) => member._id === id);
}

describe('the list of members', () => {
  test('has owners first and then all others by name, with friends and their presence', async () => {
    await addMembers(maria, chatId, [anna]);
    await setChatRole(maria, chatId, josef, 'owner');
    const members = await listMembers(maria, chatId);
    expect(members.map(({ member, role, friends }) => [member.first_name, role, friends])).toEqual([
      ['Josef', 'owner', true],
      ['Maria', 'owner', false],
      ['Anna', 'member', true],
    ]);
    expect(members.map(({ presence }) => presence?.online)).toEqual([false, undefined, false]);
    expect((await listMembers(anna, chatId)).map(({ presence }) => presence === null)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('has members whom the caller blocks or who block the caller, without their presence', async () => {
    await block(maria, josef);
    expect(await seen(maria, josef)).toMatchObject({ blocked: true, friends: false, presence: null });
    expect(await seen(josef, maria)).toMatchObject({ blocked: false, friends: false, presence: null });
  });
});

describe('adding members', () => {
  test('shows them the messages from then on, and tells everybody', async () => {
    await send(maria, chatId, 'Before.');
    const [ours, theirs] = [await open(josef), await open(anna)];
    const { status, body } = await addMembers(maria, chatId, [anna, josef]);
    expect([status, body.chat.group?.members]).toEqual([200, 3]);
    expect(await nextChange(theirs)).toMatchObject({ chatId, chat: { chatId, unread: 0 } });
    expect(await theirs.next('new_message')).toMatchObject({ chatId, message: { event: { kind: 'added' } } });
    expect(await nextChange(ours)).toMatchObject({ chat: { group: { members: 3 } } });
    expect((await readMessages(anna, chatId)).messages).toHaveLength(1);
    await send(josef, chatId, 'Welcome.');
    expect((await readMessages(anna, chatId)).messages.map(({ content }) => content)).toEqual([
      '',
      'Welcome.',
    ]);
    expect((await linesOf(maria, chatId)).at(-1)).toEqual(['added', maria.id, [anna.id], null]);
    expect(await countsOf(anna)).toMatchObject({ messages: { unread: 1, chats: 1 } });
  });

  test('who are there already changes nothing', async () => {
    const before = await linesOf(maria, chatId);
    expect((await addMembers(maria, chatId, [josef, maria])).status).toBe(200);
    expect(await linesOf(maria, chatId)).toEqual(before);
  });

  test('is refused for strangers of the owner', async () => {
    const { status, body } = await addMembers(maria, chatId, [anna, { id: UNKNOWN_ID }]);
    expect([status, body.id]).toEqual([403, 'chat.cannot-add']);
    expect(await rolesIn(maria, chatId)).not.toHaveProperty(anna.id);
  });

  test('never makes more than 200, even if all calls come at the same time', async () => {
    const group = await found(maria);
    const members = await fillGroup(community, group, 203);
    await addMembers(maria, chatId, members.slice(0, 194), group._id);
    const calls = members.slice(194).map((member) => addMembers(maria, chatId, [member], group._id));
    const answers = await Promise.all(calls);
    expect(tally(answers)).toEqual({ 200: 4, 403: 5 });
    expect(answers.find(({ status }) => status === 403)?.body.id).toBe('chat.full');
    expect(await listMembers(maria, chatId)).toHaveLength(200);
    expect((await createGroupChat(maria, members.slice(0, 200), { groupId: group._id })).status).toBe(400);
  });
});

describe('a role', () => {
  test('is changed by owners, and a line tells it', async () => {
    expect((await setChatRole(josef, chatId, josef, 'owner')).body.id).toBe('chat.owners-alone');
    expect((await setChatRole(maria, chatId, josef, 'owner')).status).toBe(200);
    expect((await setChatRole(maria, chatId, josef, 'owner')).status).toBe(200);
    expect((await setChatRole(josef, chatId, maria, 'member')).status).toBe(200);
    expect(await rolesIn(maria, chatId)).toEqual({ [maria.id]: 'member', [josef.id]: 'owner' });
    expect((await linesOf(maria, chatId)).slice(1)).toEqual([
      ['promoted', maria.id, [josef.id], null],
      ['demoted', josef.id, [maria.id], null],
    ]);
  });

  test('of the last owner cannot change', async () => {
    const { status, body } = await setChatRole(maria, chatId, maria, 'member');
    expect([status, body.id]).toEqual([403, 'chat.last-owner']);
  });

  test('of one of two owners stays, if both give it up at the same time', async () => {
    await setChatRole(maria, chatId, josef, 'owner');
    const answers = await Promise.all([
      setChatRole(maria, chatId, maria, 'member'),
      setChatRole(josef, chatId, josef, 'member'),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 403: 1 });
    expect(Object.values(await rolesIn(maria, chatId)).toSorted()).toEqual(['member', 'owner']);
  });

  test('of somebody else does not exist', async () => {
    expect((await setChatRole(maria, chatId, anna, 'owner')).status).toBe(404);
  });
});

describe('a removed member', () => {
  test('loses the chat, and the others learn it', async () => {
    await send(josef, chatId, 'Hello.');
    const [ours, theirs] = [await open(maria), await open(josef)];
    const { status, body } = await removeMember(maria, chatId, josef);
    expect([status, body.chat.group?.members]).toEqual([200, 1]);
    expect(await nextChange(theirs)).toEqual({ chatId, chat: null, messages: { unread: 0, chats: 0 } });
    expect(await ours.next('new_message')).toMatchObject({ message: { event: { kind: 'removed' } } });
    expect((await listChats(josef)).chats).toEqual([]);
    expect((await josef.request('GET', `/chat/getById/${chatId}`)).status).toBe(404);
    expect((await josef.request('GET', `/chat/group/members/${chatId}`)).status).toBe(404);
    expect(theirs.received.filter(({ event }) => event === 'new_message')).toEqual([]);
    expect((await removeMember(maria, chatId, josef)).status).toBe(404);
  });

  test('has no notification about the chat any more', async () => {
    await send(maria, chatId, 'Are you there?');
    const notices = async () => {
      const rows = await community.database.read
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', josef.id)
        .where('subject_id', '=', chatId)
        .execute();
      return rows.length;
    };
    const before = await notices();
    await removeMember(maria, chatId, josef);
    expect([before, await notices()]).toEqual([1, 0]);
  });

  test('can be added again', async () => {
    await removeMember(maria, chatId, josef);
    expect((await addMembers(maria, chatId, [josef])).status).toBe(200);
    const removals = await community.database.read
      .selectFrom('chat_removals')
      .select('user_id')
      .where('chat_id', '=', chatId)
      .execute();
    expect(removals).toEqual([]);
    expect((await readMessages(josef, chatId)).messages).toHaveLength(1);
  });

  test('is not the caller', async () => {
    expect((await removeMember(maria, chatId, maria)).body.id).toBe('chat.leave-instead');
    expect((await removeMember(josef, chatId, maria)).body.id).toBe('chat.owners-alone');
  });
});

describe('leaving', () => {
  test('takes the chat out of the list, and can be repeated', async () => {
    await befriend(josef, anna);
    await startChat(josef, anna);
    await send(josef, (await listChats(josef)).chats[0]?._id ?? '', 'Hi.');
    for (const _ of [1, 2]) {
      const { status, body } = await leaveChat(josef, chatId);
      expect([status, body.messages.chats]).toEqual([200, 1]);
    }
    expect((await linesOf(maria, chatId)).at(-1)).toEqual(['left', josef.id, [], null]);
    expect((await readChat(maria, chatId)).group?.members).toBe(1);
  });

  test('a chat of two is not possible', async () => {
    const { body } = await startChat(maria, josef);
    expect((await leaveChat(maria, body.chat._id)).status).toBe(404);
  });

  test('as the last owner makes the oldest member an owner', async () => {
    community.clock.advance(1000);
    await addMembers(maria, chatId, [anna]);
    await leaveChat(maria, chatId);
    expect(await rolesIn(anna, chatId)).toEqual({ [josef.id]: 'owner', [anna.id]: 'member' });
    expect((await linesOf(josef, chatId)).slice(-2)).toEqual([
      ['left', maria.id, [], null],
      ['promoted', josef.id, [josef.id], null],
    ]);
  });

  test('as one of two owners at the same time leaves the chat with an owner', async () => {
    await addMembers(maria, chatId, [anna]);
    await setChatRole(maria, chatId, josef, 'owner');
    await Promise.all([leaveChat(maria, chatId), leaveChat(josef, chatId)]);
    expect(await rolesIn(anna, chatId)).toEqual({ [anna.id]: 'owner' });
  });

  test('as the last member deletes the chat with its messages and files', async () => {
    const before = await storedFiles(community);
    expect((await attach(maria, chatId, picture)).status).toBe(201);
    expect((await storedFiles(community)).length).toBeGreaterThan(before.length);
    await send(maria, chatId, 'Hello.');
    await leaveChat(josef, chatId);
    await leaveChat(maria, chatId);
    await community.jobs.drain();
    expect((await storedFiles(community)).toSorted()).toEqual(before.toSorted());
    const { read } = community.database;
    for (const table of ['messages', 'chat_members', 'message_words'] as const)
      expect(await read.selectFrom(table).select('chat_id').where('chat_id', '=', chatId).execute()).toEqual(
        [],
      );
    expect(await read.selectFrom('chats').select('id').where('id', '=', chatId).execute()).toEqual([]);
  });
});
