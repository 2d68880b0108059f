import { scaleBand, scaleLinear } from '@visx/scale';
import type { BarChartPoint } from './bar-chart-point.ts';
import styles from './bar-chart.module.css';

const TICKS = 3;
/** As many names as fit below a chart on a narrow phone. */
const LABELS = 3;

/** The first, the middle and the last point. */
const labelled = (points: readonly BarChartPoint[]): readonly BarChartPoint[] => {
  const last = points.length - 1;
  const places = new Set(
    Array.from({ length: LABELS }, (_, index) => Math.round((index * last) / (LABELS - 1))),
  );
  return points.filter((_, index) => places.has(index));
};

interface BarsProps {
  formatValue: (value: number) => string;
  points: readonly BarChartPoint[];
  summary: string;
}

/** The drawing. It needs no width: positions are percentages, and the style sheet mirrors it from right to left. */
export function Bars({ formatValue, points, summary }: BarsProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const x = scaleBand({ domain: points.map(({ id }) => id), range: [0, 100], padding: 0.25 });
  const y = scaleLinear({ domain: [0, most], range: [100, 0], nice: TICKS });
  const ticks = y.ticks(TICKS).filter((tick) => Number.isInteger(tick));
  return (
    <div aria-label={summary} className={styles.chart} data-part="chart" role="img">
      <div aria-hidden="true" className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockStart: `${y(tick)}%` }}>
            {formatValue(tick)}
          </span>
        ))}
        <span className={styles.widest}>
          {ticks.map(formatValue).toSorted((one, other) => other.length - one.length)[0]}
        </span>
      </div>
      <svg aria-hidden="true" className={styles.plot} data-part="plot">
        {ticks.map((tick) => (
          <line className={styles.line} key={tick} x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
        ))}
        {points.map(({ id, label, value }) => (
          <g className={styles.point} key={id}>
            <title>{`${label}: ${formatValue(value)}`}</title>
            <rect className={styles.area} height="100%" width={`${x.step()}%`} x={`${x(id) ?? 0}%`} />
            <rect
              className={styles.bar}
              data-part="bar"
              height={`${100 - y(value)}%`}
              width={`${x.bandwidth()}%`}
              x={`${x(id) ?? 0}%`}
              y={`${y(value)}%`}
            />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className={styles.labels}>
        {labelled(points).map(({ id, shortLabel }) => (
          <span key={id}>{shortLabel}</span>
        ))}
      </div>
    </div>
  );
}
