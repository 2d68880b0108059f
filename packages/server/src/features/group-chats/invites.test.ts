import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readChat, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, tally, type Answer, type Caller, type Community } from '../../../test/community.ts';
import {
  accept,
  addMembers,
  createInvite,
  groupChatOf,
  inviteTo,
  leaveChat,
  linesOf,
  listMembers,
  removeMember,
} from '../../../test/group-chat-calls.ts';
import { fillGroup } from '../../../test/group-members.ts';
import { found } from '../../../test/groups.ts';
import { befriend, block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let maria: Caller;
let josef: Caller;
let stranger: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  stranger = await community.join({ firstName: 'Anna' });
  await befriend(maria, josef);
  chatId = await groupChatOf(maria, josef);
});

afterAll(() => community.close());

const look = (
  caller: Caller,
  token: string,
): Promise<Answer<Schemas['ChatInvitationAnswer'] & Schemas['ErrorAnswer']>> =>
  caller.request('GET', `/chat/invitation/${token}`);

async function currentOf(caller: Caller): Promise<Schemas['ChatInvite'] | null> {
  return (await caller.request<Schemas['ChatInviteAnswer']>('GET', `/chat/group/invite/${chatId}`)).body
    .invite;
}

describe('a link', () => {
  test('shows the chat, and lets members in', async () => {
    await send(maria, chatId, 'Before.');
    const token = await inviteTo(maria, chatId);
    expect((await look(stranger, token)).body.invitation).toMatchObject({
      chatId: null,
      name: 'Choir',
      description: '',
      image: null,
      members: 2,
    });
    const { status, body } = await accept(stranger, token);
    expect([status, body.chat._id, body.chat.group?.role]).toEqual([200, chatId, 'member']);
    expect((await look(stranger, token)).body.invitation).toMatchObject({ chatId, members: 3 });
    expect((await linesOf(josef, chatId)).at(-1)).toEqual(['joined', stranger.id, [], null]);
    expect((await readMessages(stranger, chatId)).messages).toHaveLength(1);
    expect((await accept(stranger, token)).status).toBe(200);
    expect(await listMembers(maria, chatId)).toHaveLength(3);
  });

  test('is shown to owners again, and only to them', async () => {
    expect(await currentOf(maria)).toBeNull();
    const token = await inviteTo(maria, chatId, 1);
    const invite = await currentOf(maria);
    expect(invite?.token).toBe(token);
    expect(Date.parse(invite?.expiresAt ?? '')).toBe(community.clock.now() + DAY);
    for (const method of ['GET', 'DELETE'] as const) {
      const path = `/chat/group/invite/${chatId}`;
      expect((await josef.request(method, path)).body.id).toBe('chat.owners-alone');
      expect((await stranger.request(method, path)).status).toBe(404);
    }
    expect((await createInvite(josef, chatId)).body.id).toBe('chat.owners-alone');
    expect((await createInvite(stranger, chatId)).status).toBe(404);
  });

  test('no longer works after a new one, after its end, and after its days', async () => {
    const tokens = [await inviteTo(maria, chatId)];
    tokens.push(await inviteTo(maria, chatId));
    const outcomes = async () => {
      const ids = [];
      for (const token of tokens) ids.push((await look(stranger, token)).status);
      return ids;
    };
    expect(await outcomes()).toEqual([404, 200]);
    for (const _ of [1, 2])
      expect((await maria.request('DELETE', `/chat/group/invite/${chatId}`)).status).toBe(200);
    expect([await outcomes(), await currentOf(maria)]).toEqual([[404, 404], null]);
    tokens.push(await inviteTo(maria, chatId, 1));
    community.clock.advance(DAY - 1);
    expect(await outcomes()).toEqual([404, 404, 200]);
    community.clock.advance(1);
    expect([await outcomes(), await currentOf(maria)]).toEqual([[404, 404, 404], null]);
    const refused = await accept(stranger, tokens[2] ?? '');
    expect([refused.status, refused.body.id]).toEqual([404, 'chat.invite-invalid']);
  });

  test('works only as the server has signed it', async () => {
    const token = await inviteTo(maria, chatId);
    const bytes = Buffer.from(token, 'base64url');
    for (const place of [0, 15, 16, 31]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect((await accept(stranger, changed.toString('base64url'))).status).toBe(404);
    }
    for (const broken of [`${token}AA`, token.slice(0, -1), 'short'])
      expect((await accept(stranger, broken)).status).toBe(404);
    expect((await accept(stranger, 'no token')).status).toBe(400);
  });

  test('does not bring back a removed member, but one who has left', async () => {
    const token = await inviteTo(maria, chatId);
    await leaveChat(josef, chatId);
    expect((await accept(josef, token)).status).toBe(200);
    await removeMember(maria, chatId, josef);
    const refused = await accept(josef, token);
    expect([refused.status, refused.body.id]).toEqual([403, 'chat.removed']);
    const looked = await look(josef, token);
    expect([looked.status, looked.body.id]).toEqual([403, 'chat.removed']);
    await addMembers(maria, chatId, [josef]);
    await leaveChat(josef, chatId);
    expect((await accept(josef, token)).status).toBe(200);
  });

  test('works in spite of a block between the member and an owner', async () => {
    const token = await inviteTo(maria, chatId);
    await block(maria, stranger);
    expect((await accept(stranger, token)).status).toBe(200);
  });

  test('lets a member in once, even if it is used many times at once', async () => {
    const token = await inviteTo(maria, chatId);
    const before = await linesOf(maria, chatId);
    const answers = await Promise.all(Array.from({ length: 40 }, () => accept(stranger, token)));
    expect(tally(answers)).toEqual({ 200: 40 });
    expect(await linesOf(maria, chatId)).toEqual([...before, ['joined', stranger.id, [], null]]);
    expect((await readChat(maria, chatId)).group?.members).toBe(3);
  });

  test('that is used a thousand times at once lets in at most 200 members, each once', async () => {
    const group = await found(maria);
    const [visitors, others] = [
      await fillGroup(community, group, 250),
      await fillGroup(community, group, 190),
    ];
    await addMembers(maria, chatId, others, group._id);
    const token = await inviteTo(maria, chatId);
    const uses = Array.from({ length: 4 }, () => visitors).flat();
    const answers = await Promise.all(uses.map((visitor) => accept(visitor, token)));
    expect(tally(answers)).toEqual({ 200: 4 * 8, 403: 4 * 242 });
    const refused = answers.filter(({ status }) => status === 403);
    expect(new Set(refused.map(({ body }) => body.id))).toEqual(new Set(['chat.full']));
    const members = await listMembers(maria, chatId);
    expect([members.length, new Set(members.map(({ member }) => member._id)).size]).toEqual([200, 200]);
    const lines = (await linesOf(maria, chatId)).filter((line) => String(line).startsWith('joined'));
    expect(new Set(lines.map(String)).size).toBe(8);
    expect(lines).toHaveLength(8);
  });
});

test('wrong links are limited', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '40' } });
  try {
    const member = await limited.join();
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await look(member, 'A'.repeat(43)));
    expect(tally(answers)).toEqual({ 404: 4, 429: 1 });
  } finally {
    await limited.close();
  }
});

test('joining by links is limited, because each one is a line for all members', async () => {
  const limited = await startCommunity({ environment: { RATE_LIMIT_MAX: '40' } });
  try {
    const [owner, friend, member] = [await limited.join(), await limited.join(), await limited.join()];
    await befriend(owner, friend);
    const id = await groupChatOf(owner, friend);
    const token = await inviteTo(owner, id);
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(await accept(member, token));
      // A member who is in the chat does not join.
      if (count === 0) answers.push(await accept(member, token));
      await leaveChat(member, id);
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});
