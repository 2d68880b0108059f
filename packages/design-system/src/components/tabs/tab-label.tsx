import type { ReactNode } from 'react';
import { useLocale } from '../../provider/design-system-context.ts';
import styles from './tabs.module.css';

export type TabLabelProps = {
  /** Drawn before the label. */
  icon?: ReactNode;
  /** How many things stand behind it. It is part of the name. */
  count?: number | undefined;
  /** The label. */
  children: ReactNode;
};

/** What stands in a tab, whether it turns a panel over or leads to a page. */
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
