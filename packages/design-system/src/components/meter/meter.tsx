import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './meter.module.css';
import { meterVariants } from './meter.variants.ts';

export type MeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name. */
  label: string;
  /** The current value. */
  value: number;
  /** The minimum. */
  min?: number;
  /** The maximum. */
  max: number;
  /** The value in words, shown and announced. */
  valueText: string;
  /** The color; `valueText` must express the meaning too. */
  tone?: 'danger' | 'warning' | 'success' | 'info';
};

const stepsThatCanBeSeen = 10;

/**
 * A value within known bounds, such as the strength of a password. If the bounds have few whole steps, each
 * step is drawn separately.
 */
export function Meter({
  label,
  value,
  min = 0,
  max,
  valueText,
  tone = 'info',
  className,
  ...props
}: MeterProps) {
  const range = max - min;
  const measured = Math.min(max, Math.max(min, value)) - min;
  const stepped = Number.isInteger(range) && range <= stepsThatCanBeSeen;
  return (
    <div
      {...props}
      className={classNames(meterVariants({ tone }), className)}
      data-component="meter"
      data-variant={tone}
    >
      <div
        aria-label={label}
        aria-valuemax={max}
        aria-valuemin={min}
        aria-valuenow={min + measured}
        aria-valuetext={valueText}
        className={styles.track}
        data-part="track"
        role="meter"
      >
        {stepped ? (
          Array.from({ length: range }, (_, step) => (
            <span className={classNames(styles.step, step < measured && styles.filled)} key={step} />
          ))
        ) : (
          <span className={styles.step}>
            <span
              className={classNames(styles.bar, styles.filled)}
              style={{ inlineSize: `${(measured / range) * 100}%` }}
            />
          </span>
        )}
      </div>
      <span aria-hidden="true" className={styles.value} data-part="value">
        {valueText}
      </span>
    </div>
  );
}
