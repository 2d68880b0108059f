import { classNames } from '../../utilities/class-names.ts';
import styles from './ornament.module.css';

const petals = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;

export type RoseProps = {
  /** Added to the classes of the drawing. */
  className?: string;
};

/** A rose window with twelve lights, on a grid of 200 units. */
export function Rose({ className }: RoseProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.drawing, className)}
      data-component="rose"
      focusable="false"
      viewBox="0 0 200 200"
    >
      <RoseTracery />
    </svg>
  );
}

/** Only the tracery, around the point 100, 100 with a radius of 98. */
export function RoseTracery() {
  return (
    <>
      <circle className={styles.stone} cx="100" cy="100" r="98" />
      <circle className={styles.line} cx="100" cy="100" r="92" />
      {petals.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 100 100)`}>
          <path
            className={styles.glass}
            d="M100 74C93.5 62 88 50 88 38a12 12 0 0 1 24 0C112 50 106.5 62 100 74Z"
          />
          <circle className={styles.light} cx="100" cy="17" r="5.2" transform="rotate(15 100 100)" />
        </g>
      ))}
      <circle className={styles.stone} cx="100" cy="100" r="22" />
      {petals
        .filter((angle) => angle % 60 === 0)
        .map((angle) => (
          <path
            className={styles.light}
            d="M100 97.5C95.5 93 95.5 87 100 82.5 104.5 87 104.5 93 100 97.5Z"
            key={angle}
            transform={`rotate(${angle} 100 100)`}
          />
        ))}
    </>
  );
}
