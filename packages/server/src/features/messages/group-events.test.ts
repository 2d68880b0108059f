import type { components } from '@parvis/api-client/contract';
import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteChat, deleteMessage, editMessage, markRead, react, send } from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { makeGroupChat, removeFromGroupChat } from '../../../test/group-chats.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { block, numbersOf } from '../../../test/relations.ts';
import { loadSecrets } from '../../platform/secrets.ts';
import { newGroupMessageEventsOf } from './group-events.ts';

type Schemas = components['schemas'];

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna]);
});

afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

afterAll(() => community.close());

async function open({ token }: Caller): Promise<Listener> {
  const page = listen(address, token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

const nextMessage = (page: Listener) => page.next('new_message') as Promise<EventSchemas['NewMessageEvent']>;
const nextChange = (page: Listener) =>
  page.next('message_changed') as Promise<EventSchemas['MessageChangedEvent']>;
const countOf = ({ received }: Listener, name: string) =>
  received.filter(({ event }) => event === name).length;

const noticesOf = async (caller: Caller): Promise<Schemas['MemberNotification'][]> => {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  await numbersOf(community, caller);
  return body.data;
};
const excerptsOf = async (caller: Caller) => (await noticesOf(caller)).map(({ excerpt }) => excerpt);

test('a message is announced to all members with their own counters', async () => {
  const [hers, his, annas] = [await open(maria), await open(josef), await open(anna)];
  const { message } = (await send(josef, chatId)).body;
  const payload = { chatId, message, unread: 1, readSeq: 0, messages: { unread: 1, chats: 1 } };
  expect(await nextMessage(hers)).toEqual({ ...payload, seenSeq: 0 });
  expect(await nextMessage(annas)).toEqual({ ...payload, seenSeq: 0 });
  expect(await nextMessage(his)).toEqual({
    ...payload,
    unread: 0,
    readSeq: 1,
    seenSeq: 0,
    messages: { unread: 0, chats: 1 },
  });
});

test('a member whose list did not show the chat gets it before the message', async () => {
  await deleteChat(anna, chatId);
  const page = await open(anna);
  await send(josef, chatId);
  await nextMessage(page);
  expect(page.received.map(({ event }) => event)).toEqual(['connected', 'chat_changed', 'new_message']);
});

test('members with a block get the place of the message without its content', async () => {
  await block(anna, josef);
  const page = await open(anna);
  await send(josef, chatId, 'Hidden.');
  expect(await nextMessage(page)).toMatchObject({
    unread: 0,
    message: { seq: 1, deleted: 'me', content: '', author: null },
    messages: { unread: 0 },
  });
});

test('a change is announced to all members with their own revision', async () => {
  const { message } = (await send(josef, chatId)).body;
  const opened = [await open(maria), await open(josef), await open(anna)];
  await editMessage(josef, message.id, 'At eight.');
  for (const page of opened)
    expect(await nextChange(page)).toMatchObject({ revision: 1, message: { content: 'At eight.' } });
  await react(anna, message.id, 'amen');
  for (const page of opened)
    expect(await nextChange(page)).toMatchObject({
      revision: 2,
      message: { reactions: [{ userId: anna.id, type: 'amen' }] },
    });
});

test('a hundred messages at once are announced to all, each once', async () => {
  const opened = [await open(maria), await open(josef), await open(anna)];
  const senders = [maria, josef, anna];
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(senders[index % 3] ?? maria, chatId, `Psalm ${index}`)),
  );
  for (const page of opened) {
    const seqs: number[] = [];
    for (let count = 0; count < 100; count += 1) seqs.push((await nextMessage(page)).message.seq);
    // A page puts them into their order.
    expect(seqs.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  }
});

test('a message that is erased before its event is read is announced as deleted', async () => {
  const { message } = (await send(josef, chatId, 'Erased.')).body;
  const secrets = loadSecrets(community.config);
  const eventsOf = newGroupMessageEventsOf({ ...community, secrets });
  const [waiting] = eventsOf({ id: message.id, chat_id: chatId }, [anna.id]);
  await deleteMessage(josef, message.id, 'everyone');
  expect(await waiting?.read()).toMatchObject({ message: { content: '', deleted: 'everyone' } });
});

test('a removed member gets no event any more', async () => {
  const [hers, annas] = [await open(maria), await open(anna)];
  await removeFromGroupChat(community, chatId, anna);
  const { message } = (await send(josef, chatId)).body;
  await editMessage(josef, message.id, 'At eight.');
  await markRead(maria, chatId, 1);
  await nextChange(hers);
  expect(await annas.client.register(anna.id)).toBe(true);
  expect(annas.received.map(({ event }) => event)).toEqual(['connected']);
});

describe('typing', () => {
  test('is announced to all other members, except those with a block', async () => {
    const paul = await community.join({ firstName: 'Paul' });
    const large = await makeGroupChat(community, maria, [josef, anna, paul]);
    await block(anna, josef);
    const [his, hers, annas, pauls] = [
      await open(josef),
      await open(maria),
      await open(anna),
      await open(paul),
    ];
    his.client.typing(large, true);
    for (const page of [hers, pauls])
      expect(await page.next('member_typing')).toEqual({
        chatId: large,
        userId: josef.id,
        typing: true,
        first_name: 'Josef',
      });
    expect([countOf(annas, 'member_typing'), countOf(his, 'member_typing')]).toEqual([0, 0]);
  });

  test('of at most three members is announced at a time', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => community.join()));
    const large = await makeGroupChat(community, maria, [josef, ...others]);
    const [hers, his, ...writers] = [
      await open(maria),
      await open(josef),
      ...(await Promise.all(others.map((caller) => open(caller)))),
    ];
    for (const [index, page] of writers.entries()) {
      page.client.typing(large, true);
      expect(await page.client.register(others[index]?.id ?? '')).toBe(true);
    }
    his.client.typing(large, false);
    writers[0]?.client.typing(large, false);
    for (const typing of [true, true, true, false])
      expect(await hers.next('member_typing')).toMatchObject({ chatId: large, typing });
  });

  test('is not announced to a member who has left', async () => {
    const [his, hers, annas] = [await open(josef), await open(maria), await open(anna)];
    await removeFromGroupChat(community, chatId, anna);
    his.client.typing(chatId, true);
    await hers.next('member_typing');
    expect(countOf(annas, 'member_typing')).toBe(0);
  });

  test('of somebody who is no member is not announced', async () => {
    const paul = await community.join({ firstName: 'Paul' });
    const [hers, pauls] = [await open(maria), await open(paul)];
    pauls.client.typing(chatId, true);
    expect(await pauls.client.register(paul.id)).toBe(true);
    await send(josef, chatId);
    await nextMessage(hers);
    expect(countOf(hers, 'member_typing')).toBe(0);
  });
});

describe('a notification', () => {
  test('names the sender and the chat, once until the chat is read', async () => {
    for (const text of ['One', 'Two']) await send(josef, chatId, text);
    for (const caller of [maria, anna])
      expect(await noticesOf(caller)).toMatchObject([
        {
          kind: 'message',
          actor: { _id: josef.id },
          subjectId: chatId,
          excerpt: 'Choir of Saint Cecilia: One',
        },
      ]);
    expect(await noticesOf(josef)).toEqual([]);
    await markRead(anna, chatId, 2);
    expect(await noticesOf(anna)).toEqual([]);
    await send(josef, chatId, 'Three');
    expect(await excerptsOf(anna)).toEqual(['Choir of Saint Cecilia: Three']);
  });

  test('is not sent to members who have muted the chat or have a page open', async () => {
    await maria.request('PUT', `/chat/mute/${chatId}`);
    const page = await open(anna);
    await send(josef, chatId);
    await nextMessage(page);
    expect([await noticesOf(maria), await noticesOf(anna)]).toEqual([[], []]);
  });

  test('is not sent to a member whose account is pending deletion', async () => {
    await community.database.write
      .insertInto('departures')
      .values({ id: chatId, user_id: anna.id, asked_at: 0, erases_at: Number.MAX_SAFE_INTEGER })
      .execute();
    await send(josef, chatId);
    expect(
      await community.database.read
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', anna.id)
        .execute(),
    ).toEqual([]);
  });

  test('quotes the edited text, and the next message if the first one is erased', async () => {
    const { message } = (await send(josef, chatId, 'One')).body;
    await send(josef, chatId, 'Two');
    await editMessage(josef, message.id, 'First');
    expect(await excerptsOf(anna)).toEqual(['Choir of Saint Cecilia: First']);
    await deleteMessage(josef, message.id, 'everyone');
    expect(await excerptsOf(anna)).toEqual(['Choir of Saint Cecilia: Two']);
    await deleteMessage(anna, (await send(josef, chatId, 'Three')).body.message.id, 'me');
    expect(await excerptsOf(anna)).toEqual(['Choir of Saint Cecilia: Two']);
  });

  test('disappears when the member writes in the chat', async () => {
    await send(josef, chatId);
    await send(anna, chatId);
    expect(await noticesOf(anna)).toEqual([]);
    expect(await noticesOf(maria)).toHaveLength(1);
  });
});
