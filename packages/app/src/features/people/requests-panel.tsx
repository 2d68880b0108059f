import { FriendRequestList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { requestsOf, type FriendRequest } from './friend-requests.ts';
import { peopleKeys } from './people-keys.ts';
import { fullName, nameParts, profilePath } from './person.ts';
import { usePeople } from './use-people.ts';

type Answer = 'accept' | 'decline';

/** Received friend requests in the header's panel. */
export function RequestsPanel() {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { requests, showToast, showErrorToast } = usePeople();
  const list = useInfiniteQuery(requests.requestsQuery('received'));
  const { pendingOf, write } = useRowWrites<Answer>();
  const received = list.data === undefined ? [] : requestsOf(list.data);

  const answer = (request: FriendRequest, action: Answer) =>
    write(
      request._id,
      action,
      async () => showToast(await requests.answer(request, action)),
      (error) => {
        showErrorToast(error, i18n._('Error accepting friendship request'));
        // If the request was cancelled meanwhile, it can no longer be answered.
        if (isNotFound(error))
          void queryClient.invalidateQueries({ queryKey: peopleKeys.requests('received') });
      },
    );

  const answerTo = (id: string, action: Answer) => {
    const request = received.find(({ _id }) => _id === id);
    if (request !== undefined) void answer(request, action);
  };

  const states = { accept: 'accepting', decline: 'declining' } as const;

  return (
    <FriendRequestList
      label={i18n._('Friend requests')}
      requests={received.map((request) => {
        const given = pendingOf(request._id);
        return {
          id: request._id,
          name: fullName(request.requester),
          person: nameParts(request.requester),
          picture: request.requester.avatar,
          href: profilePath(request.requester._id),
          createdAt: request.createdAt,
          state: given === null ? 'pending' : states[given],
        };
      })}
      onAccept={(id) => answerTo(id, 'accept')}
      onDecline={(id) => answerTo(id, 'decline')}
      emptyText={i18n._('No friend requests')}
      loading={list.isFetching && (list.isPending || list.isFetchingNextPage || list.isError)}
      error={
        list.isError ? errorText(i18n, list.error, i18n._('Error fetching friendship requests')) : undefined
      }
      onRetry={() => void (list.data === undefined ? list.refetch() : list.fetchNextPage())}
      hasMore={list.hasNextPage}
      onLoadMore={() => void list.fetchNextPage()}
    />
  );
}
