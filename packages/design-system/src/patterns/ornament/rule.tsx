import { classNames } from '../../utilities/class-names.ts';
import styles from './ornament.module.css';

export type RuleProps = {
  /** Added to the classes of the line. */
  className?: string;
};

/** A fine line with a quatrefoil in the middle. */
export function Rule({ className }: RuleProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.rule, className)} data-component="rule">
      <svg focusable="false" height="18" viewBox="0 0 18 18" width="18">
        <path d="M9 8.3C6.8 6.8 6.8 3.2 9 1 11.2 3.2 11.2 6.8 9 8.3ZM9.7 9C11.2 6.8 14.8 6.8 17 9 14.8 11.2 11.2 11.2 9.7 9ZM9 9.7C11.2 11.2 11.2 14.8 9 17 6.8 14.8 6.8 11.2 9 9.7ZM8.3 9C6.8 11.2 3.2 11.2 1 9 3.2 6.8 6.8 6.8 8.3 9Z" />
      </svg>
    </div>
  );
}
