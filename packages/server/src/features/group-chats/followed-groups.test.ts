import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { listChats, readChat, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import {
  addMembers,
  createInvite,
  endChatOf,
  leaveChat,
  linesOf,
  listMembers,
  openChatOf,
  removeMember,
  rolesIn,
  setChatRole,
} from '../../../test/group-chat-calls.ts';
import { removeFromGroupChat } from '../../../test/group-chats.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found, join, leave, read, remove, setRole, type Group } from '../../../test/groups.ts';
import { listen } from '../../../test/listener.ts';
import { decide, report } from '../../../test/reports.ts';

type Schemas = components['schemas'];

let community: Community;
let administrator: Caller;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let group: Group;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  group = await found(maria, { name: 'Rosary on Thursdays' });
  await join(josef, group);
  chatId = (await openChatOf(maria, group._id)).body.chat._id;
});

afterAll(() => community.close());

describe('the chat of a group', () => {
  test('has the members of the group, and its moderators as owners', async () => {
    const chat = await readChat(maria, chatId);
    expect(chat).toMatchObject({
      chatName: 'Rosary on Thursdays',
      group: { members: 2, role: 'owner', groupId: group._id },
    });
    expect(chat.group?.abilities).toEqual({ edit: true, manageMembers: false, leave: false });
    expect(await rolesIn(josef, chatId)).toEqual({ [maria.id]: 'owner', [josef.id]: 'member' });
    expect((await listChats(josef)).chats).toHaveLength(1);
    expect([(await read(josef, group)).chatId, (await read(anna, group)).chatId]).toEqual([
      chatId,
      undefined,
    ]);
  });

  test('is opened once, even if several moderators open it at the same time', async () => {
    const other = await found(maria);
    await join(josef, other);
    await setRole(maria, other, josef, 'moderator');
    const answers = await Promise.all([maria, josef, maria].map((caller) => openChatOf(caller, other._id)));
    expect(tally(answers)).toEqual({ 200: 3 });
    expect(new Set(answers.map(({ body }) => body.chat._id)).size).toBe(1);
  });

  test('is opened and ended by moderators of the group only', async () => {
    for (const caller of [josef, anna, administrator])
      expect([
        (await openChatOf(caller, group._id)).status,
        (await endChatOf(caller, group._id)).status,
      ]).toEqual([403, 403]);
  });

  test('is not possible for a group with more than 200 members', async () => {
    const large = await found(maria);
    await fillGroup(community, large, 200);
    const { status, body } = await openChatOf(maria, large._id);
    expect([status, body.id]).toEqual([403, 'chat.full']);
    expect((await read(maria, large)).chatId).toBeUndefined();
  });

  test('has no other members, roles or links than the group, and is left with it', async () => {
    const answers = [
      await addMembers(maria, chatId, [anna], group._id),
      await setChatRole(maria, chatId, josef, 'owner'),
      await removeMember(maria, chatId, josef),
      await createInvite(maria, chatId),
      await leaveChat(josef, chatId),
    ];
    expect(tally(answers)).toEqual({ 403: 5 });
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set(['chat.follows-group']));
    const { body } = await maria.request<Schemas['ChatInviteAnswer']>('GET', `/chat/group/invite/${chatId}`);
    expect(body.invite).toBeNull();
  });
});

describe('the chat follows', () => {
  test('members who join and leave', async () => {
    await join(anna, group);
    expect(await rolesIn(anna, chatId)).toHaveProperty(anna.id, 'member');
    expect((await readMessages(anna, chatId)).messages).toHaveLength(1);
    await leave(josef, group);
    expect(await rolesIn(anna, chatId)).not.toHaveProperty(josef.id);
    expect((await listChats(josef)).chats).toEqual([]);
    expect((await linesOf(maria, chatId)).slice(1)).toEqual([
      ['joined', anna.id, [], null],
      ['left', josef.id, [], null],
    ]);
  });

  test('requests that a moderator accepts, and a group that opens', async () => {
    const closed = await found(maria, { admission: 'request' });
    const chat = (await openChatOf(maria, closed._id)).body.chat._id;
    const [first, second] = [await community.join(), await community.join()];
    for (const member of [josef, first, second]) await join(member, closed);
    expect(await listMembers(maria, chat)).toHaveLength(1);
    await setRole(maria, closed, josef, 'member');
    expect(await rolesIn(maria, chat)).toHaveProperty(josef.id, 'member');
    await maria.request('PUT', `/group/update/${closed._id}`, {
      body: { name: 'Ours', description: 'All.', category: 'prayer', admission: 'open' },
    });
    expect(await listMembers(maria, chat)).toHaveLength(4);
    expect((await linesOf(maria, chat)).slice(1)).toEqual([
      ['added', maria.id, [josef.id], null],
      ['added', maria.id, [first.id, second.id], null],
    ]);
  });

  test('removals and roles', async () => {
    await setRole(maria, group, josef, 'moderator');
    expect(await rolesIn(maria, chatId)).toHaveProperty(josef.id, 'owner');
    await setRole(maria, group, josef, 'member');
    await remove(maria, group, josef);
    expect(await listMembers(maria, chatId)).toHaveLength(1);
    expect((await josef.request('GET', `/chat/getById/${chatId}`)).status).toBe(404);
    expect((await linesOf(maria, chatId)).slice(1)).toEqual([
      ['promoted', maria.id, [josef.id], null],
      ['demoted', maria.id, [josef.id], null],
      ['removed', maria.id, [josef.id], null],
    ]);
  });

  test('members only as long as there is room', async () => {
    const large = await found(maria);
    const [member] = await fillGroup(community, large, 199);
    const chat = (await openChatOf(maria, large._id)).body.chat._id;
    expect((await join(josef, large)).status).toBe(200);
    expect(await listMembers(maria, chat)).toHaveLength(200);
    expect([(await read(josef, large)).chatId, (await read(member ?? maria, large)).chatId]).toEqual([
      undefined,
      chat,
    ]);
    if (member === undefined) throw new Error('The group has no member.');
    await setRole(maria, large, josef, 'moderator');
    const refused = await openChatOf(josef, large._id);
    expect([refused.status, refused.body.id]).toEqual([403, 'chat.full']);
    await leave(member, large);
    expect((await openChatOf(josef, large._id)).body.chat._id).toBe(chat);
    expect(await rolesIn(maria, chat)).toMatchObject({ [josef.id]: 'owner' });
    expect((await linesOf(maria, chat)).at(-1)).toEqual(['joined', josef.id, [], null]);
  });

  test('the group when its last moderator deletes the account', async () => {
    await join(anna, group);
    await erase(community, maria);
    expect(await rolesIn(josef, chatId)).toEqual({ [josef.id]: 'owner', [anna.id]: 'member' });
    expect((await read(josef, group)).membership).toBe('moderator');
  });
});

describe('the chat stays with its members, and follows no more', () => {
  test('after a moderator ends it', async () => {
    for (const _ of [1, 2]) expect((await endChatOf(maria, group._id)).status).toBe(200);
    await join(anna, group);
    expect(await rolesIn(josef, chatId)).toEqual({ [maria.id]: 'owner', [josef.id]: 'member' });
    expect((await readChat(josef, chatId)).group).toMatchObject({
      groupId: null,
      abilities: { leave: true },
    });
    const other = await openChatOf(maria, group._id);
    expect(other.body.chat._id).not.toBe(chatId);
  });

  test('after the group is deleted', async () => {
    await send(maria, chatId, 'Goodbye.');
    await maria.request('DELETE', `/group/delete/${group._id}`);
    await community.jobs.drain();
    expect((await readChat(josef, chatId)).group?.groupId).toBeNull();
    expect((await leaveChat(josef, chatId)).status).toBe(200);
  });

  test('after the staff hides the group', async () => {
    const id = await report(community, anna, { subjectType: 'group', subjectId: group._id });
    await removeFromGroupChat(community, chatId, maria);
    const page = listen(await community.listen(), josef.token ?? '');
    await page.next('connected');
    await decide(administrator, id, { outcome: 'removed', reason: 'Insults.' });
    const { chat } = (await page.next('chat_changed')) as EventSchemas['ChatChangedEvent'];
    page.close();
    expect(chat?.group).toMatchObject({
      groupId: null,
      role: 'owner',
      abilities: { leave: true },
    });
    expect((await openChatOf(maria, group._id)).body.id).toBe('group.hidden');
  });
});

describe('a chat that is opened at the same time', () => {
  test('ends with its group', async () => {
    const other = await found(maria);
    const [opened, deleted] = await Promise.all([
      openChatOf(maria, other._id),
      maria.request('DELETE', `/group/delete/${other._id}`),
    ]);
    expect([200, 404]).toContain(opened.status);
    expect(deleted.status).toBe(200);
    const following = await community.database.read
      .selectFrom('chats')
      .select('id')
      .where('group_id', '=', other._id)
      .execute();
    expect(following).toEqual([]);
  });
});
