import {
  ButtonLink,
  CardList,
  EmptyState,
  Heading,
  IconChurch,
  Skeleton,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { useApp } from '../../app-context.tsx';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { listAddress, readSearch } from '../../router/list-address.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { ListSearch, listState } from '../publications/index.ts';
import { ParishCard } from './parish-card.tsx';
import { createParishes } from './parishes.ts';

const parishesPath = (search: string): string => listAddress('/parishes', { search });

function NoParishes({ search }: { search: string }) {
  const { i18n } = useLingui();
  if (search === '') {
    return (
      <EmptyState
        description={i18n._('Parishes will appear here with their Masses and confessions.')}
        icon={<IconChurch size="lg" />}
        title={i18n._('There are no parishes yet')}
      />
    );
  }
  return (
    <EmptyState
      action={
        <ButtonLink href="/parishes" variant="secondary">
          {i18n._('Show all parishes')}
        </ButtonLink>
      }
      description={i18n._('Try the town, the diocese or the ZIP code.')}
      icon={<IconChurch size="lg" />}
      title={i18n._('No parishes found')}
    />
  );
}

function ParishSkeleton() {
  return (
    <Stack gap={2}>
      <Skeleton height="1.5rem" width="50%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton height="6rem" shape="block" width="100%" />
    </Stack>
  );
}

/** Parishes, grouped by diocese. */
export function ParishesScreen() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [address] = useSearchParams();
  const search = readSearch(address);
  const [parishes] = useState(() => createParishes(api, queryClient));
  const list = parishes.listQuery(search);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const found = query.data?.pages.flatMap((page) => page.parishes) ?? [];
  useTitle(i18n._('Parishes'));
  useFocusRestoration();

  return (
    <CommunityLayout>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Parishes')}</Heading>
          <Text measure tone="muted">
            {i18n._(
              'Where Mass is celebrated and confessions are heard. If something has changed, tell us with one tap.',
            )}
          </Text>
        </Stack>
        <ListSearch
          label={i18n._('Search by name, town, diocese or ZIP code')}
          pathTo={parishesPath}
          value={search}
        />
        <CardList
          {...listState(i18n, query, i18n._('The parishes could not be loaded'))}
          empty={<NoParishes search={search} />}
          label={i18n._('Parishes')}
          loadMoreLabel={i18n._('Show more')}
          skeleton={<ParishSkeleton />}
          skeletons={query.isPending ? 3 : 1}
          view="rows"
        >
          {found.map((parish, index) => (
            <Stack gap={4} key={parish._id}>
              {parish.parish.diocese === found[index - 1]?.parish.diocese ? null : (
                <Heading level={2} size="md">
                  {parish.parish.diocese}
                </Heading>
              )}
              <ParishCard parish={parish} readAt={query.dataUpdatedAt} />
            </Stack>
          ))}
        </CardList>
      </Stack>
    </CommunityLayout>
  );
}
