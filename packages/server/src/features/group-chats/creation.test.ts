import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listChats, readChat } from '../../../test/chats.ts';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { begin } from '../../../test/account-deletion.ts';
import {
  addMembers,
  createGroupChat,
  endChatOf,
  linesOf,
  openChatOf,
  rolesIn,
} from '../../../test/group-chat-calls.ts';
import { addToGroupChat } from '../../../test/group-chats.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found, join, remove } from '../../../test/groups.ts';
import { befriend, block } from '../../../test/relations.ts';

let community: Community;
let administrator: Caller;
let maria: Caller;
let josef: Caller;
let anna: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  await befriend(maria, josef);
  await befriend(maria, anna);
});

afterAll(() => community.close());

describe('a new group chat', () => {
  test('is in the lists of all its members, with the caller as its owner', async () => {
    const { status, body } = await createGroupChat(maria, [josef, anna], {
      name: '  Choir of Saint Cecilia ',
    });
    expect(status).toBe(201);
    const { chat } = body;
    expect(chat).toMatchObject({
      chatName: 'Choir of Saint Cecilia',
      participants: [],
      member: null,
      unread: 0,
      group: {
        description: '',
        image: null,
        members: 3,
        role: 'owner',
        groupId: null,
        abilities: { edit: true, manageMembers: true, leave: true },
      },
    });
    expect(await rolesIn(anna, chat._id)).toEqual({
      [maria.id]: 'owner',
      [josef.id]: 'member',
      [anna.id]: 'member',
    });
    for (const member of [maria, josef, anna])
      expect((await listChats(member)).chats).toMatchObject([{ _id: chat._id, unread: 0 }]);
    expect((await readChat(josef, chat._id)).group).toMatchObject({
      role: 'member',
      abilities: { edit: false, manageMembers: false, leave: true },
    });
    expect(await linesOf(josef, chat._id)).toEqual([['created', maria.id, [], 'Choir of Saint Cecilia']]);
  });

  test('needs a name that one can see, and other members', async () => {
    for (const name of ['', '   ', '\u200B', 'x'.repeat(81)])
      expect((await createGroupChat(maria, [josef], { name })).status).toBe(400);
    expect((await createGroupChat(maria, [])).status).toBe(400);
    expect((await createGroupChat(maria, [josef, josef])).status).toBe(400);
  });

  test('is created once for each key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => createGroupChat(maria, [josef, anna], { key })));
    expect(tally(answers)).toEqual({ 200: 2, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.chat._id)).size).toBe(1);
    // The order of the members does not matter.
    expect((await createGroupChat(maria, [anna, josef], { key })).status).toBe(200);
    const other = await createGroupChat(maria, [josef], { key });
    expect([other.status, other.body.id]).toEqual([400, 'request.key-reused']);
    expect((await listChats(josef)).chats).toHaveLength(1);
  });

  test('with a key of a chat that the caller has left is another chat', async () => {
    const key = randomUUID();
    const { chat } = (await createGroupChat(maria, [josef], { key })).body;
    await maria.request('PUT', `/chat/group/leave/${chat._id}`);
    const again = await createGroupChat(maria, [josef], { key });
    expect(again.status).toBe(201);
    expect(again.body.chat._id).not.toBe(chat._id);
  });
});

const refusalOf = async (other: { readonly id: string }) => {
  const { status, body } = await createGroupChat(maria, [josef, other]);
  return [status, body.id];
};

describe('a member who cannot be added', () => {
  const refused = [403, 'chat.cannot-add'];

  test('is no friend, or unknown, or the caller', async () => {
    expect(await refusalOf(await community.join())).toEqual(refused);
    expect(await refusalOf({ id: UNKNOWN_ID })).toEqual(refused);
    expect(await refusalOf(maria)).toEqual(refused);
    expect((await listChats(josef)).chats).toEqual([]);
  });

  test('is hidden by the staff', async () => {
    const suspension = { reason: 'Insults.', days: 3, hideContent: true };
    const { status } = await administrator.request('PUT', `/admin/members/${anna.id}/suspend`, {
      body: suspension,
    });
    expect(status).toBe(200);
    expect(await refusalOf(anna)).toEqual(refused);
  });

  test('has an account that is pending deletion', async () => {
    await begin(anna);
    expect(await refusalOf(anna)).toEqual(refused);
  });

  test('has a block to the caller, in either direction, also in a group of both', async () => {
    const group = await found(maria);
    const [blocked, blocking] = [await community.join(), await community.join()];
    for (const member of [blocked, blocking]) await join(member, group);
    await block(maria, blocked);
    await block(blocking, maria);
    for (const member of [blocked, blocking]) {
      const { status, body } = await createGroupChat(maria, [member], { groupId: group._id });
      expect([status, body.id]).toEqual(refused);
    }
  });
});

describe('members of a group', () => {
  test('can be added by another member of the group', async () => {
    const group = await found(josef, { admission: 'request' });
    const members = await fillGroup(community, group, 3);
    const [caller, ...others] = members;
    const created = await createGroupChat(caller ?? maria, others, { groupId: group._id });
    expect([created.status, created.body.chat.group?.members]).toEqual([201, 3]);
  });

  test('cannot be added by somebody outside, after a removal, or while somebody only asks to join', async () => {
    const group = await found(josef, { admission: 'request' });
    const [member] = await fillGroup(community, group, 1);
    const stranger = await community.join();
    const add = async (caller: Caller, other: Caller) =>
      (await createGroupChat(caller, [other], { groupId: group._id })).status;
    if (member === undefined) throw new Error('The group has no member.');
    expect(await add(stranger, member)).toBe(403);
    await join(stranger, group);
    expect([await add(stranger, member), await add(member, stranger)]).toEqual([403, 403]);
    await remove(josef, group, member);
    expect([await add(josef, member), await add(member, josef)]).toEqual([403, 403]);
  });
});

describe('the limits', () => {
  test('do not count members for whom there is no room', async () => {
    const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
    try {
      const caller = await limited.join();
      const group = await found(caller);
      const members = await fillGroup(limited, group, 14);
      const { chat } = (await createGroupChat(caller, members.slice(0, 1), { groupId: group._id })).body;
      const others = [];
      for (let count = 0; count < 190; count += 1) others.push(await limited.join());
      await addToGroupChat(limited, chat._id, others);
      const full = await addMembers(caller, chat._id, members.slice(1), group._id);
      expect(full.body.id).toBe('chat.full');
      expect((await addMembers(caller, chat._id, members.slice(1, 9), group._id)).status).toBe(200);
      const other = await createGroupChat(caller, members.slice(0, 11), { groupId: group._id });
      expect(other.status).toBe(201);
    } finally {
      await limited.close();
    }
  });

  test('count the chat of a group, and only once', async () => {
    const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
    try {
      const caller = await limited.join();
      const group = await found(caller);
      for (const _ of [1, 2, 3]) {
        const answers = [await openChatOf(caller, group._id), await openChatOf(caller, group._id)];
        expect(tally(answers)).toEqual({ 200: 2 });
        expect((await endChatOf(caller, group._id)).status).toBe(200);
      }
      expect((await openChatOf(caller, group._id)).body.id).toBe('account.limit-reached');
    } finally {
      await limited.close();
    }
  });

  test('are three chats and twenty members a day for a new account', async () => {
    const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
    try {
      const caller = await limited.join();
      const group = await found(caller);
      const members = await fillGroup(limited, group, 21);
      const create = (count: number) =>
        createGroupChat(caller, members.slice(0, count), { groupId: group._id });
      const many = await create(21);
      expect([many.status, many.body.id]).toEqual([429, 'account.limit-reached']);
      // The refused request has not counted.
      expect((await create(18)).status).toBe(201);
      for (const _ of [1, 2]) expect((await create(1)).status).toBe(201);
      expect((await create(1)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
