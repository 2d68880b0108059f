import { useRef, type ComponentProps, type ReactNode } from 'react';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { usePressFromField } from '../../utilities/press-from-field.ts';
import { useMeasuredHeight } from '../../utilities/measured-height.ts';
import styles from './bottom-bar.module.css';

export type NavigationItem = {
  /** The address of the entry. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Marks the current page. */
  readonly current?: boolean;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** The unread count. It is a number on the icon, and words in the link's name. */
  readonly count?: number | undefined;
  /** Formats the count in the link's name. By default it is '3 unread'. */
  readonly countText?: ((count: number) => string) | undefined;
};

export type BottomBarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The accessible name of the navigation. */
  label: string;
  /** Up to five entries. */
  items: readonly NavigationItem[];
};

/**
 * Links to the main pages at the bottom of the window, up to a width of 768 px. The bar is hidden while a phone's
 * keyboard is open. If a press outside the text field closes the keyboard, the bar returns only after the press has
 * ended. The page's `--ds-bottom-bar-size` contains the bar's height, so that other content can leave space for the
 * bar.
 */
export function BottomBar({ label, items, className, ref, ...props }: BottomBarProps) {
  const people = usePeopleMessages();
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  // If the bar returned during the press, it would move the pressed element away, or receive the release of the press.
  const waits = usePressFromField();

  // The height is measured, because it depends on the labels, on the text size, and on whether the bar is shown.
  useMeasuredHeight(root, '--ds-bottom-bar-size');

  const nameWith = ({ label: place, count = 0, countText = people.unreadCount }: NavigationItem) =>
    count > 0 ? `${place}, ${countText(count)}` : undefined;
  return (
    <nav
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="bottom-bar"
      data-waits={waits ? '' : undefined}
      ref={mergedRef}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={item.href}>
            <RouterLink
              aria-current={item.current === true ? 'page' : undefined}
              aria-label={nameWith(item)}
              className={styles.link}
              href={item.href}
              lang={item.lang}
            >
              <span className={styles.icon}>
                {item.icon}
                <CountBadge className={styles.count} count={item.count ?? 0} />
              </span>
              <span className={styles.label}>{item.label}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
