import { Button, IconUserPlus, IconUsers, PeopleList, SideCard } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { fullName, nameParts, profilePath, type Person } from './person.ts';
import { reasonFor, suggestionsQuery } from './suggestions.ts';
import { usePeople } from './use-people.ts';

/** Members whom the reader possibly knows, each with a button that sends a friend request. */
export function SuggestionsCard() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { relations, showToast } = usePeople();
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(api));
  const { pendingOf, write } = useRowWrites<'add'>();
  const title = i18n._('Suggestions for You');
  const add = ({ _id: id }: Person) =>
    write(
      id,
      'add',
      async () => showToast(await relations.add(id)),
      i18n._('Error sending friendship request'),
    );

  return (
    <SideCard title={title} icon={<IconUsers />}>
      <PeopleList
        label={title}
        people={(data ?? []).map((suggestion) => {
          const { user } = suggestion;
          const name = fullName(user);
          return {
            id: user._id,
            name,
            person: nameParts(user),
            picture: user.avatar,
            detail: reasonFor(i18n, suggestion),
            href: profilePath(user._id),
            action: (
              <Button
                aria-label={i18n._('Add {name}', { name })}
                leadingIcon={<IconUserPlus />}
                loading={pendingOf(user._id) !== null}
                onClick={() => void add(user)}
                size="sm"
                variant="secondary"
              >
                {i18n._('Add')}
              </Button>
            ),
          };
        })}
        emptyText={i18n._('No Suggestions Available')}
        loading={isFetching && data === undefined}
        error={
          error === null || data !== undefined
            ? undefined
            : errorText(i18n, error, i18n._('Error fetching users'))
        }
        onRetry={() => void refetch()}
      />
    </SideCard>
  );
}
