import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteMessage, editMessage, readMessages, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import {
  accept,
  addMembers,
  groupChatOf,
  inviteTo,
  leaveChat,
  removeMember,
} from '../../../test/group-chat-calls.ts';
import { befriend } from '../../../test/relations.ts';

/** With more missing changes, a page loads its messages again. */
const MOST_CHANGES = 500;

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

async function revisionOf(caller: Caller): Promise<number> {
  return (await readMessages(caller, chatId)).revision;
}

async function sendEdited(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { message } = (await send(maria, chatId, 'At seven.')).body;
    await editMessage(maria, message.id, 'At eight.');
  }
}

describe('a member who comes back', () => {
  test('has a revision beyond all that an open page can know', async () => {
    await sendEdited(3);
    const before = await revisionOf(josef);
    await removeMember(maria, chatId, josef);
    await sendEdited(1);
    await addMembers(maria, chatId, [josef]);
    expect(await revisionOf(josef)).toBeGreaterThan(before + MOST_CHANGES);
  });

  test('has one even if nobody else had so many changes', async () => {
    for (const _ of [1, 2]) {
      const before = await revisionOf(josef);
      const { message } = (await send(maria, chatId)).body;
      await deleteMessage(josef, message.id, 'me');
      await leaveChat(josef, chatId);
      expect((await accept(josef, await inviteTo(maria, chatId))).status).toBe(200);
      expect(await revisionOf(josef)).toBeGreaterThan(before + 1 + MOST_CHANGES);
    }
  });
});

test('a new chat begins with the revision 0', async () => {
  expect(await revisionOf(josef)).toBe(0);
});
