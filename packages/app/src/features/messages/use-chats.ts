import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { chatsOf } from './chat-cache.ts';
import { createChats, type Chats } from './chats.ts';
import { chatAboutPath } from './chat-path.ts';

function useCalls() {
  const { api } = useApp();
  return createChats(api, useQueryClient(), useSignedInMember()._id);
}

/** The member's chats, or those that match a name. */
export function useChats(search = '') {
  const { i18n } = useLingui();
  const query = useCalls().listQuery(search);
  const list = useInfiniteQuery({ ...query, placeholderData: keepWhileSearching(query.queryKey) });
  const chats = list.data === undefined ? [] : chatsOf(list.data);
  const words = list.isError ? errorText(i18n, list.error, i18n._('Error fetching Chat')) : undefined;
  return {
    chats,
    isLoading:
      list.isFetching &&
      (list.isPending ||
        list.isFetchingNextPage ||
        list.isError ||
        (list.isPlaceholderData && chats.length === 0)),
    isAwaited: list.isPending || list.isPlaceholderData,
    error: list.isFetchNextPageError ? undefined : words,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    /** The error if the next page could not be loaded. */
    moreError: list.isFetchNextPageError ? words : undefined,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
  };
}

/** The member's actions on a chat. Each action rejects with the API client's error. */
export function useChatActions(): Pick<Chats, 'start' | 'remove' | 'setMuted'> {
  return useCalls();
}

/** Opens the chat with a listing's owner. Resolves with the path for the first message about the listing. */
export function useEnquiry(): (ownerId: string, listingId: string) => Promise<string> {
  const actions = useChatActions();
  return async (ownerId, listingId) => {
    const { chatId } = await actions.start(ownerId, listingId);
    return chatAboutPath(chatId, listingId);
  };
}

/** The chat's messages that contain the text, newest first. */
export function useMessageSearch(chatId: string, text: string) {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(useCalls().searchQuery(chatId, text.trim()));
  return {
    found: list.data?.pages.flatMap(({ messages }) => messages) ?? [],
    isAwaited: list.isPending && list.isFetching,
    isLoading: list.isFetching,
    error: list.isError ? errorText(i18n, list.error, i18n._('Error fetching Chat')) : undefined,
    retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    hasMore: list.hasNextPage,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
  };
}
