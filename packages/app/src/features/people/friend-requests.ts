import type { ApiClient, Schemas } from '@parvis/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { changeQuery } from '../../platform/change-query.ts';
import { peopleKeys } from './people-keys.ts';
import { relationChanged } from './relation-cache.ts';

export type FriendRequest = Schemas['FriendRequest'];
export type RequestDirection = 'received' | 'sent';
type RequestPage = Schemas['FriendRequestPage'];
type RequestPages = InfiniteData<RequestPage, string | null>;

export const requestsOf = ({ pages }: Pick<RequestPages, 'pages'>): FriendRequest[] =>
  pages.flatMap(({ requests }) => requests);

const without = (pages: RequestPages, id: string): RequestPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    requests: page.requests.filter((request) => request._id !== id),
  })),
});

/** The API calls about received and sent friend requests. */
export function createFriendRequests(client: Pick<ApiClient, 'GET' | 'PUT'>, queryClient: QueryClient) {
  return {
    requestsQuery: (direction: RequestDirection) =>
      infiniteQueryOptions({
        queryKey: peopleKeys.requests(direction),
        queryFn: async ({ pageParam, signal }) =>
          unwrap(
            await client.GET('/friendship/requests', {
              params: { query: { direction, ...cursorQuery(pageParam) } },
              signal,
            }),
          ),
        ...cursorPages,
        refetchOnReconnect: true,
      }),

    /** Removes the request from the list. Resolves with the server's message. */
    async answer({ _id: id, requester }: FriendRequest, action: 'accept' | 'decline'): Promise<string> {
      const { message, relation } = unwrap(
        await client.PUT('/friendship/request/{id}', { params: { path: { id } }, body: { action } }),
      );
      changeQuery<RequestPages>(queryClient, peopleKeys.requests('received'), (pages) => without(pages, id));
      relationChanged(queryClient, requester._id, relation);
      void queryClient.invalidateQueries({ queryKey: peopleKeys.counts });
      return message;
    },
  };
}
