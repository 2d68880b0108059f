import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { keepWhileSearching } from '../../../platform/keep-while-searching.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { groupMembersQuery, ownGroupsQuery } from '../../group-queries/index.ts';
import { friendsOf, fullName, usePeople, type Person } from '../../people/index.ts';

interface Chosen {
  readonly id: string;
  readonly name: string;
  /** The group in whose list the member was chosen. Null for a friend. */
  readonly groupId: string | null;
}

/** The members of the chosen list that match the search: friends, or the members of a group. */
function useCandidates(groupId: string | null, search: string) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: ownId } = useSignedInMember();
  const { profiles } = usePeople();
  const friendsQuery = profiles.friendsQuery(ownId, search);
  const friends = useInfiniteQuery({
    ...friendsQuery,
    enabled: groupId === null,
    placeholderData: keepWhileSearching(friendsQuery.queryKey),
  });
  const membersQuery = groupMembersQuery(api, groupId ?? '', 'members', search);
  const members = useInfiniteQuery({
    ...membersQuery,
    enabled: groupId !== null,
    placeholderData: keepWhileSearching(membersQuery.queryKey),
  });
  const list = groupId === null ? friends : members;
  const friendPeople = (): readonly Person[] => (friends.data === undefined ? [] : friendsOf(friends.data));
  const memberPeople = (): readonly Person[] =>
    members.data?.pages.flatMap((page) => page.members.map(({ user }) => user)) ?? [];
  const words = list.isError
    ? errorText(
        i18n,
        list.error,
        groupId === null ? i18n._('Error fetching friendships') : i18n._('The members could not be loaded'),
      )
    : undefined;
  return {
    people: groupId === null ? friendPeople() : memberPeople(),
    /** Whether the list has nobody at all, also without a search. */
    isEmpty: groupId === null && friends.data?.pages[0]?.total === 0,
    loading: list.isFetching && (list.isPending || list.isFetchingNextPage || list.isError),
    error: list.isFetchNextPageError ? undefined : words,
    onRetry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    moreError: list.isFetchNextPageError ? words : undefined,
    onLoadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
  };
}

/** The groups whose members can be chosen. */
function useOwnGroups() {
  const { i18n } = useLingui();
  const { data, error, isLoadingError, isFetching, refetch } = useQuery(ownGroupsQuery(useApp().api));
  return {
    groups: data ?? [],
    groupsError: isLoadingError
      ? errorText(i18n, error, i18n._('Your groups could not be loaded'))
      : undefined,
    isLoadingGroups: isFetching,
    retryGroups: () => void refetch(),
  };
}

/** The choice of members for a group chat: out of friends, and out of one group. */
export function useMemberChoice(excluded: ReadonlySet<string>) {
  const { _id: ownId } = useSignedInMember();
  const [groupId, setGroupId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const search = useDebouncedValue(text.trim(), 250);
  const candidates = useCandidates(groupId, search);
  const { groups, ...groupsState } = useOwnGroups();
  const people = candidates.people.filter(({ _id: id }) => id !== ownId && !excluded.has(id));
  // The server accepts the members of one group at a time.
  const chosenGroupId = [...chosen.values()].find((one) => one.groupId !== null)?.groupId ?? null;

  return {
    ...groupsState,
    groupId,
    groups: chosenGroupId === null ? groups : groups.filter(({ _id: id }) => id === chosenGroupId),
    /** Whether other groups cannot be chosen any more. */
    isGroupFixed: chosenGroupId !== null && groups.length > 1,
    chooseGroup: (id: string | null) => {
      setGroupId(id);
      setText('');
    },
    text,
    setText,
    search,
    candidates,
    people,
    chosen: [...chosen.values()],
    toggle: (id: string) => {
      const next = new Map(chosen);
      const person = people.find((one) => one._id === id);
      if (!next.delete(id) && person !== undefined) next.set(id, { id, name: fullName(person), groupId });
      setChosen(next);
    },
    /** The choice as the server wants it. */
    payload: {
      members: [...chosen.keys()],
      ...(chosenGroupId === null ? {} : { groupId: chosenGroupId }),
    },
  };
}

export type MemberChoice = ReturnType<typeof useMemberChoice>;
