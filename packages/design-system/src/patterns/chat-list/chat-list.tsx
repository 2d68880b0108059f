import type { ComponentProps, ReactNode } from 'react';
import type { PersonName } from '../../components/avatar/initials.ts';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconBellOff } from '../../icons/bell-off.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { PersonRow } from '../person-row/person-row.tsx';
import { RowState } from '../person-row/row-list.tsx';
import { RowsFoot, type MoreRows } from '../person-row/rows-foot.tsx';
import { SearchBox } from '../person-row/search-box.tsx';
import { WindowedRows } from '../person-row/windowed-rows.tsx';

export type ChatSummary = {
  readonly id: string;
  /** The other member's name, or the name of a group chat. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** Whether it is a group chat. Without a picture, it has an icon instead of initials. */
  readonly group?: boolean | undefined;
  /** The last message. The site itself adds a prefix such as 'You: …'. */
  readonly lastMessage?: ReactNode;
  /** The time of the last message. */
  readonly lastMessageAt?: Date | string | undefined;
  /** The number of unread messages. */
  readonly unread?: number | undefined;
  /** Whether the other member is online. */
  readonly online?: boolean | undefined;
  readonly muted?: boolean | undefined;
  /** The address of the chat. If omitted, `onSelect` is called. */
  readonly href?: string | undefined;
};

export type ChatListProps = Omit<ComponentProps<'section'>, 'children' | 'onSelect'> &
  MoreRows & {
    /** The chats, with the latest message first. */
    chats: readonly ChatSummary[];
    /** The accessible name of the list; by default 'Chats'. */
    label?: string;
    /** The id of the open chat. */
    selectedId?: string | null;
    /** Called with the id of the chosen chat. */
    onSelect?: (id: string) => void;
    /** The search text. If omitted, there is no search field. */
    search?: string;
    /** Called with the search text at every change. */
    onSearchChange?: (search: string) => void;
    /** Shown if there are no chats, or no search results. */
    emptyText: ReactNode;
    /** The language of `emptyText`, if it differs from the page's. */
    emptyTextLang?: string;
    /** Whether the chats are being loaded. */
    loading?: boolean;
    /** The error message of a failed load. */
    error?: ReactNode;
    /** Called to load again after an error. */
    onRetry?: () => void;
    /** The format of the last message's time, as for Time. A longer format leaves less space for the names. */
    formatTime?: TimeProps['format'];
    /** Content above the list, such as the button for a new chat. */
    actions?: ReactNode;
  };

const ignore = () => undefined;

/** A member's chats. Arrow keys move between them. Only the visible chats and some around them are rendered. */
export function ChatList({
  chats,
  label,
  selectedId,
  onSelect = ignore,
  search,
  onSearchChange = ignore,
  emptyText,
  emptyTextLang,
  loading = false,
  error,
  onRetry,
  hasMore,
  onLoadMore,
  moreError,
  formatTime = 'compact',
  actions,
  ...props
}: ChatListProps) {
  const chat = useChatMessages();
  const name = label ?? chat.chats;
  return (
    <section {...props} aria-label={name} data-component="chat-list" data-rows="">
      <Stack gap={3}>
        {actions}
        {search === undefined ? null : (
          <SearchBox label={chat.searchChats} onChange={onSearchChange} value={search} />
        )}
        <RowState
          count={chats.length}
          empty={emptyText}
          emptyLang={emptyTextLang}
          error={error}
          loading={loading}
          onRetry={onRetry}
        />
        {chats.length > 0 ? (
          <WindowedRows hasMore={hasMore} items={chats} pinnedId={selectedId} label={name}>
            {({ id, unread = 0, muted = false, lastMessageAt, ...summary }) => (
              <PersonRow
                clipped
                current={id === selectedId}
                detail={summary.lastMessage}
                end={
                  muted || unread > 0 ? (
                    <Stack as="span" direction="row" gap={2}>
                      {muted ? (
                        <>
                          <IconBellOff size="sm" />
                          <VisuallyHidden>{chat.muted}</VisuallyHidden>
                        </>
                      ) : null}
                      <CountBadge count={unread} />
                    </Stack>
                  ) : undefined
                }
                group={summary.group}
                href={summary.href}
                meta={
                  lastMessageAt === undefined ? undefined : <Time format={formatTime} value={lastMessageAt} />
                }
                name={summary.name}
                online={summary.online === true ? chat.online : undefined}
                onSelect={() => onSelect(id)}
                person={summary.person ?? summary.name}
                picture={summary.picture}
                spoken={unread > 0 ? chat.unread(unread) : undefined}
                strong={unread > 0}
              />
            )}
          </WindowedRows>
        ) : null}
        <RowsFoot hasMore={hasMore} loading={loading} moreError={moreError} onLoadMore={onLoadMore} />
      </Stack>
    </section>
  );
}
