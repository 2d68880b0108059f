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
  /** With whom. */
  readonly name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** What was said last; 'You: …' is the site's to say. */
  readonly lastMessage?: ReactNode;
  /** When it was said. */
  readonly lastMessageAt?: Date | string | undefined;
  /** How many messages were not read yet. */
  readonly unread?: number | undefined;
  /** The other is here now. */
  readonly online?: boolean | undefined;
  readonly muted?: boolean | undefined;
  /** Where the chat opens. Without it `onSelect` is called. */
  readonly href?: string | undefined;
};

export type ChatListProps = Omit<ComponentProps<'section'>, 'children' | 'onSelect'> &
  MoreRows & {
    /** The chats, the one that was written in last first. */
    chats: readonly ChatSummary[];
    /** Names the list; without it 'Chats'. */
    label?: string;
    /** The chat that is open. */
    selectedId?: string | null;
    /** Called with the chat that is chosen. */
    onSelect?: (id: string) => void;
    /** What is searched for. Without it there is no search field. */
    search?: string;
    /** Called with what is searched for, as it is written. */
    onSearchChange?: (search: string) => void;
    /** Said where there is no chat, or none that is searched for. */
    emptyText: ReactNode;
    /** The language of that text, where it is another than the page's. */
    emptyTextLang?: string;
    /** The chats are being loaded. */
    loading?: boolean;
    /** What went wrong when loading. */
    error?: ReactNode;
    /** Called to load again. */
    onRetry?: () => void;
    /** How the time of the last message is told, as with Time. */
    formatTime?: TimeProps['format'];
    /** Stands over the list, such as the button that begins a chat. */
    actions?: ReactNode;
  };

const ignore = () => undefined;

/** The chats of a member, to choose one. The arrow keys lead from one to the next; only those near what is in sight are drawn. */
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
  formatTime = 'relative',
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
          <WindowedRows hasMore={hasMore} items={chats} keptId={selectedId} label={name}>
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
