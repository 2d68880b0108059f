import { Banner, Button, Grid, Heading, Skeleton, Stack, ToggleGroup } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../app-context.tsx';
import { ScreenBoundary } from '../../failures/screen-boundary.tsx';
import { errorText } from '../../platform/error-text.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { lazyScreen } from '../../router/lazy-screen.tsx';
import { adminKeys } from './admin-keys.ts';

type Period = Schemas['StatisticsPeriod'];

const charts = lazyScreen(async () => (await import('./statistics-charts.tsx')).StatisticsCharts);

const periodLabels = (i18n: I18n): Record<Period, string> => ({
  P30D: i18n._('30 days'),
  P13W: i18n._('13 weeks'),
  P1Y: i18n._('12 months'),
});

const periods: readonly Period[] = ['P30D', 'P13W', 'P1Y'];
const standard: Period = 'P30D';

/** As high as the charts, so that nothing moves when they appear. */
function ChartSkeletons() {
  return (
    <Grid columns="lg" gap={4}>
      {['members', 'posts', 'listings', 'reports'].map((name) => (
        <Skeleton height="20rem" key={name} shape="block" />
      ))}
    </Grid>
  );
}

/** The charts over time. The period is in the address. */
export function StatisticsSection() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [address, setAddress] = useSearchParams();
  const period = periods.find((each) => each === address.get('period')) ?? standard;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: adminKeys.list('statistics', { period }),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/admin/statistics', { params: { query: { period } }, signal })),
    placeholderData: keepPreviousData,
    refetchOnReconnect: true,
  });
  return (
    <Stack as="section" gap={3}>
      <Stack align="center" direction="row" gap={3} justify="between" wrap>
        <Heading level={2} size="md">
          {i18n._('Over time')}
        </Heading>
        <ToggleGroup
          label={i18n._('Period')}
          onValueChange={(value) =>
            setAddress(value === standard ? {} : { period: value }, { replace: true })
          }
          options={periods.map((value) => ({ value, label: periodLabels(i18n)[value] }))}
          value={period}
        />
      </Stack>
      {error === null ? null : (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{errorText(i18n, error, i18n._('The numbers could not be loaded'))}</span>
            <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      )}
      {data === undefined ? (
        error === null ? (
          <ChartSkeletons />
        ) : null
      ) : (
        <ScreenBoundary retry={charts.retry}>
          <Suspense fallback={<ChartSkeletons />}>
            <charts.Screen answer={data} />
          </Suspense>
        </ScreenBoundary>
      )}
    </Stack>
  );
}
