import { Heading, PeopleList, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import { useParishFollows } from './use-parish-follows.ts';

/** The members who choose to be seen on the page of a parish. Only for members. */
export function ParishMembers({ id }: { id: string }) {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(useParishFollows().membersQuery(id));
  const members = list.data?.pages.flatMap((page) => page.members) ?? [];
  const label = i18n._('Members of this parish');

  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {label}
      </Heading>
      <PeopleList
        emptyText={i18n._('No member has chosen to be seen here yet.')}
        error={
          list.isError ? errorText(i18n, list.error, i18n._('The members could not be loaded')) : undefined
        }
        footer={list.hasNextPage ? <ShowMore list={list} /> : undefined}
        label={label}
        loading={list.isPending && list.isFetching}
        onRetry={() => void list.refetch()}
        people={members.map(({ user, isMine }) => ({
          id: user._id,
          name: fullName(user),
          person: nameParts(user),
          picture: user.avatar,
          href: profilePath(user._id),
          detail: isMine ? undefined : i18n._('Follows this parish'),
        }))}
      />
    </Stack>
  );
}
