import type { ReactNode } from 'react';
import type { ChatMessages } from '../../i18n/chat.ts';
import type { MessageBubbleProps } from '../message-bubble/message-bubble.tsx';
import { dayOf } from './day-name.ts';

export type ThreadMessage = Pick<
  MessageBubbleProps,
  | 'author'
  | 'sender'
  | 'own'
  | 'content'
  | 'createdAt'
  | 'state'
  | 'edited'
  | 'forwarded'
  | 'seen'
  | 'failure'
  | 'progress'
  | 'onCancel'
  | 'onRetry'
  | 'onDelete'
  | 'quote'
  | 'onReply'
  | 'reactions'
  | 'onReact'
  | 'onShowReactions'
  | 'card'
  | 'menu'
> & {
  /** The id that the author's device assigned. It never changes. */
  readonly id: string;
  /**
   * A line that says what has happened in a group chat, in place of a bubble. The content is the same text
   * without links, for its announcement.
   */
  readonly line?: ReactNode;
  /** The album of which this picture is a part. Consecutive pictures of an album are shown as one grid. */
  readonly album?: string | undefined;
};

export type ThreadRow = {
  readonly message: ThreadMessage;
  /** The day, if this message is the first of a day; otherwise null. */
  readonly day: number | null;
  readonly grouping: 'single' | 'first' | 'middle' | 'last';
  /** Whether this is the member's newest own message, which shows 'Sent' or 'Seen'. */
  readonly isNewestOwn: boolean;
  /** Whether this is the first unread message. */
  readonly isFirstUnread: boolean;
  /** The pictures of an album, of which `message` is the first. */
  readonly album?: readonly ThreadMessage[];
};

// Consecutive messages of one author are grouped if less than this time is between them.
const closeness = 5 * 60_000;

type Moment = { readonly time: number; readonly day: number };

// Caches parsed dates, because every new message rebuilds the rows, and parsing dates is the slow part.
const moments = new WeakMap<ThreadMessage, Moment>();

function momentOf(message: ThreadMessage): Moment {
  const known = moments.get(message);
  if (known !== undefined) return known;
  const time = new Date(message.createdAt).getTime();
  const moment = { time, day: dayOf(time) };
  moments.set(message, moment);
  return moment;
}

const isLine = ({ line }: ThreadMessage): boolean => line !== undefined;

const follows = (previous: ThreadMessage | undefined, next: ThreadMessage | undefined): boolean =>
  previous !== undefined &&
  next !== undefined &&
  isLine(previous) === isLine(next) &&
  (isLine(next) ||
    (previous.own === next.own &&
      previous.author === next.author &&
      previous.sender?.id === next.sender?.id)) &&
  momentOf(next).time - momentOf(previous).time < closeness &&
  momentOf(next).day === momentOf(previous).day;

/** The messages of a row. An album has several. */
export const messagesOf = ({ message, album }: ThreadRow): readonly ThreadMessage[] => album ?? [message];

/** Whether a row contains a message. */
export const hasMessage = (row: ThreadRow, id: string): boolean =>
  messagesOf(row).some((message) => message.id === id);

type Grouping = ThreadRow['grouping'];

const groupingOf = (first: Grouping, last: Grouping): Grouping => {
  const begins = first === 'first' || first === 'single';
  const ends = last === 'last' || last === 'single';
  return begins ? (ends ? 'single' : 'first') : ends ? 'last' : 'middle';
};

/** Joins the rows of an album. Its row keeps the key of the first picture while other pictures are added. */
function withAlbums(rows: readonly ThreadRow[]): ThreadRow[] {
  const joined: ThreadRow[] = [];
  for (const row of rows) {
    const previous = joined.at(-1);
    const joins = row.grouping === 'middle' || row.grouping === 'last';
    const { album } = row.message;
    if (previous === undefined || !joins || album === undefined || previous.message.album !== album) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = {
      ...previous,
      album: [...messagesOf(previous), row.message],
      grouping: groupingOf(previous.grouping, row.grouping),
      isNewestOwn: row.isNewestOwn,
    };
  }
  return joined;
}

/** Groups messages, and lines, and marks the first of each day. */
export function rowsOf(messages: readonly ThreadMessage[], firstUnreadId?: string | null): ThreadRow[] {
  const newestOwn = messages.findLastIndex((message) => message.own && !isLine(message));
  const rows = messages.map((message, index): ThreadRow => {
    const previous = messages[index - 1];
    const isFirstUnread = message.id === firstUnreadId;
    const nextIsFirstUnread = messages[index + 1]?.id === firstUnreadId;
    const joinsPrevious = !isFirstUnread && follows(previous, message);
    const joinsNext = !nextIsFirstUnread && follows(message, messages[index + 1]);
    const { day } = momentOf(message);
    return {
      message,
      day: previous !== undefined && momentOf(previous).day === day ? null : day,
      grouping: joinsPrevious ? (joinsNext ? 'middle' : 'last') : joinsNext ? 'first' : 'single',
      isNewestOwn: index === newestOwn,
      isFirstUnread,
    };
  });
  return withAlbums(rows);
}

const lineHeight = 26;
const charactersOnLine = 48;
/** Two rows of tiles. */
const albumHeight = 324;

/** Estimates the height of a row until the row is measured. */
export function estimateRow({ message, album, day, grouping, isFirstUnread }: ThreadRow): number {
  const { content, own, sender, state, edited = false, forwarded = false, quote, reactions = [] } = message;
  const divider = (day === null ? 0 : 52) + (isFirstUnread ? 52 : 0);
  if (isLine(message)) return divider + (grouping === 'single' || grouping === 'last' ? 44 : 32);
  const isNamed = sender !== undefined && !own && (grouping === 'single' || grouping === 'first');
  const ends = edited || grouping === 'single' || grouping === 'last' ? 44 : 4;
  const parts =
    (state === 'failed' ? 44 : 0) +
    (isNamed ? 24 : 0) +
    (forwarded ? 29 : 0) +
    (quote === undefined ? 0 : 56) +
    (reactions.length > 0 ? 24 : 0);
  if (album !== undefined) return divider + ends + parts + albumHeight + (album.length > 4 ? 54 : 10);
  if (content.kind === 'image' || content.kind === 'video') {
    const { width = 384, height = 216 } = content;
    return divider + ends + parts + 60 + Math.min(320, (Math.min(384, width) * height) / Math.max(1, width));
  }
  const text = content.kind === 'deleted' ? '' : (content.text ?? '');
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / charactersOnLine), 0);
  const file = content.kind === 'text' || content.kind === 'deleted' ? 0 : 60;
  return divider + ends + parts + 18 + lines * lineHeight + file;
}

/** Describes a message in a few words for its announcement. */
export function summaryOf(
  { content }: ThreadMessage,
  { attached, deleted }: Pick<ChatMessages, 'attached' | 'deleted'>,
): string {
  if (content.kind === 'deleted') return deleted;
  if (content.kind === 'voice') return content.name;
  return content.kind === 'text' ? content.text : attached(content.name);
}
