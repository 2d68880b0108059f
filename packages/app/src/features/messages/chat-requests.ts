import type { ApiClient, Schemas } from '@parvis/api-client';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { changeQuery } from '../../platform/change-query.ts';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { chatKeys, putChat } from './chats.ts';

type RequestPages = InfiniteData<Schemas['ChatRequestPage'], string | null>;

const requestKeys = {
  list: ['chats', 'requests'],
  common: (chatId: string) => ['chats', 'common', chatId],
};

/** Shows the new number of requests, and loads their list again. */
export function requestsChanged(queryClient: QueryClient, total: number): void {
  changeQuery<RequestPages>(queryClient, requestKeys.list, (pages) => ({
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, total })),
  }));
  void queryClient.invalidateQueries({ queryKey: requestKeys.list });
}

/** The API calls about message requests. */
export function createChatRequests(client: ApiClient, queryClient: QueryClient) {
  const reload = () => queryClient.invalidateQueries({ queryKey: requestKeys.list });
  return {
    listQuery: () =>
      infiniteQueryOptions({
        queryKey: requestKeys.list,
        queryFn: async ({ pageParam, signal }) =>
          unwrap(await client.GET('/chat/requests', { params: { query: cursorQuery(pageParam) }, signal })),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    commonQuery: (chatId: string) =>
      queryOptions({
        queryKey: requestKeys.common(chatId),
        queryFn: async ({ signal }) =>
          unwrap(await client.GET('/chat/common/{chatId}', { params: { path: { chatId } }, signal })),
      }),

    /** Moves the request to the list of chats. */
    async accept(chatId: string): Promise<void> {
      const { chat } = unwrap(await client.PUT('/chat/accept/{chatId}', { params: { path: { chatId } } }));
      putChat(queryClient, chat);
      void reload();
    },

    reload,

    /** Loads the request again, because a block has closed it. */
    async blocked(chatId: string): Promise<void> {
      await Promise.all([reload(), queryClient.invalidateQueries({ queryKey: chatKeys.one(chatId) })]);
    },
  };
}
