import { useId } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './ornament.module.css';
import { RoseTracery } from './rose.tsx';

const lancets = [30, 165] as const;

export type WindowProps = {
  /** Added to the classes of the drawing. */
  className?: string;
};

/** A lancet window: two lights with leaded panes under a rose. */
export function Window({ className }: WindowProps) {
  const panes = useId();
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.drawing, className)}
      data-component="window"
      focusable="false"
      preserveAspectRatio="xMidYMin slice"
      viewBox="0 0 320 620"
    >
      <defs>
        <pattern height="34" id={panes} patternUnits="userSpaceOnUse" width="24">
          <path className={styles.lead} d="M0 0 24 34M24 0 0 34" />
        </pattern>
      </defs>
      <path className={styles.stone} d="M10 640V270A290 290 0 0 1 160 22 290 290 0 0 1 310 270V640" />
      <path className={styles.wall} d="M20 640V270A280 280 0 0 1 160 33.5 280 280 0 0 1 300 270V640" />
      {lancets.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.glass} d="M0 640V336A125 125 0 0 1 62.5 227.7 125 125 0 0 1 125 336V640Z" />
          <path d="M0 640V336A125 125 0 0 1 62.5 227.7 125 125 0 0 1 125 336V640Z" fill={`url(#${panes})`} />
          <path className={styles.line} d="M8 640V336A117 117 0 0 1 62.5 238 117 117 0 0 1 117 336V640" />
          <path
            className={styles.light}
            d="M62.5 268c9 0 15 7 15 15 0 4-1.5 7-4 9.5 3-1 6-1.5 9-.5 8 2 12 10 10 18s-10 12-18 10c-6-1.5-10-6-12-11-2 5-6 9.5-12 11-8 2-16-2-18-10s2-16 10-18c3-1 6-.5 9 .5-2.5-2.5-4-5.5-4-9.5 0-8 6-15 15-15Z"
          />
        </g>
      ))}
      <g transform="translate(86 59) scale(.74)">
        <RoseTracery />
      </g>
    </svg>
  );
}
