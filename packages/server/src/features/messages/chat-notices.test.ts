import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatBetween, countsOf, deleteChat, markRead, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import { block, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterAll(() => community.close());

async function noticesOf(caller: Caller): Promise<Schemas['MemberNotification'][]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  await numbersOf(community, caller);
  return body.data.filter(({ kind }) => kind === 'message');
}

test('an absent member gets one notification for each chat until they read it', async () => {
  for (const text of ['One', 'Two', 'Three']) await send(maria, chatId, text);
  expect(await noticesOf(josef)).toMatchObject([
    { kind: 'message', actor: { _id: maria.id }, subjectId: chatId, excerpt: 'One', status: 'unread' },
  ]);
  await markRead(josef, chatId, 2);
  expect(await noticesOf(josef)).toHaveLength(1);
  await markRead(josef, chatId, 3);
  expect(await noticesOf(josef)).toEqual([]);
  await send(maria, chatId, 'Four');
  expect(await noticesOf(josef)).toMatchObject([{ excerpt: 'Four' }]);
  expect(await noticesOf(maria)).toEqual([]);
});

test('a notification that was read is not repeated before the chat was read', async () => {
  await send(maria, chatId);
  await josef.request('PUT', '/notification/readAll');
  await send(maria, chatId);
  expect(await noticesOf(josef)).toMatchObject([{ status: 'read' }]);
  await markRead(josef, chatId, 2);
  await send(maria, chatId);
  expect(await noticesOf(josef)).toMatchObject([{ status: 'unread' }]);
});

test('writing in a chat counts as reading it', async () => {
  await send(maria, chatId);
  await send(josef, chatId);
  expect(await noticesOf(josef)).toEqual([]);
  expect(await noticesOf(maria)).toHaveLength(1);
  expect((await countsOf(josef)).messages.unread).toBe(0);
});

test('deleting the chat deletes the notification', async () => {
  await send(maria, chatId);
  await deleteChat(josef, chatId);
  expect(await noticesOf(josef)).toEqual([]);
});

test('a block withdraws the notification', async () => {
  await send(maria, chatId);
  await block(josef, maria);
  expect(await noticesOf(josef)).toEqual([]);
});

test('muted chats, and members who turned message notifications off, cause none', async () => {
  await josef.request('PUT', `/chat/mute/${chatId}`);
  await send(maria, chatId);
  expect(await noticesOf(josef)).toEqual([]);
  await josef.request('DELETE', `/chat/mute/${chatId}`);
  await josef.request('PUT', '/notification/preferences', { body: { message: false } });
  await send(maria, chatId);
  expect(await noticesOf(josef)).toEqual([]);
});

test('a member with an open page gets no notification', async () => {
  const page = listen(address, josef.token ?? '');
  await page.next('connected');
  await send(maria, chatId);
  await page.next('new_message');
  expect(await noticesOf(josef)).toEqual([]);
  page.close();
  await expect
    .poll(async () => {
      await send(maria, chatId);
      return noticesOf(josef);
    })
    .toHaveLength(1);
});

test('if both members write at the same time, each has the notification of the other’s last message', async () => {
  const paul = await community.join();
  const second = await chatBetween(paul, josef);
  const third = await chatBetween(maria, paul);
  const chats = [
    [maria, chatId],
    [josef, chatId],
    [paul, second],
    [josef, second],
    [maria, third],
    [paul, third],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const [caller, chat] = chats[index % chats.length] ?? [maria, chatId];
      return send(caller, chat, `Psalm ${index}`);
    }),
  );
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  for (const caller of [maria, josef, paul]) {
    const { messages } = await countsOf(caller);
    expect(await noticesOf(caller)).toHaveLength(messages.unread);
  }
});
