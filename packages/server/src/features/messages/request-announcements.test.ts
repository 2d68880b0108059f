import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptChat,
  acceptRequestsOf,
  deleteChat,
  markRead,
  requestChat,
  send,
} from '../../../test/chats.ts';
import { startCommunity, type Caller } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { befriend } from '../../../test/relations.ts';

const community = await startCommunity();
const address = await community.listen();
let maria: Caller;
let josef: Caller;
let chatId: string;
let pages: Listener[] = [];

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  await acceptRequestsOf(josef, 'everyone');
  chatId = (await requestChat(maria, josef)).body.chat.chatId;
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

const namesOf = ({ received }: Listener) =>
  received.map(({ event }) => event).filter((event) => event !== 'connected' && event !== 'presence_changed');

test('a request sends only its number to its recipient', async () => {
  const [own, theirs] = [await open(maria), await open(josef)];
  await send(maria, chatId);
  expect(await theirs.next('chat_requests_changed')).toEqual({ total: 1 });
  expect(await own.next('new_message')).toMatchObject({ chatId, seenSeq: 0 });
  expect(await own.next('chat_changed')).toMatchObject({
    chat: { request: 'sent', closed: 'not-friends' },
  });
  await markRead(josef, chatId, 1);
  own.client.typing(chatId, true);
  theirs.client.typing(chatId, true);
  // The next request shows that nothing else was sent before it.
  const agnes = await community.join();
  const { body } = await requestChat(agnes, josef);
  await send(agnes, body.chat.chatId);
  expect(await theirs.next('chat_requests_changed')).toEqual({ total: 2 });
  expect(namesOf(theirs)).toEqual(['chat_requests_changed', 'chat_requests_changed']);
  expect(namesOf(own)).toEqual(['new_message', 'chat_changed']);
});

test('an accepted request comes into the lists of all pages', async () => {
  await send(maria, chatId);
  const [own, theirs] = [await open(maria), await open(josef)];
  await acceptChat(josef, chatId);
  expect(await theirs.next('chat_changed')).toMatchObject({ chat: { chatId, request: null } });
  expect(await theirs.next('chat_requests_changed')).toEqual({ total: 0 });
  expect(await own.next('chat_changed')).toMatchObject({ chat: { chatId, request: null, closed: null } });
});

test('a friendship accepts the request on all pages', async () => {
  await send(maria, chatId);
  const theirs = await open(josef);
  await befriend(maria, josef);
  expect(await theirs.next('chat_changed')).toMatchObject({ chat: { chatId, request: null } });
  expect(await theirs.next('chat_requests_changed')).toEqual({ total: 0 });
});

test('a deleted request leaves the other pages of its recipient, and its sender learns nothing', async () => {
  await send(maria, chatId);
  const [own, theirs] = [await open(maria), await open(josef)];
  await deleteChat(josef, chatId);
  expect(await theirs.next('chat_changed')).toMatchObject({ chatId, chat: null });
  expect(await theirs.next('chat_requests_changed')).toEqual({ total: 0 });
  expect(namesOf(own)).toEqual([]);
});
