import { CardList, Container, Grid, Heading, Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { errorsByField } from '../../platform/field-errors.ts';
import { keepWhileSearching } from '../../platform/keep-while-searching.ts';
import { useMember } from '../../app-context.tsx';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import { readSearch } from '../../router/list-address.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { ListSearch, PublicData, listState } from '../publications/index.ts';
import { DEFAULT_MILES, distances, readNear, type Near } from './distance.ts';
import { NothingNear } from './nothing-near.tsx';
import { ParishCard } from './parish-card.tsx';
import { parishesPath } from './parishes-path.ts';
import { useParishes } from './use-parishes.ts';

function NoParishes({ search, near }: { search: string; near: Near | null }) {
  const { i18n } = useLingui();
  const farthest = distances.at(-1) ?? DEFAULT_MILES;
  if (near !== null && near.distance < farthest) {
    return (
      <NothingNear
        description={i18n._('There may be some farther away.')}
        title={i18n._('No parishes within {miles} miles', { miles: near.distance })}
        wider={{
          href: parishesPath(search, { ...near, distance: farthest }),
          label: i18n._('Search within {miles} miles', { miles: farthest }),
        }}
      />
    );
  }
  if (search === '' && near === null) {
    return (
      <NothingNear
        description={i18n._('Parishes will appear here with their Masses and confessions.')}
        title={i18n._('There are no parishes yet')}
      />
    );
  }
  return (
    <NothingNear
      description={i18n._('Try the town, the diocese or the ZIP code.')}
      title={i18n._('No parishes found')}
      wider={{ href: '/parishes', label: i18n._('Show all parishes') }}
    />
  );
}

const nearFilter = lazyScreen(async () => (await import('./near-filter.tsx')).NearFilter);

/** As high as the fields, so that the list does not move when they appear. */
const FilterSkeleton = () => (
  <Grid columns="md" gap={4}>
    <Skeleton height="4.5rem" shape="block" />
    <Skeleton height="4.5rem" shape="block" />
  </Grid>
);

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

function ParishesLayout({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  if (isMember) return <CommunityLayout>{children}</CommunityLayout>;
  return (
    <Container page size="md">
      {children}
    </Container>
  );
}

function Parishes() {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const [address] = useSearchParams();
  const search = readSearch(address);
  const near = readNear(address);
  const list = useParishes().listQuery(search, near);
  const query = useInfiniteQuery({ ...list, placeholderData: keepWhileSearching(list.queryKey) });
  const found = query.data?.pages.flatMap((page) => page.parishes) ?? [];
  const zipError = query.isFetching ? undefined : errorsByField(query.error)['zip'];
  useTitle(i18n._('Parishes'));
  useFocusRestoration();

  return (
    <ParishesLayout isMember={isMember}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Parishes')}</Heading>
          <Text measure tone="muted">
            {isMember
              ? i18n._(
                  'Where Mass is celebrated and confessions are heard. If something has changed, tell us with one tap.',
                )
              : i18n._(
                  'Where Mass is celebrated and confessions are heard. Log in to see whom you can call or write to.',
                )}
          </Text>
          <Link href="/mass" standalone>
            {i18n._('Find a Mass by day, time and language')}
          </Link>
        </Stack>
        <ListSearch
          label={i18n._('Search by name, town, diocese or ZIP code')}
          pathTo={(text) => parishesPath(text, near)}
          value={search}
        />
        <ScreenBoundary retry={nearFilter.retry}>
          <Suspense fallback={<FilterSkeleton />}>
            <nearFilter.Screen error={zipError} near={near} search={search} />
          </Suspense>
        </ScreenBoundary>
        {near === null || zipError !== undefined ? null : (
          <Heading level={2} size="md">
            {i18n._('Parishes near {zip}', { zip: near.zip })}
          </Heading>
        )}
        {zipError === undefined ? (
          <CardList
            {...listState(i18n, query, i18n._('The parishes could not be loaded'))}
            empty={<NoParishes near={near} search={search} />}
            label={i18n._('Parishes')}
            loadMoreLabel={i18n._('Show more')}
            skeleton={<ParishSkeleton />}
            skeletons={query.isPending ? 3 : 1}
            view="rows"
          >
            {found.map((parish, index) => (
              <Stack gap={4} key={parish._id}>
                {near !== null || parish.parish.diocese === found[index - 1]?.parish.diocese ? null : (
                  <Heading level={2} size="md">
                    {parish.parish.diocese}
                  </Heading>
                )}
                <ParishCard parish={parish} readAt={query.dataUpdatedAt} />
              </Stack>
            ))}
          </CardList>
        ) : null}
      </Stack>
    </ParishesLayout>
  );
}

/** Parishes, grouped by diocese or near a ZIP code, for members and visitors. */
export function ParishesScreen() {
  return (
    <PublicData>
      <Parishes />
    </PublicData>
  );
}
