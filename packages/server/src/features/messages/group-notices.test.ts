import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { erase } from '../../../test/account-deletion.ts';
import { chatBetween, deleteMessage, editMessage, markRead, send } from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { addToGroupChat, makeGroupChat } from '../../../test/group-chats.ts';
import { listen } from '../../../test/listener.ts';
import { block, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const community = await startCommunity();
const address = await community.listen();
let maria: Caller;
let josef: Caller;
let anna: Caller;
let chatId: string;

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  anna = await community.join({ firstName: 'Anna' });
  chatId = await makeGroupChat(community, maria, [josef, anna], 'Choir');
});

afterAll(() => community.close());

/** The senders and the texts of the member's notifications about messages. */
async function quotesFor(caller: Caller): Promise<unknown[]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  await numbersOf(community, caller);
  return body.data
    .filter(({ kind }) => kind === 'message')
    .map(({ actor, excerpt }) => [actor?._id, excerpt]);
}

const sent = async (caller: Caller, text: string) => (await send(caller, chatId, text)).body.message.id;

test('an edit changes only notifications that quote this message', async () => {
  await send(josef, chatId, 'Yes');
  const later = await sent(maria, 'Yes');
  await editMessage(maria, later, 'I am leaving the parish.');
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: Yes']]);
});

test('a notification names the sender of the next message that it quotes', async () => {
  const first = await sent(josef, 'One');
  await send(anna, chatId, 'Two');
  await deleteMessage(josef, first, 'everyone');
  expect(await quotesFor(maria)).toEqual([[anna.id, 'Choir: Two']]);
});

test('so does the notification of a member who deletes the first message for themselves', async () => {
  const first = await sent(josef, 'One');
  await send(anna, chatId, 'Two');
  await deleteMessage(maria, first, 'me');
  expect(await quotesFor(maria)).toEqual([[anna.id, 'Choir: Two']]);
  expect(await quotesFor(josef)).toEqual([[anna.id, 'Choir: Two']]);
});

test('of the members with an open page, those who have not read the message after a minute are notified', async () => {
  const pages = [maria, anna].map(({ token }) => listen(address, token ?? ''));
  for (const page of pages) await page.next('connected');
  await send(josef, chatId, 'One');
  expect(await quotesFor(maria)).toEqual([]);
  await markRead(anna, chatId, 1);
  community.clock.advance(60_000);
  await community.jobs.drain();
  expect(await quotesFor(maria)).toEqual([[josef.id, 'Choir: One']]);
  expect(await quotesFor(anna)).toEqual([]);
  for (const page of pages) page.close();
});

test('a message that a notification has announced is not announced again if it was read', async () => {
  const page = listen(address, anna.token ?? '');
  await page.next('connected');
  await send(josef, chatId, 'One');
  await maria.request('PUT', '/notification/readAll');
  community.clock.advance(60_000);
  await community.jobs.drain();
  const { body } = await maria.request<Schemas['NotificationPage']>('GET', `/notification/all/${maria.id}`);
  expect(body.unread).toBe(0);
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: One']]);
  page.close();
});

test('a later message renews only the notifications that were read', async () => {
  await send(josef, chatId, 'One');
  await maria.request('PUT', '/notification/readAll');
  await send(josef, chatId, 'Two');
  expect(await quotesFor(maria)).toEqual([[josef.id, 'Choir: Two']]);
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: One']]);
});

test('an edit reaches the notifications after the chat was renamed', async () => {
  const first = await sent(josef, 'One');
  await community.database.write
    .updateTable('chats')
    .set({ name: 'Pilgrims' })
    .where('id', '=', chatId)
    .execute();
  await editMessage(josef, first, 'First');
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Pilgrims: First']]);
});

test('a deleted later message leaves the notification as it is', async () => {
  await send(josef, chatId, 'One');
  const second = await sent(josef, 'Two');
  await deleteMessage(josef, second, 'everyone');
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: One']]);
});

test('a deleted message that was read already is quoted no more', async () => {
  const first = await sent(josef, 'One');
  await send(maria, chatId, 'Two');
  await markRead(anna, chatId, 1);
  await deleteMessage(josef, first, 'everyone');
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: Two']]);
});

test('a block that hides the last unread message deletes the notification', async () => {
  await send(maria, chatId, 'One');
  await send(josef, chatId, 'Two');
  await markRead(anna, chatId, 1);
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: One']]);
  await block(anna, josef);
  await community.jobs.drain();
  expect(await quotesFor(anna)).toEqual([]);
});

test.each([
  ['the reader blocks the sender', () => block(anna, josef)],
  ['the sender blocks the reader', () => block(josef, anna)],
])('%s, and the notification quotes the first unread message of another member', async (_, begin) => {
  await send(josef, chatId, 'One');
  await send(maria, chatId, 'Two');
  await send(maria, chatId, 'Three');
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: One']]);
  await begin();
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: Two']]);
  await community.jobs.drain();
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: Two']]);
});

test('a block deletes a notification if all unread messages are of the blocked member', async () => {
  await send(josef, chatId, 'One');
  expect(await quotesFor(anna)).toEqual([[josef.id, 'Choir: One']]);
  await block(anna, josef);
  expect(await quotesFor(anna)).toEqual([]);
});

test('a message of a deleted account is not quoted next', async () => {
  const paul = await community.join({ firstName: 'Paul' });
  await addToGroupChat(community, chatId, [paul]);
  const first = await sent(josef, 'One');
  await send(paul, chatId, 'Two');
  await send(maria, chatId, 'Three');
  await erase(community, paul);
  await deleteMessage(josef, first, 'everyone');
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: Three']]);
});

test('in a chat of two, a notification of an older release goes on to the next message', async () => {
  const pair = await chatBetween(maria, josef);
  const { message } = (await send(josef, pair, 'One')).body;
  await send(josef, pair, 'Two');
  await community.database.write
    .updateTable('notifications')
    .set({ quoted_id: null })
    .where('user_id', '=', maria.id)
    .execute();
  await deleteMessage(josef, message.id, 'everyone');
  expect(await quotesFor(maria)).toEqual([[josef.id, 'Two']]);
});

test('in a chat of two, an edit reaches the notification of an older release', async () => {
  const pair = await chatBetween(maria, josef);
  const { message } = (await send(josef, pair, 'One')).body;
  const withoutQuote = community.database.write.updateTable('notifications').set({ quoted_id: null });
  await withoutQuote.where('user_id', '=', maria.id).execute();
  await editMessage(josef, message.id, 'First');
  expect(await quotesFor(maria)).toEqual([[josef.id, 'First']]);
});

test('the number of statements of a deletion does not grow with the members', async () => {
  const others = await Promise.all(Array.from({ length: 60 }, () => community.join()));
  const large = await makeGroupChat(community, maria, others, 'Pilgrims');
  const few: number[] = [];
  const many: number[] = [];
  for (const [id, counts] of [
    [chatId, few],
    [large, many],
  ] as const) {
    const messages: string[] = [];
    for (const text of ['One', 'Two']) messages.push((await send(maria, id, text)).body.message.id);
    for (const message of messages)
      counts.push(await community.queriesOf(() => deleteMessage(maria, message, 'everyone')));
  }
  expect(many).toEqual(few);
  // The first deletion has quoted the second message, and the second one has deleted the notifications.
  for (const member of [anna, ...others.slice(0, 2)]) expect(await quotesFor(member)).toEqual([]);
});

test('a deletion quotes for each member the next message that they can read', async () => {
  const first = await sent(maria, 'One');
  const second = await sent(maria, 'Two');
  await send(maria, chatId, 'Three');
  await deleteMessage(josef, second, 'me');
  await deleteMessage(maria, first, 'everyone');
  expect(await quotesFor(josef)).toEqual([[maria.id, 'Choir: Three']]);
  expect(await quotesFor(anna)).toEqual([[maria.id, 'Choir: Two']]);
});
