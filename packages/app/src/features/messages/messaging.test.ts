import { ApiError } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from './chat-cache.ts';
import { chatKeys } from './chats.ts';
import { messagingOf } from './messaging.ts';
import { sampleChat, sampleMessage } from './samples.ts';
import { threadItems } from './thread-item.ts';

type App = Parameters<typeof messagingOf>[0];
type Session = { context: { user: { _id: string } | null } };

const numbers = { unread: 0, readSeq: 0, seenSeq: 0, messages: { unread: 0, chats: 2 } };

/** Maria's page, and a server with two messages in each chat. */
function startPage() {
  const follow = new Set<(session: Session) => void>();
  const get = vi.fn<(path: string, options: { params: { path: { chatId: string } } }) => Promise<unknown>>(
    async (path, { params }) => {
      const { chatId } = params.path;
      if (path !== '/chat/getById/{chatId}')
        return { data: { messages: [], nextCursor: 'older', newerCursor: null } };
      const messages = [1, 2].map((seq) => sampleMessage(seq, { chatId, clientId: `${chatId}-${seq}` }));
      const chat = sampleChat({ _id: chatId, chatId, lastSeq: 2 });
      return { data: { chat, messages, nextCursor: null } };
    },
  );
  const post =
    vi.fn<(path: string, options: { body: { clientId: string; text: string } }) => Promise<unknown>>();
  const app = {
    api: { GET: get, POST: post },
    session: {
      actor: {
        subscribe: (listener: (session: Session) => void) => {
          follow.add(listener);
          return { unsubscribe: () => follow.delete(listener) };
        },
      },
    },
  } as unknown as App;
  const queryClient = new QueryClient();
  return {
    get,
    post,
    queryClient,
    open: (memberId = 'maria') => messagingOf(app, queryClient, memberId),
    signIn: (memberId: string | null) => {
      for (const listener of follow)
        listener({ context: { user: memberId === null ? null : { _id: memberId } } });
    },
  };
}

type Messaging = ReturnType<typeof messagingOf>;

const seqsOf = (messaging: Messaging, chatId: string) =>
  messaging
    .chat(chatId)
    .getSnapshot()
    .context.tail?.messages.map(({ seq }) => seq);

const unsentOf = ({ outbox }: Messaging) => outbox.getSnapshot().items.map(({ text }) => text);

/** Whether the browser would ask before leaving the page. */
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const loaded = async (messaging: Messaging, chatId = 'chat') =>
  await expect.poll(() => seqsOf(messaging, chatId)).toEqual([1, 2]);

beforeEach(() => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', hasFocus: () => true });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', FakeKeyRange);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the messaging of a member', () => {
  it('delivers a message only to its chat', async () => {
    const { open, signIn } = startPage();
    const messaging = open();
    messaging.connected({ register: async () => true, typing: () => {} });
    messaging.chat('chat');
    messaging.chat('other');
    await loaded(messaging);
    await loaded(messaging, 'other');
    messaging.events.new_message({
      ...numbers,
      chatId: 'other',
      message: sampleMessage(3, { chatId: 'other' }),
    });
    expect(seqsOf(messaging, 'chat')).toEqual([1, 2]);
    expect(seqsOf(messaging, 'other')).toEqual([1, 2, 3]);
    signIn(null);
  });

  it('is shared by the screen and the connection', () => {
    const { open, signIn } = startPage();
    expect(open()).toBe(open());
    signIn(null);
  });

  it('caches the state of the chat for the screens', async () => {
    const { open, queryClient, signIn } = startPage();
    await loaded(open());
    expect(queryClient.getQueryData<Chat>(chatKeys.one('chat'))).toMatchObject({ lastSeq: 2 });
    signIn(null);
  });

  it('discards unsent messages of a chat that the member has deleted, on any page', async () => {
    const { open, post, signIn } = startPage();
    post.mockRejectedValue(new ApiError({ status: 403, id: 'chat.blocked' }));
    const messaging = open();
    await messaging.outbox.write('chat', { text: 'Peace' });
    await messaging.outbox.write('other', { text: 'Joy' });
    await expect.poll(() => post).toHaveBeenCalledTimes(2);
    const messages = { unread: 0, chats: 1 };
    messaging.events.chat_changed({ chatId: 'other', chat: sampleChat({ chatId: 'other' }), messages });
    messaging.events.chat_changed({ chatId: 'chat', chat: null, messages });
    await expect.poll(() => unsentOf(messaging)).toEqual(['Joy']);
    await messaging.outbox.discardAll('other');
    signIn(null);
  });

  it('ends with the session, and hides unsent messages from other members', async () => {
    const { open, post, signIn } = startPage();
    post.mockRejectedValue(new ApiError({ status: 0, id: 'network' }));
    const first = open();
    await loaded(first);
    const chat = first.chat('chat');
    await first.outbox.write('chat', { text: 'Peace' });
    await expect.poll(() => post).toHaveBeenCalledOnce();
    signIn(null);
    expect(chat.getSnapshot().status).toBe('done');
    post.mockClear();

    const others = open('agnes');
    await others.outbox.write('chat', { text: 'Mine' });
    await expect.poll(() => post).toHaveBeenCalledOnce();
    expect(unsentOf(others)).toEqual(['Mine']);
    expect(post.mock.calls[0]?.[1].body.text).toBe('Mine');
    signIn(null);
    post.mockClear();

    const again = open();
    await expect.poll(() => unsentOf(again)).toEqual(['Peace']);
    again.connected({ register: async () => true, typing: () => {} });
    await expect.poll(() => post).toHaveBeenCalled();
    expect(post.mock.calls[0]?.[1].body.text).toBe('Peace');
    signIn(null);
  });

  it('shows a message only once, from writing it until its event arrives', async () => {
    const { open, post, signIn } = startPage();
    const messaging = open();
    messaging.connected({ register: async () => true, typing: () => {} });
    await loaded(messaging);
    const answer = Promise.withResolvers<unknown>();
    post.mockReturnValue(answer.promise);
    const idsSeen = new Set<string>();
    const items = () => {
      const { tail, acknowledged } = messaging.chat('chat').getSnapshot().context;
      return threadItems({
        messages: tail?.messages ?? [],
        acknowledged,
        unsent: messaging.outbox.getSnapshot().items,
        ownId: 'maria',
      });
    };
    const look = () => {
      const own = items().filter((item) => item.own);
      expect(own).toHaveLength(1);
      for (const { id } of own) idsSeen.add(id);
      return own.map(({ state }) => state);
    };
    const writing = messaging.outbox.write('chat', { text: 'Peace' });
    expect(look()).toEqual(['queued']);
    await writing;
    await expect.poll(() => look()).toEqual(['sending']);
    messaging.outbox.subscribe(look);
    messaging.chat('chat').subscribe(look);
    const { clientId } = post.mock.calls[0]?.[1].body ?? { clientId: '' };
    const message = sampleMessage(3, { clientId, sender: { _id: 'maria' }, content: 'Peace' });
    answer.resolve({ data: { message } });
    await expect.poll(() => unsentOf(messaging)).toEqual([]);
    expect(look()).toEqual(['sent']);
    messaging.events.new_message({ ...numbers, chatId: 'chat', message });
    expect(look()).toEqual(['sent']);
    expect(seqsOf(messaging, 'chat')).toEqual([1, 2, 3]);
    expect([...idsSeen]).toEqual([clientId]);
    signIn(null);
  });

  it('catches up and checks the connection when the page wakes', async () => {
    const { open, get, signIn } = startPage();
    const register = vi.fn<(userId: string) => Promise<boolean>>().mockResolvedValue(true);
    const messaging = open();
    messaging.connected({ register, typing: () => {} });
    await loaded(messaging);
    get.mockClear();
    window.dispatchEvent(new Event('online'));
    expect(register).toHaveBeenCalledExactlyOnceWith('maria');
    expect(get.mock.calls.map(([path]) => path)).toEqual(['/message/get/{chatId}']);
    signIn(null);
  });

  it('sends even if the browser wrongly reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { open, post, signIn } = startPage();
    post.mockReturnValue(new Promise(() => {}));
    const messaging = open();
    const connection = { register: async () => true, typing: () => {} };
    messaging.connected(connection);
    window.dispatchEvent(new Event('offline'));
    await messaging.outbox.write('chat', { text: 'Peace' });
    expect(post).not.toHaveBeenCalled();
    messaging.connected(connection);
    await expect.poll(() => post).toHaveBeenCalledOnce();
    signIn(null);
  });

  it('keeps the visible chats and a few others open', async () => {
    const { open, signIn } = startPage();
    const messaging = open();
    const release = messaging.show('first');
    const actors = ['a', 'b', 'c', 'd', 'e'].map((chatId) => {
      messaging.show(chatId)();
      return messaging.chat(chatId);
    });
    expect(messaging.chat('first').getSnapshot().status).toBe('active');
    expect(actors.map((actor) => actor.getSnapshot().status)).toEqual([
      'stopped',
      'stopped',
      'active',
      'active',
      'active',
    ]);
    release();
    signIn(null);
  });

  it('asks before the member leaves the page while messages are only in memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { open, post, signIn } = startPage();
    post.mockReturnValue(new Promise(() => {}));
    const messaging = open();
    expect(leave()).toBe(false);
    await messaging.outbox.write('chat', { text: 'Peace' });
    expect(leave()).toBe(true);
    signIn(null);
    expect(leave()).toBe(false);
  });
});
