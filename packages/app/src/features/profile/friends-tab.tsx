import { PeopleList, SearchField, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { type Profile, friendsOf, fullName, nameParts, profilePath, usePeople } from '../people/index.ts';
import { ReceivedRequests } from './received-requests.tsx';
import { SentRequests } from './sent-requests.tsx';

/**
 * Whether received and sent requests have loaded. Both lists appear above the member's own friends and would push the
 * friends down.
 */
function useRequestsKnown(isOwn: boolean): boolean {
  const { requests } = usePeople();
  const received = useInfiniteQuery({ ...requests.requestsQuery('received'), enabled: isOwn });
  const sent = useInfiniteQuery({ ...requests.requestsQuery('sent'), enabled: isOwn });
  return !isOwn || !(received.isPending || sent.isPending);
}

/** A member's friends. On their own profile, members also see received and sent requests. */
export function FriendsTab({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { profiles } = usePeople();
  const [text, setText] = useState('');
  const query = profiles.friendsQuery(profile._id, text);
  const list = useInfiniteQuery({ ...query, placeholderData: keepWhileSearching(query.queryKey) });
  const isOwn = profile.relation === null;
  const areRequestsKnown = useRequestsKnown(isOwn);
  const friends = list.data === undefined ? [] : friendsOf(list.data);
  const nobody = isOwn
    ? i18n._('You have no friends here yet. Use the search above to find people you know.')
    : i18n._('{name} has no friends here yet.', { name: fullName(profile) });

  if (!areRequestsKnown) {
    return <PeopleList label={i18n._('Friends')} people={[]} emptyText={nobody} loading />;
  }
  return (
    <Stack gap={5}>
      {isOwn && (
        <>
          <ReceivedRequests />
          <SentRequests />
        </>
      )}
      {(profile.friends > 0 || text !== '') && (
        <SearchField
          aria-label={i18n._('Search friends')}
          autoComplete="off"
          busy={text !== '' && list.isFetching && !list.isFetchingNextPage}
          delay={250}
          maxLength={100}
          onSearch={(wanted) => setText(wanted.trim())}
          placeholder={i18n._('Search friends')}
        />
      )}
      <PeopleList
        aria-busy={list.isPlaceholderData}
        label={i18n._('Friends')}
        people={friends.map((friend) => ({
          id: friend._id,
          name: fullName(friend),
          person: nameParts(friend),
          picture: friend.avatar,
          href: profilePath(friend._id),
        }))}
        emptyText={text === '' ? nobody : i18n._('Nobody by that name')}
        loading={
          list.isFetching &&
          (list.isPending || list.isError || (list.isPlaceholderData && friends.length === 0))
        }
        error={list.isError ? errorText(i18n, list.error, i18n._('Error fetching friendships')) : undefined}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        footer={list.hasNextPage && !list.isPlaceholderData ? <ShowMore list={list} /> : undefined}
      />
    </Stack>
  );
}
