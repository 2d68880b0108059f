import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin } from '../../../test/account-deletion.ts';
import { chatBetween, deleteMessage, editMessage, markRead, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { makeGroupChat } from '../../../test/group-chats.ts';
import { listen } from '../../../test/listener.ts';
import { startPushService, type PushService } from '../../../test/push-service.ts';
import { block, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const mentioning = 'A mention';
const ordinary = 'A message';

let service: PushService;
let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;

beforeAll(async () => {
  service = await startPushService();
  community = await startCommunity({ config: { push: service.outbound } });
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await makeGroupChat(community, maria, [josef], 'Choir');
});

afterAll(async () => {
  await community.close();
  await service.close();
});

const mention = async (text = 'With @Josef Rossi.', chat = chatId) =>
  (
    await maria.request<Schemas['MessageCreated']>('POST', '/message/create', {
      body: { chatId: chat, text, mentions: [josef.id] },
    })
  ).body.message;

const edit = (id: string, text: string, mentions: readonly string[]) =>
  maria.request('PUT', `/message/update/${id}`, { body: { text, mentions } });

const mute = (chat = chatId) => josef.request('PUT', `/chat/mute/${chat}`);

const choose = (change: Partial<Schemas['NotificationPreferences']>) =>
  josef.request('PUT', '/notification/preferences', { body: change });

const choosePush = (kinds: Schemas['PushPreferencesPayload']['kinds']) =>
  josef.request('PUT', '/push/preferences', { body: { kinds } });

async function noticesOf(caller = josef): Promise<Schemas['MemberNotification'][]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  // The counter equals the number of unread notifications.
  await numbersOf(community, caller);
  return body.data.filter(({ kind }) => kind === 'message');
}

const kindsOf = (sentence: string): string =>
  sentence === 'Maria Rossi mentioned you in Choir.' ? mentioning : ordinary;

/** The sentence and the text of each of the member's notifications. */
const shown = async (caller = josef) =>
  (await noticesOf(caller)).map(({ description, excerpt }) => [kindsOf(description), excerpt]);

describe('a mention', () => {
  test('notifies with the name of the chat, and leads to the chat', async () => {
    await mention();
    expect(await noticesOf()).toMatchObject([
      {
        kind: 'message',
        title: 'You are mentioned',
        description: 'Maria Rossi mentioned you in Choir.',
        excerpt: 'Choir: With @Josef Rossi.',
        subjectId: chatId,
        status: 'unread',
      },
    ]);
    expect((await markRead(josef, chatId, 1)).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  test('notifies a member who has muted the chat, and other messages do not', async () => {
    await mute();
    await send(maria, chatId, 'One');
    expect(await shown()).toEqual([]);
    await mention();
    expect(await shown()).toEqual([[mentioning, 'Choir: With @Josef Rossi.']]);
  });

  test('notifies a member who wants no notifications about messages', async () => {
    await choose({ message: false });
    await mention();
    expect(await shown()).toEqual([[mentioning, 'Choir: With @Josef Rossi.']]);
  });

  test('counts as a message for a member who has turned mentions off', async () => {
    await choose({ mention: false });
    await mention();
    expect(await shown()).toEqual([[ordinary, 'Choir: With @Josef Rossi.']]);
    await markRead(josef, chatId, 1);
    await mute();
    await mention();
    expect(await shown()).toEqual([]);
  });

  test('replaces the notification about an earlier message, and is replaced by none', async () => {
    await send(maria, chatId, 'One');
    await mention('First, @Josef Rossi.');
    await send(maria, chatId, 'Two');
    await mention('Second, @Josef Rossi.');
    expect(await shown()).toEqual([[mentioning, 'Choir: First, @Josef Rossi.']]);
    await josef.request('PUT', '/notification/readAll');
    await mention('Third, @Josef Rossi.');
    expect(await shown()).toEqual([[mentioning, 'Choir: Third, @Josef Rossi.']]);
  });

  test('notifies nobody else differently', async () => {
    const anna = await community.join({ firstName: 'Anna' });
    chatId = await makeGroupChat(community, maria, [josef, anna], 'Choir');
    await mention();
    expect(await shown(anna)).toEqual([[ordinary, 'Choir: With @Josef Rossi.']]);
  });

  test('does not notify a member whose account is pending deletion', async () => {
    await begin(josef);
    await mention();
    const stored = community.database.read.selectFrom('notifications').select('id');
    expect(await stored.where('user_id', '=', josef.id).execute()).toEqual([]);
  });

  test('disappears with a block', async () => {
    await mention();
    await block(josef, maria);
    await community.jobs.drain();
    expect(await shown()).toEqual([]);
    await mention();
    expect(await shown()).toEqual([]);
  });

  test('of a muted chat notifies also a member with an open page, which shows no other sign of it', async () => {
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    await mention();
    expect(await shown()).toEqual([]);
    await mute();
    await mention();
    expect(await page.next('notification')).toMatchObject({
      notification: { description: 'Maria Rossi mentioned you in Choir.' },
      unread: 1,
    });
    page.close();
  });

  test('that replaces a notification lets open pages load their list again', async () => {
    await send(maria, chatId, 'One');
    await mute();
    const page = listen(address, josef.token ?? '');
    await page.next('connected');
    await mention();
    expect(await page.next('notifications_changed')).toEqual({ unread: 1 });
    page.close();
  });

  test('changes nothing about the notifications of a chat of two', async () => {
    const pair = await chatBetween(maria, josef);
    await mute(pair);
    await mention('With @Josef Rossi.', pair);
    expect(await shown()).toEqual([]);
  });
});

describe('a push message about a mention', () => {
  test('is sent for a muted chat, and follows the switch for mentions', async () => {
    const phone = service.browser();
    await phone.subscribe(josef);
    await mute();
    await choosePush({ message: false });
    await mention();
    await community.jobs.drain();
    expect(phone.received.map(({ message }) => message)).toMatchObject([
      { body: 'Maria Rossi mentioned you in Choir.', kind: 'message', url: `/messages?chat=${chatId}` },
    ]);
    await markRead(josef, chatId, 1);
    await choosePush({ message: true, mention: false });
    await mention();
    await community.jobs.drain();
    expect(phone.received.filter(({ message }) => Object(message).type === 'notification')).toHaveLength(1);
  });
});

describe('an edit', () => {
  test('notifies a new mention of a message that the member has not read', async () => {
    await mute();
    const { message } = (await send(maria, chatId, 'With @Josef Rossi.')).body;
    await edit(message.id, 'With @Josef Rossi!', [josef.id]);
    expect(await shown()).toEqual([[mentioning, 'Choir: With @Josef Rossi!']]);
  });

  test('notifies nobody who has read the message', async () => {
    const { message } = (await send(maria, chatId, 'With @Josef Rossi.')).body;
    await markRead(josef, chatId, 1);
    await edit(message.id, 'With @Josef Rossi!', [josef.id]);
    expect(await shown()).toEqual([]);
  });

  test('changes the text of the notification', async () => {
    const { id } = await mention();
    await editMessage(maria, id, 'At six with @Josef Rossi.');
    expect(await shown()).toEqual([[mentioning, 'Choir: At six with @Josef Rossi.']]);
  });

  test('without the mention makes it a notification about a message', async () => {
    const { id } = await mention();
    await edit(id, 'With Josef.', []);
    expect(await shown()).toEqual([[ordinary, 'Choir: With Josef.']]);
  });

  test('without the mention deletes the notification in a muted chat', async () => {
    await mute();
    const { id } = await mention();
    await edit(id, 'With Josef.', []);
    expect(await shown()).toEqual([]);
  });
});

describe('a deleted message that mentions the member', () => {
  test('gives way to the next mention', async () => {
    const { id } = await mention('First, @Josef Rossi.');
    await send(maria, chatId, 'One');
    await mention('Second, @Josef Rossi.');
    await deleteMessage(maria, id, 'everyone');
    expect(await shown()).toEqual([[mentioning, 'Choir: Second, @Josef Rossi.']]);
  });

  test('gives way to the first unread message', async () => {
    await send(maria, chatId, 'One');
    const { id } = await mention();
    await deleteMessage(maria, id, 'everyone');
    expect(await shown()).toEqual([[ordinary, 'Choir: One']]);
  });

  test('leaves no notification in a muted chat', async () => {
    await mute();
    await send(maria, chatId, 'One');
    const { id } = await mention();
    await deleteMessage(maria, id, 'everyone');
    expect(await shown()).toEqual([]);
  });
});
