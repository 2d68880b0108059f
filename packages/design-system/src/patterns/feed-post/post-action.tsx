import type { ReactNode } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './feed-post.module.css';

type PostActionProps = {
  /** The count of the action. Zero is not shown. */
  count: number;
  /** Whether the reader has done the action. */
  on?: boolean;
  /** The button. The count becomes its accessible description. */
  children: ReactNode;
};

/** A button with a count on top of it. The count is not part of the button's name, so that the name stays the same. */
export function PostAction({ count, on = false, children }: PostActionProps) {
  const locale = useLocale();
  const written = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(
    count,
  );
  return (
    <span className={classNames(styles.action, on && styles.on)} data-part="action">
      {children}
      {count === 0 ? null : (
        <span aria-hidden="true" className={styles.count} data-part="count">
          {written}
        </span>
      )}
    </span>
  );
}
