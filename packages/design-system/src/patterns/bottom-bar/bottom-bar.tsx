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
  /** Where the entry leads. */
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The page that is shown now. */
  readonly current?: boolean;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** How much waits there: on the icon as a figure, in the name of the link in words. */
  readonly count?: number | undefined;
  /** Says the count within the name; without it '3 unread'. */
  readonly countText?: ((count: number) => string) | undefined;
};

export type BottomBarProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Names the navigation. */
  label: string;
  /** Up to five entries. */
  items: readonly NavigationItem[];
};

/**
 * The main places within the thumb's reach, up to 768 px. It makes way for the keyboard of a phone, and comes back when
 * the press that leaves the field is over. How high it is stands in `--ds-bottom-bar-size` of the page, for what must not
 * lie under it.
 */
export function BottomBar({ label, items, className, ref, ...props }: BottomBarProps) {
  const people = usePeopleMessages();
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  // Coming back, it would move what is pressed from under the finger, or catch the end of the press itself.
  const waits = usePressFromField();

  // Only the bar knows: it grows with its words and the size of the text, and is not always there.
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
