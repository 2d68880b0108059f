import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin, erase } from '../../../test/account-deletion.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import {
  addMembers,
  groupChatOf,
  linesOf,
  openChatOf,
  rolesIn,
  setChatRole,
} from '../../../test/group-chat-calls.ts';
import { removeFromGroupChat } from '../../../test/group-chats.ts';
import { found, join, setRole } from '../../../test/groups.ts';
import { befriend } from '../../../test/relations.ts';

let community: Community;
let administrator: Caller;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  for (const other of [josef, anna]) await befriend(maria, other);
  chatId = await groupChatOf(maria, josef);
  community.clock.advance(1000);
  await addMembers(maria, chatId, [anna]);
});

afterAll(() => community.close());

async function restrict(caller: Caller, kind: 'ban' | 'suspend', body: object): Promise<void> {
  const { status } = await administrator.request('PUT', `/admin/members/${caller.id}/${kind}`, { body });
  expect(status).toBe(200);
  await community.jobs.drain();
}

const ban = (caller: Caller) => restrict(caller, 'ban', { reason: 'Insults.' });

describe('the oldest member becomes an owner after the last one', () => {
  test('is banned', async () => {
    await ban(maria);
    expect(await rolesIn(josef, chatId)).toEqual({
      [maria.id]: 'owner',
      [josef.id]: 'owner',
      [anna.id]: 'member',
    });
    expect((await linesOf(josef, chatId)).at(-1)).toEqual(['promoted', josef.id, [josef.id], null]);
  });

  test('is hidden, or asks to delete the account', async () => {
    await restrict(maria, 'suspend', { reason: 'Insults.', days: 3, hideContent: true });
    expect(await rolesIn(anna, chatId)).toMatchObject({ [josef.id]: 'owner' });
    await begin(josef);
    await community.jobs.drain();
    expect(await rolesIn(anna, chatId)).toMatchObject({ [anna.id]: 'owner' });
  });

  test('but not after a suspension, which ends', async () => {
    await restrict(maria, 'suspend', { reason: 'Insults.', days: 3 });
    expect(await rolesIn(josef, chatId)).toMatchObject({ [josef.id]: 'member' });
  });
});

test('an owner who is banned does not replace another owner', async () => {
  await setChatRole(maria, chatId, josef, 'owner');
  await ban(josef);
  expect((await setChatRole(maria, chatId, maria, 'member')).body.id).toBe('chat.last-owner');
  expect(await rolesIn(anna, chatId)).toMatchObject({ [maria.id]: 'owner', [anna.id]: 'member' });
});

test('a chat of a group has an owner after the only moderator in it deletes the account', async () => {
  const group = await found(maria);
  for (const member of [josef, anna]) await join(member, group);
  await setRole(maria, group, anna, 'moderator');
  const followed = (await openChatOf(maria, group._id)).body.chat._id;
  // As if the chat had been full.
  await removeFromGroupChat(community, followed, anna);
  await erase(community, maria);
  expect(await rolesIn(josef, followed)).toEqual({ [josef.id]: 'owner' });
});
