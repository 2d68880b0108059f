import type { ReactNode } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './feed-post.module.css';

type PostActionProps = {
  /** How often it was done. */
  count: number;
  /** Whether the reader did it. */
  on?: boolean;
  /** The button. Its description says the count. */
  children: ReactNode;
};

/** A button and, on its surface, how often it was used. The count is beside the name, so that the name stays the same. */
export function PostAction({ count, on = false, children }: PostActionProps) {
  const locale = useLocale();
  const written = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(
    count,
  );
  return (
    <span className={classNames(styles.action, on && styles.on)} data-part="action">
      {children}
      <span aria-hidden="true" className={styles.count} data-part="count">
        {written}
      </span>
    </span>
  );
}
