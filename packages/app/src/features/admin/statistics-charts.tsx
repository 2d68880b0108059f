import { BarChart, Card, Grid, type BarChartPoint } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { money } from './money.ts';

type Answer = Schemas['StatisticsAnswer'];
type Point = Schemas['StatisticsPoint'];
type Step = Answer['step'];

interface Series {
  name: keyof Point;
  title: string;
  valueOf: (point: Point) => number | null;
  format: (value: number) => string;
}

const seriesOf = (i18n: I18n): readonly Series[] => {
  const format = (value: number) => i18n.number(value);
  return [
    { name: 'members', title: i18n._('New members'), valueOf: ({ members }) => members, format },
    { name: 'posts', title: i18n._('New posts'), valueOf: ({ posts }) => posts, format },
    { name: 'listings', title: i18n._('New listings'), valueOf: ({ listings }) => listings, format },
    { name: 'reports', title: i18n._('Received reports'), valueOf: ({ reports }) => reports, format },
    { name: 'payments', title: i18n._('Confirmed payments'), valueOf: ({ payments }) => payments, format },
    {
      name: 'paidAmount',
      title: i18n._('Amount of the confirmed payments'),
      valueOf: ({ paidAmount }) => paidAmount,
      format: (value) => money(i18n, value),
    },
  ];
};

const stepLabels = (i18n: I18n): Record<Step, string> => ({
  day: i18n._('Day'),
  week: i18n._('Week from'),
  month: i18n._('Month'),
});

const longDates: Record<Step, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'long' },
  week: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
};
const shortDates: Record<Step, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** The days of the server are those of UTC. */
const dateText = (i18n: I18n, from: string, format: Intl.DateTimeFormatOptions): string =>
  i18n.date(from, { ...format, timeZone: 'UTC' });

function Chart({ series, answer }: { series: Series; answer: Answer }) {
  const { i18n } = useLingui();
  const { title, valueOf, format } = series;
  const { step, points } = answer;
  const values = points.flatMap((point): readonly BarChartPoint[] => {
    const value = valueOf(point);
    if (value === null) return [];
    const label = dateText(i18n, point.from, longDates[step]);
    return [{ id: point.from, label, shortLabel: dateText(i18n, point.from, shortDates[step]), value }];
  });
  if (values.length === 0) return null;
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const highest = values.reduce((one, other) => (other.value > one.value ? other : one));
  return (
    <Card padding="lg">
      <BarChart
        formatValue={format}
        headingLevel={3}
        points={values}
        pointsLabel={stepLabels(i18n)[step]}
        summary={
          total === 0
            ? i18n._('{title}: none in this period.', { title })
            : i18n._('{title}: {total} in total. The most, {most}: {label}.', {
                title,
                total: format(total),
                most: format(highest.value),
                label: highest.label,
              })
        }
        title={title}
        total={format(total)}
      />
    </Card>
  );
}

/** A chart of each number that this member of the staff may see. In its own module, because the charts are large. */
export function StatisticsCharts({ answer }: { answer: Answer }) {
  const { i18n } = useLingui();
  return (
    <Grid align="start" columns="lg" gap={4}>
      {seriesOf(i18n).map((series) => (
        <Chart answer={answer} key={series.name} series={series} />
      ))}
    </Grid>
  );
}
