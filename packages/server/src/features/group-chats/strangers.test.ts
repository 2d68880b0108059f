import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptRequestsOf, countsOf, enquire, readChat, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import {
  accept,
  addMembers,
  createGroupChat,
  groupChatOf,
  inviteTo,
  leaveChat,
  openChatOf,
  rolesIn,
} from '../../../test/group-chat-calls.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found, join, type Group } from '../../../test/groups.ts';
import { offered } from '../../../test/listings.ts';
import { befriend } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const refused = [403, 'chat.cannot-add'];

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let group: Group;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  await befriend(maria, anna);
  group = await found(maria);
  for (const member of [josef, anna]) await join(member, group);
});

afterAll(() => community.close());

const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof addMembers>>) => [status, body.id];

async function noticesOf(caller: Caller): Promise<unknown[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.filter(({ kind }) => kind === 'message').map(({ excerpt }) => excerpt);
}

describe('a member who accepts no message requests', () => {
  test('cannot be added by a stranger, but by a friend', async () => {
    for (const member of [josef, anna]) await acceptRequestsOf(member, 'nobody');
    expect(outcomeOf(await createGroupChat(maria, [josef], { groupId: group._id }))).toEqual(refused);
    const { chat } = (await createGroupChat(maria, [anna], { groupId: group._id })).body;
    expect(outcomeOf(await addMembers(maria, chat._id, [josef], group._id))).toEqual(refused);
    expect(await rolesIn(maria, chat._id)).toEqual({ [maria.id]: 'owner', [anna.id]: 'member' });
  });

  test('is in the chat that follows their group', async () => {
    await acceptRequestsOf(josef, 'nobody');
    const { chat } = (await openChatOf(maria, group._id)).body;
    expect(await rolesIn(maria, chat._id)).toHaveProperty(josef.id, 'member');
    expect((await readChat(josef, chat._id)).muted).toBe(false);
  });
});

describe('a chat to which a stranger adds members', () => {
  test.each(['create', 'add'] as const)('is silent for them until they unmute it (%s)', async (way) => {
    const members = way === 'create' ? [josef, anna] : [anna];
    const { chat } = (await createGroupChat(maria, members, { groupId: group._id })).body;
    if (way === 'add') await addMembers(maria, chat._id, [josef], group._id);
    await send(maria, chat._id, 'One');
    expect([(await readChat(josef, chat._id)).muted, (await readChat(anna, chat._id)).muted]).toEqual([
      true,
      false,
    ]);
    expect([await noticesOf(josef), await noticesOf(anna)]).toEqual([[], ['Choir: One']]);
    expect((await countsOf(josef)).messages.unread).toBe(0);
    await josef.request('DELETE', `/chat/mute/${chat._id}`);
    await send(maria, chat._id, 'Two');
    expect(await noticesOf(josef)).toEqual(['Choir: Two']);
  });

  test('stays silent if its members become friends and write', async () => {
    const { chat } = (await createGroupChat(maria, [josef], { groupId: group._id })).body;
    await befriend(maria, josef);
    await send(josef, chat._id, 'Hello.');
    await send(maria, chat._id, 'Hello.');
    expect(await noticesOf(josef)).toEqual([]);
  });
});

test('members whom a new account adds count like messages to strangers', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '200' } });
  try {
    const [caller, seller] = [await limited.join(), await limited.join()];
    const ours = await found(caller);
    const members = await fillGroup(limited, ours, 3);
    const chatId = await enquire(caller, seller, (await offered(seller))._id);
    for (let count = 0; count < 8; count += 1) await send(caller, chatId, 'Hello.');
    const { status, body } = await createGroupChat(caller, members, { groupId: ours._id });
    expect([status, body.id]).toEqual([429, 'account.limit-reached']);
    expect((await createGroupChat(caller, members.slice(1), { groupId: ours._id })).status).toBe(201);
  } finally {
    await limited.close();
  }
});

describe('a member who has left a chat', () => {
  test('cannot be added again, not even by a friend, and comes back by the link', async () => {
    const chatId = await groupChatOf(maria, anna);
    await leaveChat(anna, chatId);
    expect(outcomeOf(await addMembers(maria, chatId, [anna]))).toEqual(refused);
    expect(outcomeOf(await addMembers(maria, chatId, [anna], group._id))).toEqual(refused);
    expect((await accept(anna, await inviteTo(maria, chatId))).status).toBe(200);
    expect((await readChat(anna, chatId)).muted).toBe(false);
    await leaveChat(anna, chatId);
    expect(outcomeOf(await addMembers(maria, chatId, [anna]))).toEqual(refused);
    expect((await createGroupChat(maria, [anna])).status).toBe(201);
  });

  test('cannot be added while they leave', async () => {
    const chatId = await groupChatOf(maria, anna);
    await Promise.all([leaveChat(anna, chatId), addMembers(maria, chatId, [anna])]);
    expect(Object.keys(await rolesIn(maria, chatId))).toEqual([maria.id]);
  });
});
