import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './meter.module.css';
import { meterVariants } from './meter.variants.ts';

export type MeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is measured. */
  label: string;
  /** How much of it. */
  value: number;
  /** The least there can be. */
  min?: number;
  /** The most there can be. */
  max: number;
  /** The measure in words, which is shown and read out. */
  valueText: string;
  /** The colour of the measure; the words say it too. */
  tone?: 'danger' | 'warning' | 'success' | 'info';
};

const stepsThatCanBeSeen = 10;

/** A measure within known bounds, such as the strength of a password. A few whole steps are drawn one by one. */
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
