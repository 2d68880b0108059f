import type { ComponentProps } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import type { NavigationItem } from '../bottom-bar/bottom-bar.tsx';
import styles from './side-menu.module.css';

export type SideMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The accessible name of the navigation. */
  label: string;
  /** The entries, in order. */
  items: readonly NavigationItem[];
};

/** A vertical menu of the site's sections, next to the page. */
export function SideMenu({ label, items, ...props }: SideMenuProps) {
  return (
    <nav {...props} aria-label={label} data-component="side-menu">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <RouterLink
              aria-current={item.current === true ? 'page' : undefined}
              className={styles.link}
              href={item.href}
              lang={item.lang}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
