import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { storedFiles as filesOf } from '../../../test/attachments.ts';
import { listChats, readChat } from '../../../test/chats.ts';
import { startCommunity, type Answer, type Caller, type Community } from '../../../test/community.ts';
import { addMembers, groupChatOf, leaveChat, linesOf, setChatRole } from '../../../test/group-chat-calls.ts';
import { picture } from '../../../test/policy-area.ts';
import { befriend } from '../../../test/relations.ts';

type Schemas = components['schemas'];
type ChatOrError = Answer<Schemas['ChatAnswer'] & Schemas['ErrorAnswer']>;

let community: Community;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  await befriend(maria, josef);
  chatId = await groupChatOf(maria, josef);
});

afterAll(() => community.close());

async function storedFiles(server: Community): Promise<string[]> {
  // Jobs delete files.
  await server.jobs.drain();
  return filesOf(server);
}

const update = (caller: Caller, name: string, description = ''): Promise<ChatOrError> =>
  caller.request('PUT', `/chat/group/update/${chatId}`, { body: { name, description } });

function setPicture(caller: Caller): Promise<ChatOrError> {
  const form = new FormData();
  form.append('image', new Blob([picture], { type: 'image/gif' }), 'picture.gif');
  return caller.request('PUT', `/chat/group/picture/${chatId}`, { body: form });
}

describe('the name and the description', () => {
  test('are changed by owners, and lines tell it once', async () => {
    const { status, body } = await update(maria, ' Schola Cantorum', 'We practise on Thursdays.\n\nCome.');
    expect(status).toBe(200);
    expect(body.chat).toMatchObject({
      chatName: 'Schola Cantorum',
      group: { description: 'We practise on Thursdays.\n\nCome.' },
    });
    expect((await update(maria, 'Schola Cantorum', 'We practise on Thursdays.\n\nCome.')).status).toBe(200);
    expect((await linesOf(josef, chatId)).slice(1)).toEqual([
      ['renamed', maria.id, [], 'Schola Cantorum'],
      ['described', maria.id, [], null],
    ]);
    expect((await listChats(josef, '?search=cantor')).chats).toHaveLength(1);
    expect((await update(maria, 'Schola Cantorum')).body.chat.group?.description).toBe('');
  });

  test('stay if a member or nobody in the chat changes them, or if they are too long', async () => {
    expect((await update(josef, 'Ours')).body.id).toBe('chat.owners-alone');
    expect((await update(await community.join(), 'Ours')).status).toBe(404);
    expect((await update(maria, 'x'.repeat(81))).status).toBe(400);
    expect((await update(maria, 'Choir', 'x'.repeat(501))).status).toBe(400);
    expect(await linesOf(maria, chatId)).toHaveLength(1);
  });
});

describe('the picture', () => {
  test('is replaced and removed, and its files are deleted', async () => {
    const before = (await storedFiles(community)).length;
    const { body } = await setPicture(maria);
    expect(body.chat.group?.image).toMatchObject({ description: '' });
    const stored = (await storedFiles(community)).length;
    expect(stored).toBeGreaterThan(before);
    await setPicture(maria);
    expect(await storedFiles(community)).toHaveLength(stored);
    for (const _ of [1, 2]) {
      const removed = await maria.request<Schemas['ChatAnswer']>('DELETE', `/chat/group/picture/${chatId}`);
      expect([removed.status, removed.body.chat.group?.image]).toEqual([200, null]);
    }
    expect(await storedFiles(community)).toHaveLength(before);
    const line = ['pictured', maria.id, [], null];
    expect((await linesOf(josef, chatId)).slice(1)).toEqual([line, line, line]);
  });

  test('is set by owners only, and leaves no file if it is refused', async () => {
    const before = (await storedFiles(community)).length;
    expect((await setPicture(josef)).body.id).toBe('chat.owners-alone');
    expect(
      (await maria.request('PUT', `/chat/group/picture/${chatId}`, { body: new FormData() })).status,
    ).toBe(400);
    expect(await storedFiles(community)).toHaveLength(before);
  });

  test('is deleted with the chat', async () => {
    const before = (await storedFiles(community)).length;
    await setPicture(maria);
    await leaveChat(josef, chatId);
    await leaveChat(maria, chatId);
    expect(await storedFiles(community)).toHaveLength(before);
  });

  test('is deleted with the account that has chosen it, even if this member has left the chat', async () => {
    const before = (await storedFiles(community)).length;
    await setChatRole(maria, chatId, josef, 'owner');
    await setPicture(josef);
    await leaveChat(josef, chatId);
    expect((await readChat(maria, chatId)).group?.image).not.toBeNull();
    await erase(community, josef);
    expect((await readChat(maria, chatId)).group?.image).toBeNull();
    expect(await storedFiles(community)).toHaveLength(before);
  });
});

describe('after an account is deleted', () => {
  test('the oldest member is the owner, if the account was the last owner', async () => {
    const anna = await community.join();
    await befriend(maria, anna);
    community.clock.advance(1000);
    await addMembers(maria, chatId, [anna]);
    await erase(community, maria);
    expect((await readChat(josef, chatId)).group).toMatchObject({ role: 'owner', members: 2 });
    expect((await readChat(anna, chatId)).group?.role).toBe('member');
    expect((await linesOf(josef, chatId)).at(-1)).toEqual(['promoted', josef.id, [josef.id], null]);
  });

  test('a chat without members is deleted', async () => {
    await leaveChat(josef, chatId);
    await erase(community, maria);
    const chats = await community.database.read
      .selectFrom('chats')
      .select('id')
      .where('id', '=', chatId)
      .execute();
    expect(chats).toEqual([]);
  });
});
