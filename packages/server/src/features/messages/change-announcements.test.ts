import type { EventSchemas } from '@parvis/api-client/events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  chatBetween,
  deleteChat,
  deleteMessage,
  editMessage,
  react,
  readMessages,
  send,
} from '../../../test/chats.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeAll(async () => {
  community = await startCommunity();
  address = await community.listen();
});

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
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

const nextChange = (page: Listener) =>
  page.next('message_changed') as Promise<EventSchemas['MessageChangedEvent']>;
const nextChat = (page: Listener) => page.next('chat_changed') as Promise<EventSchemas['ChatChangedEvent']>;
const changesOf = ({ received }: Listener) =>
  received.filter(({ event }) => event === 'message_changed').length;

test('an edit and a deletion for everyone are announced to all pages of both members', async () => {
  const { message } = (await send(maria, chatId, 'Vespers at six.')).body;
  const all = [await open(maria), await open(maria), await open(josef)];
  await editMessage(maria, message.id, 'Vespers at seven.');
  for (const page of all) {
    expect(await nextChange(page)).toMatchObject({
      chatId,
      revision: 1,
      message: { seq: 1, revision: 1, content: 'Vespers at seven.' },
    });
    expect((await nextChat(page)).chat?.lastMessage?.content).toBe('Vespers at seven.');
  }
  await editMessage(maria, message.id, 'Vespers at seven.');
  await deleteMessage(maria, message.id, 'everyone');
  for (const page of all) {
    expect(await nextChange(page)).toMatchObject({
      revision: 2,
      message: { seq: 1, revision: 2, content: '', deleted: 'everyone' },
    });
    expect((await nextChat(page)).chat?.lastMessage).toMatchObject({ content: '', deleted: true });
    expect(changesOf(page)).toBe(2);
  }
});

test('a deletion for oneself is announced to the member’s own pages, and makes no gap for the other', async () => {
  const first = (await send(maria, chatId, 'One')).body.message;
  const second = (await send(maria, chatId, 'Two')).body.message;
  const [own, another, theirs] = [await open(josef), await open(josef), await open(maria)];
  await deleteMessage(josef, first.id, 'me');
  for (const page of [own, another]) {
    expect(await nextChange(page)).toMatchObject({ revision: 1, message: { seq: 1, deleted: 'me' } });
  }
  await editMessage(maria, second.id, 'Three');
  expect(await nextChange(own)).toMatchObject({ revision: 2, message: { seq: 2, content: 'Three' } });
  expect(await nextChange(theirs)).toMatchObject({ revision: 1, message: { seq: 2, content: 'Three' } });
  expect(changesOf(theirs)).toBe(1);
});

test('simultaneous changes have all numbers, and the last event of each message has its final state', async () => {
  const page = await open(josef);
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push((await send(maria, chatId)).body.message.id);
  await Promise.all(ids.flatMap((id) => ['A', 'B'].map((text) => editMessage(maria, id, text))));
  const { messages, revision } = await readMessages(josef, chatId);
  const received: EventSchemas['MessageChangedEvent'][] = [];
  while (received.length < revision) received.push(await nextChange(page));
  expect(received.map((event) => event.revision).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: revision }, (_, at) => at + 1),
  );
  for (const message of messages) {
    expect(received.findLast((event) => event.message.id === message.id)?.message).toEqual(message);
  }
});

test('changes of messages that a member has deleted with the chat are not announced to them', async () => {
  const { message } = (await send(maria, chatId, 'One')).body;
  await deleteChat(josef, chatId);
  const [own, theirs] = [await open(maria), await open(josef)];
  await editMessage(maria, message.id, 'Two');
  expect((await nextChange(own)).message.content).toBe('Two');
  await send(maria, chatId, 'Three');
  await theirs.next('new_message');
  expect(changesOf(theirs)).toBe(0);
});

test('a reaction is announced to all pages of both members, without a change of the chat', async () => {
  const { message } = (await send(maria, chatId, 'Vespers at six.')).body;
  const all = [await open(maria), await open(josef)];
  await react(josef, message.id, 'amen');
  for (const page of all) {
    expect(await nextChange(page)).toMatchObject({
      chatId,
      revision: 1,
      message: { seq: 1, revision: 1, reactions: [{ userId: josef.id, type: 'amen' }] },
    });
    expect(page.received.filter(({ event }) => event === 'chat_changed')).toEqual([]);
  }
});
