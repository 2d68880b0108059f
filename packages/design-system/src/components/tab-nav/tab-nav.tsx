import type { ComponentProps, ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { TabLabel } from '../tabs/tab-label.tsx';
import styles from '../tabs/tabs.module.css';

export type TabNavProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** The accessible name of the navigation. */
  label: string;
};

/** Links that look like tabs, for parts of a page that have their own addresses. They wrap if they do not fit. */
export function TabNav({ label, children, ...props }: TabNavProps) {
  return (
    <nav {...props} aria-label={label} data-component="tab-nav">
      <ul className={styles.strip} data-part="list">
        {children}
      </ul>
    </nav>
  );
}

export type TabNavLinkProps = ComponentProps<'a'> & {
  /** The address. */
  href: string;
  /** Marks the current page. */
  current?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of items, announced with the label. */
  count?: number;
};

/** A link of the navigation. */
export function TabNavLink({ current = false, icon, count, className, children, ...props }: TabNavLinkProps) {
  return (
    <li className={styles.item}>
      <RouterLink
        {...props}
        aria-current={current ? 'page' : undefined}
        className={classNames(styles.tab, className)}
        data-component="tab-nav-link"
      >
        <TabLabel count={count} icon={icon}>
          {children}
        </TabLabel>
      </RouterLink>
    </li>
  );
}
