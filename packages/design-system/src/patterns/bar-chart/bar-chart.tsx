import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Text } from '../../components/text/text.tsx';
import { usePatternMessages } from '../../i18n/use-pattern-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import type { BarChartPoint } from './bar-chart-point.ts';
import { Bars } from './bars.tsx';
import styles from './bar-chart.module.css';

export type { BarChartPoint };

export type BarChartProps = Omit<ComponentProps<'figure'>, 'aria-labelledby' | 'children' | 'title'> & {
  /** What is counted, such as 'New members'. */
  title: string;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /** The most important number, such as the sum. */
  total?: ReactNode;
  /** The chart in one or two sentences, for people who cannot see it. */
  summary: string;
  /** The values, in the order of time. */
  points: readonly BarChartPoint[];
  /** The heading of the points in the table, such as 'Day'. */
  pointsLabel: string;
  /** Formats a value, such as an amount of money. By default, the value is shown as it is. */
  formatValue?: (value: number) => string;
};

/** Values over time as bars. A button shows the same values as a table. */
export function BarChart({
  title,
  headingLevel = 2,
  total,
  summary,
  points,
  pointsLabel,
  formatValue = String,
  className,
  ...props
}: BarChartProps) {
  const messages = usePatternMessages();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure
      {...props}
      aria-labelledby={titleId}
      className={classNames(styles.root, className)}
      data-component="bar-chart"
    >
      <div className={styles.header} data-part="header">
        <Heading className={styles.title} id={titleId} level={headingLevel} size="sm">
          {title}
        </Heading>
        {total === undefined ? null : (
          <Text as="div" size="lg">
            {total}
          </Text>
        )}
        <Button className={styles.toggle} onClick={() => setTable(!isTable)} size="sm" variant="ghost">
          {isTable ? messages.showAsChart : messages.showAsTable}
        </Button>
      </div>
      {isTable ? (
        <table aria-labelledby={titleId} className={styles.table} data-part="table">
          <thead>
            <tr>
              <th scope="col">{pointsLabel}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Bars formatValue={formatValue} points={points} summary={summary} />
      )}
    </figure>
  );
}
