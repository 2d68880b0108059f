import type { ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import styles from './bottom-bar.module.css';

export type NavigationItem = {
  /** Where the entry leads. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The page that is shown now. */
  readonly current?: boolean;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
};

export type BottomBarProps = {
  /** Names the navigation. */
  label: string;
  /** Up to five entries. */
  items: readonly NavigationItem[];
};

/** The main places within the thumb's reach, up to 768 px. It makes way for the keyboard of a phone. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.root} data-component="bottom-bar">
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.href}>
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
