import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type Counts, peopleKeys } from '../people/index.ts';
import { samplePerson } from '../people/samples.ts';
import { chatsOf, type Chat, type ChatPages } from './chat-cache.ts';
import { chatEvents } from './chat-events.ts';
import { chatKeys, createChats, putAnsweredChat } from './chats.ts';
import { sampleChat, sampleMessage } from './samples.ts';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T10:00:00.000Z`;

const chatOf = (chatId: string, on: number, differences: Partial<Chat> = {}) =>
  sampleChat({ _id: chatId, chatId, createdAt: day(on), ...differences });

const pagesOf = (pages: Chat[][], hasMore: boolean): ChatPages => ({
  pageParams: pages.map((_, index) => (index === 0 ? null : String(index))),
  pages: pages.map((chats, index) => ({
    chats,
    nextCursor: index < pages.length - 1 || hasMore ? String(index + 1) : null,
  })),
});

function start({ hasMore = false } = {}) {
  const queryClient = new QueryClient();
  queryClient.setQueryData<Counts>(peopleKeys.counts, {
    unreadNotifications: 4,
    friendRequests: 1,
    messages: { unread: 0, chats: 4 },
  });
  const [a, b, c, d] = [chatOf('a', 20), chatOf('b', 15), chatOf('c', 10), chatOf('d', 5)];
  queryClient.setQueryData<ChatPages>(
    chatKeys.list(''),
    pagesOf(
      [
        [a, b],
        [c, d],
      ],
      hasMore,
    ),
  );
  queryClient.setQueryData<ChatPages>(chatKeys.list('bern'), pagesOf([[b, c]], false));
  queryClient.setQueryData<Chat>(chatKeys.one('c'), c);
  const listOf = (search: string) => {
    const pages = queryClient.getQueryData<ChatPages>(chatKeys.list(search));
    return pages === undefined ? [] : chatsOf(pages);
  };
  return {
    queryClient,
    events: chatEvents(queryClient),
    order: (search = '') => listOf(search).map(({ chatId }) => chatId),
    chat: (chatId: string, search = '') => listOf(search).find((chat) => chat.chatId === chatId),
    one: (chatId: string) => queryClient.getQueryData<Chat>(chatKeys.one(chatId)),
    counts: () => queryClient.getQueryData<Counts>(peopleKeys.counts),
    isAskedAgain: (search: string) =>
      queryClient.getQueryState(chatKeys.list(search))?.isInvalidated === true,
  };
}

const newMessageEvent = (chatId: string, seq: number, differences: { unread?: number } = {}) => ({
  chatId,
  message: sampleMessage(seq, { chatId, content: 'Peace', createdAt: day(25) }),
  unread: 1,
  readSeq: 0,
  seenSeq: 0,
  messages: { unread: 1, chats: 4 },
  ...differences,
});

describe('a new message', () => {
  it('moves its chat to the top, with the server’s counts', () => {
    const { events, order, chat, one, counts } = start();
    events.new_message(newMessageEvent('c', 1, { unread: 3 }));
    expect(order()).toEqual(['c', 'a', 'b', 'd']);
    const known = { unread: 3, lastSeq: 1, lastMessage: { content: 'Peace', seq: 1 } };
    expect(chat('c')).toMatchObject(known);
    expect(one('c')).toMatchObject(known);
    expect(counts()).toEqual({
      unreadNotifications: 4,
      friendRequests: 1,
      messages: { unread: 1, chats: 4 },
    });
  });

  it('changes search results in place', () => {
    const { events, order, chat } = start();
    events.new_message(newMessageEvent('c', 1));
    expect(order('bern')).toEqual(['b', 'c']);
    expect(chat('c', 'bern')?.unread).toBe(1);
  });

  it('that is late does not replace a newer one', () => {
    const { events, chat } = start();
    events.new_message(newMessageEvent('c', 8, { unread: 2 }));
    events.new_message(newMessageEvent('c', 7, { unread: 1 }));
    expect(chat('c')).toMatchObject({ lastSeq: 8, lastMessage: { seq: 8 }, unread: 1 });
  });

  it('of an unknown chat refetches the list', () => {
    const { events, order, isAskedAgain } = start();
    events.new_message(newMessageEvent('other', 1));
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
    expect(isAskedAgain('')).toBe(true);
  });
});

describe('a chat that changes', () => {
  const messages = { unread: 2, chats: 5 };

  it('is moved to its position, once', () => {
    const { events, order, counts, one } = start();
    events.chat_changed({ chatId: 'new', chat: chatOf('new', 12), messages });
    events.chat_changed({ chatId: 'a', chat: chatOf('a', 7, { muted: true }), messages });
    expect(order()).toEqual(['b', 'new', 'c', 'a', 'd']);
    expect(one('a')?.muted).toBe(true);
    expect(counts()?.messages).toEqual(messages);
  });

  it('is not placed beyond the loaded pages', () => {
    const { events, order } = start({ hasMore: true });
    events.chat_changed({ chatId: 'old', chat: chatOf('old', 1), messages });
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is removed if it is no longer in the list', () => {
    const { events, order, one } = start();
    events.chat_changed({ chatId: 'c', chat: null, messages });
    expect(order()).toEqual(['a', 'b', 'd']);
    expect(order('bern')).toEqual(['b']);
    expect(one('c')).toBeUndefined();
  });
});

it('a friend who connects is online everywhere', () => {
  const { queryClient, events, chat, one } = start();
  const member = samplePerson({ _id: 'agnes', first_name: 'Agnes', last_name: 'Bernard' });
  const known = chatOf('c', 10, { member });
  putAnsweredChat(queryClient, known);
  const presence = { online: true, lastSeenAt: null };
  events.presence_changed({ userId: 'agnes', presence });
  expect([one('c')?.presence, chat('c')?.presence, chat('a')?.presence]).toEqual([presence, presence, null]);
  events.presence_changed({ userId: 'agnes', presence: null });
  expect(one('c')?.presence).toBeNull();
});

describe('the response to a call', () => {
  it('does not override a newer event', () => {
    const { queryClient, chat, one } = start();
    putAnsweredChat(queryClient, chatOf('c', 10, { lastSeq: 9, readSeq: 9 }));
    putAnsweredChat(queryClient, chatOf('c', 10, { lastSeq: 8, readSeq: 8, muted: true }));
    expect(one('c')).toMatchObject({ lastSeq: 9, muted: false });
    expect(chat('c')).toMatchObject({ lastSeq: 9, muted: false });
    expect(queryClient.getQueryState(chatKeys.one('c'))?.isInvalidated).toBe(true);
  });

  it('that is late does not reopen a chat that was closed meanwhile', () => {
    const { queryClient, events, one } = start();
    const messages = { unread: 0, chats: 4 };
    events.chat_changed({ chatId: 'c', chat: chatOf('c', 10, { closed: 'not-friends' }), messages });
    putAnsweredChat(queryClient, chatOf('c', 10));
    expect(one('c')).toMatchObject({ closed: 'not-friends' });
    expect(queryClient.getQueryState(chatKeys.one('c'))?.isInvalidated).toBe(true);
  });

  it('that is late does not show again a group or a role that has ended meanwhile', () => {
    const { queryClient, events, one } = start();
    const messages = { unread: 0, chats: 4 };
    const group = {
      description: '',
      image: null,
      members: 3,
      role: 'owner',
      groupId: 'group',
      abilities: { edit: true, manageMembers: false, leave: false },
    } as const;
    const inGroup = (changes: object) => chatOf('c', 10, { group: { ...group, ...changes } });
    for (const changes of [{ groupId: null }, { role: 'member' as const }]) {
      events.chat_changed({ chatId: 'c', chat: inGroup(changes), messages });
      putAnsweredChat(queryClient, inGroup({}));
      expect(one('c')?.group).toMatchObject(changes);
      expect(queryClient.getQueryState(chatKeys.one('c'))?.isInvalidated).toBe(true);
    }
  });

  it('of a server of the previous release, without `request`, is accepted', () => {
    const { queryClient, one } = start();
    putAnsweredChat(queryClient, chatOf('c', 10));
    putAnsweredChat(
      queryClient,
      JSON.parse(JSON.stringify({ ...chatOf('c', 10, { muted: true }), request: undefined })),
    );
    expect(one('c')).toMatchObject({ muted: true });
    expect(queryClient.getQueryState(chatKeys.one('c'))?.isInvalidated).toBe(false);
  });

  it('does not add a removed chat to the list', () => {
    const { queryClient, order, one } = start();
    putAnsweredChat(queryClient, chatOf('deleted', 30));
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
    expect(one('deleted')).toBeDefined();
  });

  it('is shown at once', async () => {
    const { queryClient, order, chat, counts } = start();
    const call = vi.fn<(path: string, options: unknown) => Promise<unknown>>();
    const chats = createChats(
      { POST: call, PUT: call, DELETE: call } as unknown as Parameters<typeof createChats>[0],
      queryClient,
      'maria',
    );
    call.mockResolvedValueOnce({ data: { chat: chatOf('new', 30) } });
    expect(await chats.start('paul')).toMatchObject({ chatId: 'new' });
    expect(call.mock.lastCall).toEqual([
      '/chat/create',
      { params: { query: { userId: 'maria' } }, body: { participants: ['maria', 'paul'] } },
    ]);
    expect(order()[0]).toBe('new');
    call.mockResolvedValueOnce({ data: { chat: chatOf('new', 30, { muted: true }) } });
    await chats.setMuted('new', true);
    expect(chat('new')?.muted).toBe(true);
    call.mockResolvedValueOnce({ data: { message: 'Gone.', messages: { unread: 0, chats: 3 } } });
    expect(await chats.remove('new')).toBe('Gone.');
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
    expect(counts()?.messages.chats).toBe(3);
  });
});
