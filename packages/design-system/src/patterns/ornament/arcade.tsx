import { useId } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './ornament.module.css';

export type ArcadeProps = {
  /** Added to the classes of the drawing. */
  className?: string;
};

/** A frieze of interlaced arches, as wide as its container. */
export function Arcade({ className }: ArcadeProps) {
  const tile = useId();
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.arcade, className)}
      data-component="arcade"
      focusable="false"
      height="22"
      width="100%"
    >
      <defs>
        <pattern height="22" id={tile} patternUnits="userSpaceOnUse" width="20">
          <path
            className={styles.line}
            d="M-20 22A20 20 0 0 1 20 22M0 22A20 20 0 0 1 40 22M-40 22A20 20 0 0 1 0 22"
          />
        </pattern>
      </defs>
      <rect fill={`url(#${tile})`} height="22" width="100%" />
    </svg>
  );
}
