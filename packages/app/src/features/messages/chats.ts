import type { ApiClient } from '@parvis/api-client';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery, putQuery } from '../../platform/change-query.ts';
import { changeCounts } from '../people/index.ts';
import { isOlder, patchChat, placeChat, withoutChat, type Chat, type ChatPages } from './chat-cache.ts';
import { chatMembersKey } from './chat-members.ts';
import { requestOf } from './chat-rights.ts';

// Requests large pages, because all loaded pages are refetched after a reconnect.
const maxRows = 100;

export const chatKeys = {
  all: ['chats'],
  lists: ['chats', 'list'],
  list: (search: string) => ['chats', 'list', search],
  ones: ['chats', 'one'],
  one: (chatId: string) => ['chats', 'one', chatId],
  found: (chatId: string, text: string) => ['chats', 'found', chatId, text],
  invite: (chatId: string) => ['chats', 'invite', chatId],
};

const everyList = { queryKey: chatKeys.lists };

/** Changes each cached list of chats. `search` is the search text of the list. */
export function changeLists(
  queryClient: QueryClient,
  change: (pages: ChatPages, search: string) => ChatPages,
): void {
  for (const [queryKey] of queryClient.getQueriesData<ChatPages>(everyList))
    changeQuery<ChatPages>(queryClient, queryKey, (pages) => change(pages, String(queryKey.at(-1))));
}

/** Updates the chat in every cached query. */
export function putChat(queryClient: QueryClient, chat: Chat): void {
  putQuery<Chat>(queryClient, chatKeys.one(chat.chatId), chat);
  changeLists(queryClient, (pages, search) =>
    search === '' ? placeChat(pages, chat) : patchChat(pages, chat.chatId, () => chat),
  );
}

export function dropChat(queryClient: QueryClient, chatId: string): void {
  queryClient.removeQueries({ queryKey: chatKeys.one(chatId) });
  queryClient.removeQueries({ queryKey: chatMembersKey(chatId) });
  queryClient.removeQueries({ queryKey: chatKeys.invite(chatId) });
  changeLists(queryClient, (pages) => withoutChat(pages, chatId));
}

const differsInRights = (one: Chat, other: Chat): boolean =>
  one.closed !== other.closed ||
  requestOf(one) !== requestOf(other) ||
  one.group?.groupId !== other.group?.groupId ||
  one.group?.role !== other.group?.role;

/**
 * Updates a chat from a response. If a realtime event has already brought newer data, refetches the chat instead. Does
 * not add the chat to a list, because a member can also read chats that are not in the list.
 */
export function putAnsweredChat(queryClient: QueryClient, chat: Chat): void {
  const { chatId } = chat;
  const known = queryClient.getQueryData<Chat>(chatKeys.one(chatId));
  // The rights have no version number. If they differ, either of the two chats can be the newer one.
  if (known !== undefined && (isOlder(chat, known) || differsInRights(chat, known))) {
    void queryClient.invalidateQueries({ queryKey: chatKeys.one(chatId) });
    return;
  }
  putQuery<Chat>(queryClient, chatKeys.one(chatId), chat);
  changeLists(queryClient, (pages) => patchChat(pages, chatId, () => chat));
}

/** The API calls about a member's chats. */
export function createChats(client: ApiClient, queryClient: QueryClient, userId: string) {
  return {
    listQuery: (search: string) =>
      infiniteQueryOptions({
        queryKey: chatKeys.list(search),
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/chat/getByUser/{userId}', {
              params: {
                path: { userId },
                query: {
                  ...(search === '' ? {} : { search }),
                  ...(pageParam === null ? {} : { cursor: pageParam, limit: maxRows }),
                },
              },
              signal,
            }),
          ),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    /** This query does not become stale with time, because responses and realtime events keep the chat up to date. */
    chatQuery: (chatId: string) =>
      queryOptions({
        queryKey: chatKeys.one(chatId),
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/chat/getById/{chatId}', { params: { path: { chatId } }, signal })).chat,
        staleTime: Infinity,
      }),

    searchQuery: (chatId: string, text: string) =>
      infiniteQueryOptions({
        queryKey: chatKeys.found(chatId, text),
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/message/search/{chatId}', {
              params: {
                path: { chatId },
                query: { search: text, ...cursorQuery(pageParam) },
              },
              signal,
            }),
          ),
        ...cursorPages,
        enabled: text.trim() !== '',
      }),

    /** Opens or creates the chat with a friend or with the owner of a listing, or a message request. */
    async start(memberId: string, listingId?: string, isRequest = false): Promise<Chat> {
      const { chat } = unwrap(
        await client.POST('/chat/create', {
          params: { query: { userId } },
          body: {
            participants: [userId, memberId],
            ...(listingId === undefined ? {} : { listingId }),
            ...(isRequest && { request: true }),
          },
        }),
      );
      putChat(queryClient, chat);
      void queryClient.invalidateQueries(everyList);
      return chat;
    },

    /** Removes the chat from the list. Resolves with the server's message. */
    async remove(chatId: string): Promise<string> {
      const { message, messages } = unwrap(
        await client.DELETE('/chat/delete/{chatId}', { params: { path: { chatId } } }),
      );
      dropChat(queryClient, chatId);
      changeCounts(queryClient, { messages });
      return message;
    },

    async setMuted(chatId: string, muted: boolean): Promise<void> {
      const options = { params: { path: { chatId } } };
      const { chat } = unwrap(
        muted
          ? await client.PUT('/chat/mute/{chatId}', options)
          : await client.DELETE('/chat/mute/{chatId}', options),
      );
      putAnsweredChat(queryClient, chat);
    },
  };
}

export type Chats = ReturnType<typeof createChats>;
