import type { components } from '@parvis/api-client/contract';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { markRead, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { listen } from '../../../test/listener.ts';

type Schemas = components['schemas'];

const mentioned = 'Maria Rossi mentioned you in Choir.';
const wrote = 'Maria Rossi has sent you a message.';

const community = await startCommunity();
const address = await community.listen();
let maria: Caller;
let josef: Caller;
let chatId: string;
/** The page that Josef leaves unattended. */
let page: ReturnType<typeof listen>;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await makeGroupChat(community, maria, [josef], 'Choir');
  page = listen(address, josef.token ?? '');
  await page.next('connected');
});

afterEach(() => page.close());

afterAll(() => community.close());

const mention = (text = 'With @Josef Rossi.') =>
  maria.request('POST', '/message/create', { body: { chatId, text, mentions: [josef.id] } });

async function afterMinute(): Promise<void> {
  community.clock.advance(60_000);
  await community.jobs.drain();
}

/** The sentence, the text and the state of each of Josef's notifications about messages. */
async function shown() {
  const { body } = await josef.request<Schemas['NotificationPage']>('GET', `/notification/all/${josef.id}`);
  return body.data
    .filter(({ kind }) => kind === 'message')
    .map(({ description, excerpt, status }) => [description, excerpt, status]);
}

test('a missed mention notifies as a mention, before earlier messages', async () => {
  await send(maria, chatId, 'One');
  await mention();
  await mention('Second, @Josef Rossi.');
  await afterMinute();
  expect(await shown()).toEqual([[mentioned, 'Choir: With @Josef Rossi.', 'unread']]);
});

test('a missed mention notifies also if the member mutes the chat meanwhile', async () => {
  await mention();
  await josef.request('PUT', `/chat/mute/${chatId}`);
  await afterMinute();
  expect(await shown()).toEqual([[mentioned, 'Choir: With @Josef Rossi.', 'unread']]);
});

test('a missed mention notifies a member who wants no notifications about messages', async () => {
  await josef.request('PUT', '/notification/preferences', { body: { message: false } });
  await mention();
  // The mention was due at once, as in a muted chat.
  await josef.request('PUT', '/notification/readAll');
  await afterMinute();
  expect(await shown()).toEqual([[mentioned, 'Choir: With @Josef Rossi.', 'read']]);
});

test('a missed mention counts as a message for a member who has turned mentions off', async () => {
  await josef.request('PUT', '/notification/preferences', { body: { mention: false } });
  await mention();
  await afterMinute();
  expect(await shown()).toEqual([[wrote, 'Choir: With @Josef Rossi.', 'unread']]);
});

test('a missed mention replaces the notification about a missed message of the period before', async () => {
  await send(maria, chatId, 'One');
  community.clock.advance(30_000);
  await mention();
  community.clock.advance(30_000);
  await community.jobs.drain();
  expect(await shown()).toEqual([[wrote, 'Choir: One', 'unread']]);
  await afterMinute();
  expect(await shown()).toEqual([[mentioned, 'Choir: With @Josef Rossi.', 'unread']]);
});

test('a missed mention notifies nobody who has read it', async () => {
  await mention();
  await markRead(josef, chatId, 1);
  await afterMinute();
  expect(await shown()).toEqual([]);
});
