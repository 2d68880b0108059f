import { Button, PeopleList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { fullName, nameParts, peopleKeys, usePeople } from '../people/index.ts';
import { SettingsSection } from './settings-section.tsx';

function useBlockedPeople() {
  const { api } = useApp();
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: peopleKeys.blocked,
      queryFn: async ({ pageParam, signal }) =>
        unwrap(
          await api.GET('/block/all', {
            params: { query: pageParam === null ? {} : { cursor: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
      refetchOnReconnect: true,
    }),
  );
}

/** The blocked members, with an unblock button. */
export function BlockedPeople() {
  const { i18n } = useLingui();
  const { relations, showToast, showErrorToast } = usePeople();
  const list = useBlockedPeople();
  const [released, setReleased] = useState<ReadonlySet<string>>(new Set());

  const unblock = async (id: string) => {
    if (released.has(id)) return;
    setReleased((ids) => new Set(ids).add(id));
    try {
      showToast(await relations.unblock(id));
      await list.refetch();
    } catch (error) {
      showErrorToast(error, i18n._('The member could not be unblocked'));
    }
    setReleased((ids) => new Set([...ids].filter((other) => other !== id)));
  };

  return (
    <SettingsSection
      title={i18n._('Blocked people')}
      text={i18n._('You no longer see each other here. We do not notify them.')}
    >
      <PeopleList
        label={i18n._('Blocked people')}
        people={(list.data?.pages ?? []).flatMap((page) =>
          page.blocked.map((person) => ({
            id: person._id,
            name: fullName(person),
            person: nameParts(person),
            picture: person.avatar,
            action: (
              <Button
                aria-label={i18n._('Unblock {name}', { name: fullName(person) })}
                loading={released.has(person._id)}
                onClick={() => void unblock(person._id)}
                size="sm"
                variant="secondary"
              >
                {i18n._('Unblock')}
              </Button>
            ),
          })),
        )}
        emptyText={i18n._('You have not blocked anybody.')}
        loading={list.isFetching && list.isPending}
        error={
          list.isError
            ? errorText(i18n, list.error, i18n._('The blocked people could not be loaded'))
            : undefined
        }
        onRetry={() => void list.refetch()}
        footer={list.hasNextPage ? <ShowMore list={list} /> : undefined}
      />
    </SettingsSection>
  );
}
