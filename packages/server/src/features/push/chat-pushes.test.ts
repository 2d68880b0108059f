import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { startPushService, type PushBrowser, type PushService } from '../../../test/push-service.ts';
import { numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let service: PushService;
let community: Community;
let maria: Caller;
let josef: Caller;
let phone: PushBrowser;

beforeAll(async () => {
  service = await startPushService();
  community = await startCommunity({ config: { push: service.outbound } });
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  phone = service.browser();
  await phone.subscribe(maria);
});

afterAll(async () => {
  await community.close();
  await service.close();
});

async function after(milliseconds: number): Promise<void> {
  community.clock.advance(milliseconds);
  await community.jobs.drain();
}

/** Sends a message, and the push messages about it. */
async function write(chatId: string, text: string): Promise<string> {
  const { body } = await send(josef, chatId, text);
  await community.jobs.drain();
  return body.message.id;
}

const choose = (body: Schemas['PushPreferencesPayload']) =>
  maria.request('PUT', '/push/preferences', { body });

/** The texts of the notices that have arrived since the last call. */
const bodies = (): unknown[] =>
  phone
    .take()
    .filter(({ type }) => type === 'notification')
    .map(({ body }) => body);

/** A time of the day of Maria, in UTC. */
const timeAfter = (hours: number): string =>
  new Date(community.clock.now() + hours * HOUR).toISOString().slice(11, 16);

/** Starts a chat whose opening has left no notification. */
async function newChat(): Promise<string> {
  const chatId = await chatBetween(maria, josef);
  await maria.request('PUT', '/notification/readAll');
  await after(MINUTE);
  phone.take();
  return chatId;
}

describe('a chat', () => {
  test('is pushed once while its notification is unread, and again after it was read', async () => {
    const chatId = await newChat();
    for (const text of ['One', 'Two', 'Three']) await write(chatId, text);
    expect(bodies()).toHaveLength(1);
    await maria.request('PUT', '/notification/readAll');
    for (const text of ['Four', 'Five']) await write(chatId, text);
    expect(bodies()).toHaveLength(1);
  });

  test('is pushed with the first message after the quiet hours', async () => {
    const chatId = await newChat();
    await choose({
      showText: true,
      quietHours: { from: timeAfter(-1), to: timeAfter(1) },
      timeZone: 'UTC',
    });
    for (const text of ['One', 'Two']) await write(chatId, text);
    expect(bodies()).toEqual([]);
    await after(2 * HOUR);
    expect(bodies()).toEqual([]);
    for (const text of ['Three', 'Four']) await write(chatId, text);
    expect(bodies()).toEqual(['Josef Rossi has sent you a message.\nThree']);
    await numbersOf(community, maria);
  });

  test('of several members is pushed again, too', async () => {
    const chatId = await makeGroupChat(community, josef, [maria], 'Choir');
    await choose({ quietHours: { from: timeAfter(-1), to: timeAfter(1) }, timeZone: 'UTC' });
    await write(chatId, 'One');
    await after(2 * HOUR);
    await write(chatId, 'Two');
    expect(bodies()).toHaveLength(1);
    await maria.request('PUT', '/notification/readAll');
    await write(chatId, 'Three');
    expect(bodies()).toHaveLength(1);
    await numbersOf(community, maria);
  });

  test.each([
    ['en', 'Josef Rossi has written in a group chat.'],
    ['es', 'Josef Rossi ha escrito en un chat de grupo.'],
    ['pt', 'Josef Rossi escreveu em uma conversa em grupo.'],
  ] as const)(
    'of several members is called so in %s, and named only with the text',
    async (language, body) => {
      await community.database.write
        .updateTable('users')
        .set({ language })
        .where('id', '=', maria.id)
        .execute();
      const chatId = await makeGroupChat(community, josef, [maria], 'Choir');
      await write(chatId, 'We begin at seven.');
      expect(bodies()).toEqual([body]);
      await choose({ showText: true });
      await maria.request('PUT', '/notification/readAll');
      await write(chatId, 'We begin at eight.');
      expect(bodies()).toEqual([`${body}\nChoir: We begin at eight.`]);
    },
  );

  test('has the same tag in each of its notices', async () => {
    const chatId = await newChat();
    await write(chatId, 'One');
    await maria.request('PUT', '/notification/readAll');
    await write(chatId, 'Two');
    const notices = phone.take().filter(({ type }) => type === 'notification');
    expect(notices.map(({ tag }) => tag)).toEqual([`message:${chatId}`, `message:${chatId}`]);
    expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
  });

  test.each([
    [
      'is edited',
      (id: string) => josef.request('PUT', `/message/update/${id}`, { body: { text: 'Better' } }),
    ],
    [
      'is deleted for everyone',
      (id: string) => josef.request('DELETE', `/message/delete/${id}?for=everyone`),
    ],
  ])('closes a notice whose message %s, and notifies of the next message', async (_, change) => {
    const chatId = await newChat();
    await choose({ showText: true });
    const id = await write(chatId, 'Secret');
    await write(chatId, 'Two');
    expect(bodies()).toEqual(['Josef Rossi has sent you a message.\nSecret']);
    expect((await change(id)).status).toBe(200);
    await after(MINUTE);
    expect(phone.take()).toMatchObject([{ type: 'read', unread: 1, keep: [] }]);
    await write(chatId, 'Three');
    expect(bodies()).toHaveLength(1);
    await numbersOf(community, maria);
  });

  test('keeps a notice without the text of an edited message', async () => {
    const chatId = await newChat();
    const id = await write(chatId, 'Secret');
    await josef.request('PUT', `/message/update/${id}`, { body: { text: 'Better' } });
    await after(MINUTE);
    expect(phone.take().map(({ type }) => type)).toEqual(['notification']);
  });
});
