import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import {
  chatBetween,
  countsOf,
  deleteMessage,
  listChats,
  react,
  readChanges,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller } from '../../../test/community.ts';
import { block } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
let maria: Caller;
let josef: Caller;
let chatId: string;
let message: Schemas['Message'];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
  ({ message } = (await send(maria, chatId, 'Vespers at six.')).body);
});

afterAll(() => community.close());

/** The reactions as each of the two members reads them. */
async function reactions() {
  const [own, other] = await Promise.all([readMessages(maria, chatId), readMessages(josef, chatId)]);
  expect(own.messages).toEqual(other.messages);
  return own.messages[0]?.reactions.map(({ userId, type }) => [
    userId === maria.id ? 'Maria' : 'Josef',
    type,
  ]);
}
const stored = async () => {
  const rows = await community.database.read
    .selectFrom('message_reactions')
    .select('type')
    .where('message_id', '=', message.id)
    .execute();
  return rows.map(({ type }) => type);
};

test('both members can react to a message, and each reaction is a change', async () => {
  expect(message.reactions).toEqual([]);
  const { status, body } = await react(josef, message.id, 'amen');
  expect(status).toBe(200);
  const amen = { userId: josef.id, type: 'amen' };
  expect(body.message).toEqual({ ...message, revision: 1, reactions: [amen] });
  expect((await react(maria, message.id, 'love')).body.message).toMatchObject({ revision: 2 });
  expect(new Set(await reactions())).toEqual(
    new Set([
      ['Josef', 'amen'],
      ['Maria', 'love'],
    ]),
  );
  for (const caller of [maria, josef])
    expect(await readChanges(caller, chatId, 1)).toMatchObject({
      revision: 2,
      messages: [{ seq: 1, revision: 2 }],
    });
});

test('a second reaction replaces the first one, and can be removed', async () => {
  await react(josef, message.id, 'amen');
  await react(josef, message.id, 'laugh');
  expect(await reactions()).toEqual([['Josef', 'laugh']]);
  expect((await react(josef, message.id, null)).body.message).toMatchObject({ revision: 3, reactions: [] });
  expect(await stored()).toEqual([]);
});

test('a repeated call changes nothing', async () => {
  expect((await react(josef, message.id, null)).body.message.revision).toBe(0);
  const first = await react(josef, message.id, 'amen');
  expect(await react(josef, message.id, 'amen')).toMatchObject({ status: 200, body: first.body });
});

test('a reaction is not unread, and does not move the chat', async () => {
  await send(maria, chatId, 'At the chapel.');
  const before = [await listChats(maria), await countsOf(maria)];
  await react(josef, message.id, 'amen');
  expect([await listChats(maria), await countsOf(maria)]).toEqual(before);
});

test('reactions at the same time leave one reaction, which both members see', async () => {
  await Promise.all((['like', 'sad', 'wow'] as const).map((type) => react(josef, message.id, type)));
  expect(await stored()).toHaveLength(1);
  expect(await reactions()).toEqual((await stored()).map((type) => ['Josef', type]));
  expect(await readChanges(maria, chatId)).toMatchObject({ revision: 3, messages: [{ revision: 3 }] });
});

describe('a reaction is refused', () => {
  test.each<[string, () => Promise<Awaited<ReturnType<typeof react>>>, number, string]>([
    ['to an unknown message', () => react(josef, UNKNOWN_ID, 'amen'), 404, 'message.not-found'],
    [
      'in a chat of others',
      async () => react(await community.join(), message.id, 'amen'),
      404,
      'message.not-found',
    ],
    [
      'to a message that was deleted for everyone',
      async () => {
        await deleteMessage(maria, message.id, 'everyone');
        return react(josef, message.id, 'amen');
      },
      404,
      'message.not-found',
    ],
    [
      'to a message that the member has deleted',
      async () => {
        await deleteMessage(josef, message.id, 'me');
        return react(josef, message.id, 'amen');
      },
      404,
      'message.not-found',
    ],
    [
      'by a member who was blocked',
      async () => {
        await block(maria, josef);
        return react(josef, message.id, 'amen');
      },
      403,
      'chat.not-friends',
    ],
    [
      'by a member who blocks the other',
      async () => {
        await block(josef, maria);
        return react(josef, message.id, 'amen');
      },
      403,
      'chat.blocked',
    ],
  ])('%s', async (_, attempt, status, id) => {
    expect(await attempt()).toMatchObject({ status, body: { id } });
    expect(await stored()).toEqual([]);
  });

  test('of an unknown type', async () => {
    const { status } = await josef.request('PUT', `/message/reaction/${message.id}`, {
      body: { type: 'dislike' },
    });
    expect(status).toBe(400);
  });
});

test('a blocked chat still shows reactions, and refuses to remove them', async () => {
  await react(josef, message.id, 'amen');
  await block(maria, josef);
  expect((await react(josef, message.id, null)).status).toBe(403);
  expect(await reactions()).toEqual([['Josef', 'amen']]);
});

test('deleting a message for everyone deletes its reactions', async () => {
  await react(josef, message.id, 'amen');
  expect((await deleteMessage(maria, message.id, 'everyone')).body.message.reactions).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('deleting an account deletes its reactions', async () => {
  await react(josef, message.id, 'amen');
  await react(maria, message.id, 'love');
  await erase(community, josef);
  expect((await readMessages(maria, chatId)).messages).toMatchObject([
    { reactions: [{ userId: maria.id, type: 'love' }] },
  ]);
});
