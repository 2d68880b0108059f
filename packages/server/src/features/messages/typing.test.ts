import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatBetween, send } from '../../../test/chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { listen, type Listener } from '../../../test/listener.ts';
import { block } from '../../../test/relations.ts';

const MINUTE = 60 * 1000;

let community: Community;
let address: string;
let maria: Caller;
let josef: Caller;
let chatId: string;
let pages: Listener[] = [];
let sockets: Socket[] = [];

beforeAll(async () => {
  // The grace period is long, so that nobody goes offline while the test counts realtime events.
  community = await startCommunity({ config: { presenceGrace: MINUTE } });
  address = await community.listen();
});

afterAll(() => community.close());

beforeEach(async () => {
  maria = await community.join();
  josef = await community.join({ firstName: 'Josef' });
  chatId = await chatBetween(maria, josef);
});

afterEach(() => {
  for (const page of pages) page.close();
  for (const socket of sockets) socket.disconnect();
  pages = [];
  sockets = [];
});

async function open(caller: Caller): Promise<Listener> {
  const page = listen(address, caller.token ?? '');
  pages.push(page);
  await page.next('connected');
  return page;
}

/** Opens a connection that can send any payload. */
async function openRaw(caller: Caller): Promise<Socket> {
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: caller.token },
  });
  sockets.push(socket);
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  return socket;
}

/** Waits until the server has handled everything that the page has sent. */
async function handled(page: Listener, caller: Caller): Promise<void> {
  expect(await page.client.register(caller.id)).toBe(true);
}

const typed = (page: Listener) => page.received.filter(({ event }) => event === 'member_typing');

test('the start and the end of typing are announced to all pages of the other member', async () => {
  const [hers, ...his] = [await open(maria), await open(josef), await open(josef)];
  hers?.client.typing(chatId, true);
  for (const page of his) {
    expect(await page.next('member_typing')).toEqual({ chatId, userId: maria.id, typing: true });
  }
  hers?.client.typing(chatId, false);
  expect(await his[0]?.next('member_typing')).toEqual({ chatId, userId: maria.id, typing: false });
});

test('typing is not announced to the writer’s own pages', async () => {
  const [hers, other, his] = [await open(maria), await open(maria), await open(josef)];
  hers.client.typing(chatId, true);
  await his.next('member_typing');
  await send(josef, chatId);
  for (const page of [hers, other]) {
    await page.next('new_message');
    expect(typed(page)).toEqual([]);
  }
});

/** Causes a marker event from another friend, and returns the realtime events on Josef's page before the marker. */
async function eventsUntilNow(his: Listener): Promise<unknown[]> {
  const paul = await community.join({ firstName: 'Paul' });
  const other = await chatBetween(paul, josef);
  (await open(paul)).client.typing(other, true);
  const isOfPaul = (payload: unknown) => Object(payload).chatId === other;
  await expect.poll(() => typed(his).some(({ payload }) => isOfPaul(payload))).toBe(true);
  return typed(his).filter(({ payload }) => !isOfPaul(payload));
}

/** Sends the payload, and returns the realtime events that the other member then receives. */
async function eventsAfter(from: Caller, payload: unknown) {
  const his = await open(josef);
  const socket = await openRaw(from);
  socket.emit('typing', payload);
  await socket.timeout(5000).emitWithAck('register', from.id);
  return eventsUntilNow(his);
}

describe('no typing is announced', () => {
  test.each<[string, () => unknown]>([
    ['no payload', () => undefined],
    ['a text', () => chatId],
    ['a list', () => [chatId, true]],
    ['a missing chat', () => ({ typing: true })],
    ['a missing state', () => ({ chatId })],
    ['a malformed id', () => ({ chatId: '%', typing: true })],
    ['a text as the state', () => ({ chatId, typing: 'yes' })],
    ['an unknown field', () => ({ chatId, typing: true, userId: maria.id })],
    ['an unknown chat', () => ({ chatId: UNKNOWN_ID, typing: true })],
  ])('for %s', async (_, payload) => {
    expect(await eventsAfter(maria, payload())).toEqual([]);
  });

  test('for a member who is not in the chat', async () => {
    expect(await eventsAfter(await community.join(), { chatId, typing: true })).toEqual([]);
    expect(await eventsAfter(maria, { chatId, typing: true })).toHaveLength(1);
  });

  test('for a member who cannot write because of a block', async () => {
    const [hers, his] = [await open(maria), await open(josef)];
    hers.client.typing(chatId, true);
    await his.next('member_typing');
    await block(josef, maria);
    hers.client.typing(chatId, true);
    await handled(hers, maria);
    expect(await eventsUntilNow(his)).toHaveLength(1);
  });
});

test('a page that sends too many events is disconnected', async () => {
  const socket = await openRaw(maria);
  const ended = new Promise<string>((resolve) => {
    socket.once('disconnect', resolve);
  });
  for (let count = 0; count < 40; count += 1) socket.emit('typing', { chatId, typing: true });
  expect(await ended).toBe('transport close');
});
