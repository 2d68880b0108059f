import type { ReactNode } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import styles from './tabs.module.css';

export type TabLabelProps = {
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of items. It is part of the accessible name. */
  count?: number | undefined;
  /** The label. */
  children: ReactNode;
};

/** The content of a tab, both of tabs with panels and of links. */
export function TabLabel({ icon, count, children }: TabLabelProps) {
  const locale = useLocale();
  return (
    <>
      {icon}
      <span data-part="label">{children}</span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className={styles.count} data-part="count">
            {new Intl.NumberFormat(locale).format(count)}
          </span>
        </>
      )}
    </>
  );
}
