import { Button, PeopleList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { cursorPages, cursorQuery } from '../../platform/cursor-pages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { useRowWrites } from '../../platform/use-write.ts';
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
            params: { query: cursorQuery(pageParam) },
            signal,
          }),
        ),
      ...cursorPages,
      refetchOnReconnect: true,
    }),
  );
}

/** The members that this member has blocked, each with an unblock button. */
export function BlockedPeople() {
  const { i18n } = useLingui();
  const { relations, showToast } = usePeople();
  const list = useBlockedPeople();
  const { pendingOf, write } = useRowWrites<'unblock'>();

  const unblock = (id: string) =>
    write(
      id,
      'unblock',
      async () => {
        showToast(await relations.unblock(id));
        await list.refetch();
      },
      i18n._('The member could not be unblocked'),
    );

  return (
    <SettingsSection
      id="blocked-people"
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
                loading={pendingOf(person._id) !== null}
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
