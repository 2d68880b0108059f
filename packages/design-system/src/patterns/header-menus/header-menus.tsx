import { useState, type ComponentProps, type ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../components/popover/popover.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import styles from './header-menus.module.css';

export type HeaderMenuProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title' | 'type'> & {
  /** The accessible name of the button and the panel: 'Notifications'. */
  label: string;
  /** The panel's title, if it says more than the label: 'Messages (3)'. */
  title?: string;
  /** The icon. */
  icon: ReactNode;
  /** The unread count. It is a number on the icon, and words in the button's name. */
  count?: number;
  /** Formats the count in the button's name. By default it is '3 unread'. */
  countText?: (count: number) => string;
  /**
   * In a narrow header, menus with `low` are hidden first, then those with `medium`, then those with `high`. So
   * the header's menu must link to the same pages.
   */
  priority?: 'low' | 'medium' | 'high';
  /** Whether the panel is open. By default the button decides. */
  open?: boolean;
  /** Called when the panel opens or closes. To close the panel when an entry is chosen, also pass `open`. */
  onOpenChange?: (open: boolean) => void;
  /** The address of the full list. */
  viewAllHref?: string;
  /** The label of the link to the full list: 'View all'. */
  viewAllLabel?: string;
  /** The compact list: a NotificationList, ChatList or FriendRequestList. */
  children: ReactNode;
};

/** A header button with a panel below it. The panel has lists and buttons, so it is not an ARIA menu. */
export function HeaderMenu({
  label,
  title = label,
  icon,
  count = 0,
  countText,
  priority = 'high',
  open: controlled,
  onOpenChange,
  viewAllHref,
  viewAllLabel,
  children,
  ...props
}: HeaderMenuProps) {
  const people = usePeopleMessages();
  const [uncontrolled, setUncontrolled] = useState(false);
  const open = controlled ?? uncontrolled;
  const change = (next: boolean) => {
    setUncontrolled(next);
    onOpenChange?.(next);
  };
  const name = count > 0 ? `${label}, ${(countText ?? people.unreadCount)(count)}` : label;
  return (
    <PopoverRoot onOpenChange={change} open={open}>
      <PopoverTrigger>
        <IconButton
          {...props}
          badge={<CountBadge count={count} />}
          data-pattern="header-menu"
          data-priority={priority}
          icon={icon}
          label={name}
        />
      </PopoverTrigger>
      <PopoverContent align="end" title={title}>
        {/* A scroll container must be focusable for keyboard users, even if nothing inside it is. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div aria-label={label} className={styles.list} data-part="list" role="group" tabIndex={0}>
          {children}
        </div>
        {viewAllHref === undefined ? null : (
          <div className={styles.footer}>
            <ButtonLink href={viewAllHref} onClick={() => change(false)} size="sm" variant="ghost">
              {viewAllLabel}
            </ButtonLink>
          </div>
        )}
      </PopoverContent>
    </PopoverRoot>
  );
}
