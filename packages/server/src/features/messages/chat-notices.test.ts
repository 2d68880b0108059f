import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

test('a later message renews a notification that was read', async () => {
  await send(maria, chatId, 'One');
  await josef.request('PUT', '/notification/readAll');
  await send(maria, chatId, 'Two');
  await send(maria, chatId, 'Three');
  expect(await noticesOf(josef)).toMatchObject([{ excerpt: 'Two', status: 'unread' }]);
  await markRead(josef, chatId, 3);
  expect(await noticesOf(josef)).toEqual([]);
});

test('a renewed notification is the newest one', async () => {
  await send(maria, chatId, 'One');
  await josef.request('PUT', '/notification/readAll');
  const paul = await community.join();
  const other = await chatBetween(paul, josef);
  await send(paul, other, 'Two');
  await send(maria, chatId, 'Three');
  expect(await noticesOf(josef)).toMatchObject([{ excerpt: 'Three' }, { excerpt: 'Two' }]);
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

/** Lets the time pass after which an open page counts as unattended. */
async function afterMinute(): Promise<void> {
  community.clock.advance(60_000);
  await community.jobs.drain();
}

describe('a member with an open page', () => {
  test('gets a notification of the first message that they have not read after a minute', async () => {
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    for (const text of ['One', 'Two', 'Three']) await send(maria, chatId, text);
    await markRead(josef, chatId, 1);
    await afterMinute();
    expect(await page.next('notification')).toMatchObject({ notification: { excerpt: 'Two' } });
    expect(await noticesOf(josef)).toMatchObject([{ excerpt: 'Two', status: 'unread' }]);
    await afterMinute();
    expect(await noticesOf(josef)).toHaveLength(1);
    page.close();
  });

  test('gets none if they read the messages, mute the chat or delete it in this time', async () => {
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    const others = await Promise.all([community.join(), community.join()]);
    const [muted = '', deleted = ''] = await Promise.all(others.map((other) => chatBetween(other, josef)));
    await send(maria, chatId);
    await others[0]?.request('POST', '/message/create', { body: { chatId: muted, text: 'Amen.' } });
    await others[1]?.request('POST', '/message/create', { body: { chatId: deleted, text: 'Amen.' } });
    await markRead(josef, chatId, 1);
    await josef.request('PUT', `/chat/mute/${muted}`);
    await deleteChat(josef, deleted);
    await afterMinute();
    expect(await noticesOf(josef)).toEqual([]);
    page.close();
  });

  test('gets none for a message that a notification has announced, even if it was read since', async () => {
    await send(maria, chatId, 'One');
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    community.clock.advance(1000);
    await josef.request('PUT', '/notification/readAll');
    await send(maria, chatId, 'Two');
    await markRead(josef, chatId, 2);
    await afterMinute();
    expect(await noticesOf(josef)).toEqual([]);
    page.close();
  });
});

test('a member with an open page gets no notification at once', async () => {
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
