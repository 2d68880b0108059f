import { useState, type ComponentProps, type ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../components/popover/popover.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import styles from './header-menus.module.css';

export type HeaderMenuProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title' | 'type'> & {
  /** Names the button and the panel: 'Notifications'. */
  label: string;
  /** Heads the panel, where that says more than the label: 'Messages (3)'. */
  title?: string;
  /** The icon. */
  icon: ReactNode;
  /** How many are unread: on the icon as a figure, in the name of the button in words. */
  count?: number;
  /** Says the count within the name; without it '3 unread'. */
  countText?: (count: number) => string;
  /** Of a header with little room, `low` leaves first, then `medium`, then `high`: its menu has to lead there too. */
  priority?: 'low' | 'medium' | 'high';
  /** Whether the panel is open. Without it the button decides. */
  open?: boolean;
  /** Called when the panel opens or closes. Give `open` as well to close it when an entry is chosen. */
  onOpenChange?: (open: boolean) => void;
  /** Where all of it stands. */
  viewAllHref?: string;
  /** Names that link: 'View all'. */
  viewAllLabel?: string;
  /** The list: NotificationList, ChatList or FriendRequestList in its narrow form. */
  children: ReactNode;
};

/** A button of the header with a panel below it. The panel holds lists and buttons, so it is no menu of actions. */
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
        {/* What scrolls must be reached by the keyboard, also where nothing in it takes the focus. */}
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
