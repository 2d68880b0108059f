import { useMemo, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import { IconBell } from '../../icons/bell.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconComment } from '../../icons/comment.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconCandle } from '../../icons/candle.tsx';
import { IconHandsPraying } from '../../icons/hands-praying.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import type { IconProps } from '../../icons/icon.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconMention } from '../../icons/mention.tsx';
import { IconReply } from '../../icons/reply.tsx';
import { IconStore } from '../../icons/store.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import { IconUserPlus } from '../../icons/user-plus.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useInfiniteScroll } from '../../utilities/infinite-scroll.ts';
import { dayName, dayOf } from '../chat-thread/day-name.ts';
import { PersonRow } from '../person-row/person-row.tsx';
import { Rows, RowState } from '../person-row/row-list.tsx';
import { useRowFocus } from '../person-row/use-row-focus.ts';
import styles from './notification-list.module.css';

export type NotificationKind =
  | 'friend-request'
  | 'friend-accepted'
  | 'comment'
  | 'reply'
  | 'mention'
  | 'like'
  | 'prayer'
  | 'message'
  | 'listing'
  | 'plan'
  | 'report';

export type NotificationItem = {
  readonly id: string;
  /** The kind of notification. It decides the icon. Unknown kinds have a bell. */
  readonly kind: NotificationKind | (string & {});
  readonly title: string;
  /** The person who caused the notification. Their picture is shown, with the icon at its edge. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  readonly description?: ReactNode;
  readonly createdAt: Date | string;
  readonly unread: boolean;
  /** The address. */
  readonly href?: string | undefined;
};

export type NotificationListProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The accessible name of the list: 'Notifications'. */
  label: string;
  /** The notifications, newest first. */
  notifications: readonly NotificationItem[];
  /** The layout. `full` is for a page: it groups by day and has buttons. `compact` is for the header's panel. */
  variant?: 'full' | 'compact';
  /** Called with the id of the notification that the member opens. The notification then counts as read. */
  onSelect: (id: string) => void;
  /** Called to mark a notification as read without opening it. */
  onMarkRead?: (id: string) => void;
  /** Called to mark all notifications as read. */
  onMarkAllRead?: () => void;
  /** Called to delete a notification. */
  onDelete?: (id: string) => void;
  /**
   * The number of all unread notifications, even if the list does not contain them all. By default, the number
   * in the list.
   */
  unreadCount?: number;
  /** Shown if there are no notifications. */
  emptyText: ReactNode;
  /** The language of `emptyText`, if it differs from the page's. */
  emptyTextLang?: string;
  /** Whether notifications are being loaded. */
  loading?: boolean;
  /** The error message of a failed load. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** Whether there are older notifications. */
  hasMore?: boolean;
  /** Called to load older notifications, when the reader comes near the end of a page or presses the button. */
  onLoadMore?: () => void;
  /**
   * The number of automatic loads. After that, a button loads more, so that readers can reach the content below. A
   * compact list never loads automatically.
   */
  automaticLoads?: number;
  /** The format of the time, as for Time. */
  formatTime?: TimeProps['format'];
  /** The heading level of the name of a day. */
  headingLevel?: 2 | 3 | 4;
};

const icons: Record<NotificationKind, ComponentType<IconProps>> = {
  'friend-request': IconUserPlus,
  'friend-accepted': IconUsers,
  comment: IconComment,
  reply: IconReply,
  mention: IconMention,
  like: IconHeart,
  prayer: IconHandsPraying,
  message: IconMessage,
  listing: IconStore,
  plan: IconCandle,
  report: IconFlag,
};

const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(icons, kind);

type Day = { readonly start: number; readonly items: readonly NotificationItem[] };

function byDay(notifications: readonly NotificationItem[]): Day[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => dayOf(new Date(createdAt).getTime()));
  return [...days].map(([start, items]) => ({ start, items }));
}

/** A member's notifications. Unread ones are marked with a text and a style. */
export function NotificationList({
  label,
  notifications,
  variant = 'full',
  onSelect,
  onMarkRead,
  onMarkAllRead,
  onDelete,
  unreadCount,
  emptyText,
  emptyTextLang,
  loading = false,
  error,
  onRetry,
  hasMore = false,
  onLoadMore,
  automaticLoads = 3,
  formatTime = 'relative',
  headingLevel = 2,
  ref,
  ...props
}: NotificationListProps) {
  const people = usePeopleMessages();
  const locale = useLocale();
  const full = variant === 'full';
  const end = useRef<HTMLDivElement>(null);
  const [loads, setLoads] = useState(0);
  const failed = error !== undefined && error !== null;
  useInfiniteScroll(end, {
    enabled: full && hasMore && !loading && !failed && loads < automaticLoads,
    onReach: () => {
      setLoads((known) => known + 1);
      onLoadMore?.();
    },
  });
  const days = useMemo(() => (full ? byDay(notifications) : []), [full, notifications]);
  const hasUnread = (unreadCount ?? 0) > 0 || notifications.some(({ unread }) => unread);
  const rowOf = (item: NotificationItem) => (
    <li key={item.id}>
      <NotificationRow
        formatTime={formatTime}
        item={item}
        onDelete={full && onDelete !== undefined ? () => onDelete(item.id) : undefined}
        onMarkRead={full && item.unread && onMarkRead !== undefined ? () => onMarkRead(item.id) : undefined}
        onSelect={() => onSelect(item.id)}
      />
    </li>
  );
  return (
    <div
      {...props}
      data-component="notification-list"
      data-rows=""
      data-variant={variant}
      ref={useRowFocus(ref)}
    >
      {onMarkAllRead !== undefined && (hasUnread || (full && notifications.length > 0)) ? (
        <Stack className={styles.tools} direction="row" justify="end">
          {hasUnread ? (
            <Button leadingIcon={<IconCheck size="sm" />} onClick={onMarkAllRead} size="sm" variant="ghost">
              {people.markAllRead}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {days.map(({ start, items }) => (
        <section className={styles.group} data-part="day" key={start}>
          <Heading level={headingLevel} size="sm">
            {dayName(start, locale)}
          </Heading>
          <Rows label={`${label}, ${dayName(start, locale)}`}>{items.map(rowOf)}</Rows>
        </section>
      ))}
      <RowState
        count={notifications.length}
        empty={emptyText}
        emptyLang={emptyTextLang}
        error={error}
        loading={loading}
        onRetry={onRetry}
      />
      {full || notifications.length === 0 ? null : <Rows label={label}>{notifications.map(rowOf)}</Rows>}
      {hasMore ? (
        <Stack align="center" className={styles.more} ref={end}>
          <Button loading={loading} onClick={onLoadMore} variant="secondary">
            {people.showMore}
          </Button>
        </Stack>
      ) : null}
    </div>
  );
}

type NotificationRowProps = {
  item: NotificationItem;
  formatTime: NonNullable<TimeProps['format']>;
  onSelect: () => void;
  onMarkRead: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

function NotificationRow({ item, formatTime, onSelect, onMarkRead, onDelete }: NotificationRowProps) {
  const people = usePeopleMessages();
  const { kind, title, person, picture, description, createdAt, unread, href } = item;
  const KindIcon = isKnown(kind) ? icons[kind] : IconBell;
  return (
    <PersonRow
      action={
        onMarkRead === undefined && onDelete === undefined ? undefined : (
          <Stack direction="row" gap={0} wrap>
            {onMarkRead === undefined ? null : (
              <IconButton icon={<IconCheck />} label={`${people.markRead}: ${title}`} onClick={onMarkRead} />
            )}
            {onDelete === undefined ? null : (
              <IconButton
                icon={<IconTrash />}
                label={`${people.deleteNotification}: ${title}`}
                onClick={onDelete}
              />
            )}
          </Stack>
        )
      }
      className={unread ? styles.fresh : styles.read}
      data-unread={unread || undefined}
      detail={
        <>
          {description === undefined ? null : (
            <span className={styles.words} dir="auto">
              {description}
            </span>
          )}
          <Time format={formatTime} value={createdAt} />
        </>
      }
      href={href}
      mark={
        <span className={styles.mark} data-part="mark">
          {person === undefined ? null : <Avatar name={person} src={picture} />}
          <span
            className={classNames(
              styles.kind,
              person === undefined ? styles.alone : styles.beside,
              unread && styles.unread,
            )}
          >
            <KindIcon size={person === undefined ? 'md' : 'sm'} />
          </span>
        </span>
      }
      name={title}
      onSelect={onSelect}
      sentence
      spoken={unread ? people.unread : people.read}
      strong={unread}
      wraps="narrow"
    />
  );
}
