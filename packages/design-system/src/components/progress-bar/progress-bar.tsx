import type { ComponentProps } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './progress-bar.module.css';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name. */
  label: string;
  /** From 0 to 100; null if the progress is unknown. */
  value: number | null;
  /** Shows the label and the percentage above the bar. */
  showLabel?: boolean;
};

/** The progress of a running task. */
export function ProgressBar({ label, value, showLabel = false, className, ...props }: ProgressBarProps) {
  const locale = useLocale();
  const bounded = value === null ? null : Math.min(100, Math.max(0, value));
  const percentage =
    bounded === null ? undefined : new Intl.NumberFormat(locale, { style: 'percent' }).format(bounded / 100);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="progress-bar">
      {showLabel ? (
        <div aria-hidden="true" className={styles.label} data-part="label">
          <span>{label}</span>
          <span className={styles.percentage}>{percentage}</span>
        </div>
      ) : null}
      <div
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={bounded ?? undefined}
        aria-valuetext={percentage}
        className={styles.track}
        data-part="track"
        role="progressbar"
      >
        <div
          className={classNames(styles.bar, bounded === null && styles.indeterminate)}
          data-part="bar"
          style={bounded === null ? undefined : { inlineSize: `${bounded}%` }}
        />
      </div>
    </div>
  );
}
