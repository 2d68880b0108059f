import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attach, storedFiles } from '../../../test/attachments.ts';
import { readChat } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import {
  accept,
  endChatOf,
  inviteTo,
  leaveChat,
  linesOf,
  openChatOf,
  rolesIn,
} from '../../../test/group-chat-calls.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { found, join, type Group } from '../../../test/groups.ts';
import { picture } from '../../../test/policy-area.ts';
import { newId } from '../../platform/identifiers.ts';
import { scheduleGroupChatRepair } from './repair.ts';

let community: Community;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let group: Group;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  group = await found(maria);
  await join(josef, group);
  chatId = (await openChatOf(maria, group._id)).body.chat._id;
});

afterAll(() => community.close());

const inGroup = ({ id }: Caller) =>
  community.database.write
    .updateTable('group_members')
    .where('group_id', '=', group._id)
    .where('user_id', '=', id);

async function repair(): Promise<void> {
  await scheduleGroupChatRepair(community);
  await community.jobs.drain();
}

describe('a server that does not know group chats changes a group: the repair', () => {
  test('adds, removes and promotes members of its chat, once', async () => {
    const { clock, database } = community;
    await inGroup(josef).set({ role: 'removed' }).execute();
    const id = newId(clock);
    const joined = { id, group_id: group._id, user_id: anna.id, role: 'moderator', created_at: 0 } as const;
    await database.write.insertInto('group_members').values(joined).execute();
    for (const _ of [1, 2]) await repair();
    expect(await rolesIn(maria, chatId)).toEqual({ [maria.id]: 'owner', [anna.id]: 'owner' });
    expect((await linesOf(maria, chatId)).slice(1)).toEqual([
      ['joined', anna.id, [], null],
      ['left', josef.id, [], null],
    ]);
    await inGroup(anna).set({ role: 'member' }).execute();
    await repair();
    expect(await rolesIn(maria, chatId)).toEqual({ [maria.id]: 'owner', [anna.id]: 'member' });
    expect((await linesOf(maria, chatId)).at(-1)).toEqual(['demoted', anna.id, [anna.id], null]);
  });

  test('keeps a removed member out after the chat follows no more', async () => {
    await inGroup(josef).set({ role: 'removed' }).execute();
    await repair();
    await endChatOf(maria, group._id);
    const refused = await accept(josef, await inviteTo(maria, chatId));
    expect(refused.body.id).toBe('chat.removed');
  });

  test.each([
    ['deleted', { removed_at: 1 }],
    ['hidden', { hidden_at: 1 }],
  ])('frees the chat of a group that is %s', async (_, change) => {
    await community.database.write.updateTable('groups').set(change).where('id', '=', group._id).execute();
    await repair();
    expect((await readChat(josef, chatId)).group?.groupId).toBeNull();
    expect((await leaveChat(josef, chatId)).status).toBe(200);
  });
});

describe('a server that does not know group chats deletes accounts: the repair', () => {
  test('names the oldest member an owner', async () => {
    const chat = await makeGroupChat(community, maria, [josef]);
    await community.database.write
      .deleteFrom('chat_members')
      .where('chat_id', '=', chat)
      .where('user_id', '=', maria.id)
      .execute();
    await repair();
    expect(await rolesIn(josef, chat)).toEqual({ [josef.id]: 'owner' });
  });

  test('deletes chats without members, with their files', async () => {
    const { read, write } = community.database;
    const before = (await storedFiles(community)).length;
    const chat = await makeGroupChat(community, maria, []);
    await attach(maria, chat, picture);
    await write.deleteFrom('chat_members').where('chat_id', '=', chat).execute();
    await repair();
    expect(await read.selectFrom('chats').select('id').where('id', '=', chat).execute()).toEqual([]);
    expect(await storedFiles(community)).toHaveLength(before);
  });
});

test('the repair changes no chat that is right', async () => {
  const before = await linesOf(maria, chatId);
  await repair();
  expect(await linesOf(maria, chatId)).toEqual(before);
  expect(await rolesIn(maria, chatId)).toEqual({ [maria.id]: 'owner', [josef.id]: 'member' });
});
