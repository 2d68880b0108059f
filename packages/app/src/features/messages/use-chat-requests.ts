import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { chatsOf } from './chat-cache.ts';
import { createChatRequests } from './chat-requests.ts';

export function useRequestActions() {
  const { api } = useApp();
  return createChatRequests(api, useQueryClient());
}

/** The message requests that wait for the member. */
export function useChatRequests() {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(useRequestActions().listQuery());
  const words = list.isError
    ? errorText(i18n, list.error, i18n._('The message requests could not be loaded'))
    : undefined;
  return {
    chats: list.data === undefined ? [] : chatsOf(list.data),
    /** The number of all requests. 0 while it is not known. */
    total: list.data?.pages.at(-1)?.total ?? 0,
    isLoading: list.isFetching && (list.isPending || list.isFetchingNextPage || list.isError),
    error: list.isFetchNextPageError ? undefined : words,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    moreError: list.isFetchNextPageError ? words : undefined,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
  };
}

/** What the member has in common with the sender of a request. Undefined while it is not known. */
export const useCommonGround = (chatId: string) => useQuery(useRequestActions().commonQuery(chatId)).data;
