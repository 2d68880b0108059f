import { CardList, Heading, Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { NothingNear, distances } from '../parishes/index.ts';
import { listState } from '../publications/index.ts';
import { massPath, type MassFilters } from './mass-filters.ts';
import { MassItem } from './mass-item.tsx';
import { dayText } from './mass-words.ts';
import type { useMasses } from './use-masses.ts';

interface MassResultsProps {
  filters: MassFilters;
  query: ReturnType<typeof useMasses>;
}

function NoMasses({ filters, nextDay }: { filters: MassFilters; nextDay: string | null }) {
  const { i18n } = useLingui();
  const farthest = distances.at(-1) ?? filters.distance;
  if (nextDay !== null) {
    return (
      <NothingNear
        description={i18n._('The next one is on {day}.', { day: dayText(i18n, nextDay) })}
        title={i18n._('We know no such Mass on this day')}
        wider={{
          href: massPath({ ...filters, day: nextDay, after: '' }),
          label: i18n._('Show {day}', { day: dayText(i18n, nextDay) }),
        }}
      />
    );
  }
  return (
    <NothingNear
      description={i18n._('There is none in the next seven days either.')}
      title={i18n._('We know no such Mass')}
      wider={
        filters.distance === farthest
          ? {
              href: massPath({ zip: filters.zip, distance: farthest }),
              label: i18n._('Show every Mass'),
            }
          : {
              href: massPath({ ...filters, distance: farthest }),
              label: i18n._('Search within {miles} miles', { miles: farthest }),
            }
      }
    />
  );
}

const MassSkeleton = () => (
  <Stack gap={2}>
    <Skeleton height="1.5rem" width="40%" />
    <Skeleton width="60%" />
    <Skeleton width="50%" />
  </Stack>
);

/** The Masses in the order of the address, with a link to the other order. */
export function MassResults({ filters, query }: MassResultsProps) {
  const { i18n } = useLingui();
  const [first] = query.data?.pages ?? [];
  const masses = query.data?.pages.flatMap((page) => page.masses) ?? [];
  const isByTime = filters.sort === 'time';
  return (
    <Stack gap={4}>
      {first === undefined ? null : (
        <Stack gap={1}>
          <Heading level={2} size="md">
            {i18n._('Masses near {zip} on {day}', { zip: filters.zip, day: dayText(i18n, first.day) })}
          </Heading>
          {masses.length === 0 ? null : (
            <Text size="sm" tone="muted">
              {isByTime
                ? i18n._('Sorted by time, then by distance.')
                : i18n._('Sorted by distance, then by time.')}{' '}
              <Link href={massPath({ ...filters, sort: isByTime ? 'distance' : 'time' })}>
                {isByTime ? i18n._('Sort by distance') : i18n._('Sort by time')}
              </Link>
            </Text>
          )}
        </Stack>
      )}
      <CardList
        {...listState(i18n, query, i18n._('The Masses could not be loaded'))}
        empty={<NoMasses filters={filters} nextDay={first?.nextDay ?? null} />}
        label={i18n._('Masses')}
        loadMoreLabel={i18n._('Show more')}
        skeleton={<MassSkeleton />}
        skeletons={query.isPending ? 3 : 1}
        view="rows"
      >
        {masses.map((mass) => (
          <MassItem key={mass.key} mass={mass} />
        ))}
      </CardList>
    </Stack>
  );
}
