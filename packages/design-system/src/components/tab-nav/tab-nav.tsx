import { useRef, type ComponentProps, type ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { TabLabel } from '../tabs/tab-label.tsx';
import styles from '../tabs/tabs.module.css';
import { useChosenInView } from '../tabs/use-chosen-in-view.ts';

export type TabNavProps = Omit<ComponentProps<'nav'>, 'aria-label'> & {
  /** Names the navigation. */
  label: string;
};

/** Links that look like tabs, for parts of a page that have addresses of their own. */
export function TabNav({ label, children, ...props }: TabNavProps) {
  const strip = useRef<HTMLUListElement>(null);
  useChosenInView(strip);
  return (
    <nav {...props} aria-label={label} data-component="tab-nav">
      <ul className={styles.strip} data-part="list" ref={strip}>
        {children}
      </ul>
    </nav>
  );
}

export type TabNavLinkProps = ComponentProps<'a'> & {
  /** Where it leads. */
  href: string;
  /** Leads to where one is. */
  current?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** How many things stand there; it is read with the label. */
  count?: number;
};

/** One of the links. */
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
