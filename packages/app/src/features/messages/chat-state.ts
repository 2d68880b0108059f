import type { Schemas } from '@parvis/api-client';
import type { Chat, Message } from './chat-cache.ts';
import { inNewestState, withChanged, type KnownChanges } from './message-revisions.ts';
import { continued, joined, lastSeqOf, merged, withoutFilesOf, type MessageRange } from './message-range.ts';

export type MessagePage = Schemas['MessagePage'];
export type ChangePage = Schemas['MessageChanges'];

/** The messages around a search result. Messages between this range and the end of the chat are not loaded. */
interface AroundRange extends MessageRange {
  newer: string | null;
}

export interface ChatContext {
  chatId: string;
  ownId: string;
  isConnected: boolean;
  /** The messages from the end of the chat back to the oldest loaded one. Null before the first load. */
  tail: MessageRange | null;
  /**
   * The cursor. Messages after the cursor are not loaded yet. Requests move the cursor. Realtime events move the cursor
   * only while no message is missing.
   */
  lastSeq: number;
  /**
   * The newest message that the page knows of. A realtime event can announce a message that is newer than the cursor.
   */
  knownSeq: number;
  /**
   * The value of `knownSeq` at the last catch-up request. The response to that request cannot contain later messages.
   */
  knownSeqAtRequest: number;
  /** The number of the newest change up to which no change is missing. */
  revision: number;
  /** The number of the newest change that the page knows of. A later one than `revision` means that some are missing. */
  knownRevision: number;
  /** The value of `knownRevision` at the last request for changes. */
  knownRevisionAtRequest: number;
  changes: KnownChanges;
  /** The member's messages after the cursor that the server has confirmed. */
  acknowledged: readonly Message[];
  around: AroundRange | null;
  /** The `seq` of the search result to show. */
  targetSeq: number | null;
  /** The number of consecutive failed requests. */
  failures: number;
  failure: unknown;
  /** The member's read position as the server knows it. */
  readSeq: number;
  /** The member's read position as this page knows it. */
  seenSeq: number;
  /** The member's read position when the chat was opened. Null if nothing was unread. */
  unreadAfter: number | null;
}

export interface Loaded {
  chat: Chat;
  messages: readonly Message[];
  nextCursor: string | null;
  revision: number;
}

export type ChatEvent =
  | { type: 'socket.connected' }
  | { type: 'socket.disconnected' }
  | { type: 'page.resumed' }
  | { type: 'page.activated' }
  | { type: 'session.ended' }
  | { type: 'chat.opened' }
  | { type: 'chat.changed'; chat: Chat }
  | { type: 'chat.removed' }
  | { type: 'message.received'; message: Message; readSeq: number }
  | { type: 'message.acknowledged'; message: Message }
  /** Without a number, the change comes from the response to the member's own request. */
  | { type: 'message.changed'; message: Message; revision: number | null }
  | { type: 'message.seen'; seq: number }
  | { type: 'older.requested' }
  | { type: 'newer.requested' }
  | { type: 'newest.requested' }
  | { type: 'around.requested'; seq: number }
  | { type: 'retry' };

export type ChatInput = Pick<ChatContext, 'chatId' | 'ownId' | 'isConnected'>;

type Change = Partial<ChatContext>;

export const initial: Omit<ChatContext, 'chatId' | 'ownId' | 'isConnected'> = {
  tail: null,
  lastSeq: 0,
  knownSeq: 0,
  knownSeqAtRequest: 0,
  revision: 0,
  knownRevision: 0,
  knownRevisionAtRequest: 0,
  changes: new Map(),
  acknowledged: [],
  around: null,
  targetSeq: null,
  failures: 0,
  failure: null,
  readSeq: 0,
  seenSeq: 0,
  unreadAfter: null,
};

/** If more changes are missing, loading the newest messages again is faster than requesting all changes. */
const mostChanges = 500;

const empty: MessageRange = { messages: [], older: null };

/** The messages to show. */
export const shownOf = ({ around, tail }: Pick<ChatContext, 'around' | 'tail'>): MessageRange =>
  around ?? tail ?? empty;

/**
 * The `seq` of the newest message when the chat was loaded. The chat and its messages can come from separate requests,
 * so this number is taken from the messages.
 */
const cursorOf = ({ chat, messages }: Loaded): number =>
  messages.length === 0 && chat.lastMessage === null ? chat.lastSeq : lastSeqOf(messages);

/** Lines and hidden messages of a group chat do not count as unread. */
const countsAsUnread = ({ event, deleted }: Message): boolean => event === undefined && deleted !== 'me';

export const unreadAfter = ({ readSeq, tail, ownId }: ChatContext): number | null =>
  tail?.messages.some(
    (message) => message.seq > readSeq && message.sender._id !== ownId && countsAsUnread(message),
  ) === true
    ? readSeq
    : null;

/** Moves the cursor to the end of the loaded messages. */
const advanced = (context: ChatContext, tail: MessageRange, lastSeq: number): Change => ({
  tail,
  lastSeq,
  acknowledged: context.acknowledged.filter(({ seq }) => seq > lastSeq),
});

/** Whether changes of loaded messages are missing. */
export const isMissingChanges = ({ revision, knownRevision }: ChatContext): boolean =>
  knownRevision > revision;

export const isFarBehind = ({ revision, knownRevision }: ChatContext): boolean =>
  knownRevision - revision > mostChanges;

/** Remembers a change. Only the next one moves the revision, because a later one means that others are missing. */
export function withChange(
  context: ChatContext,
  { message, revision }: { message: Message; revision: number | null },
): Change {
  const changes = withChanged(context.changes, [message]);
  if (revision === null) return { changes };
  return {
    changes,
    revision: revision === context.revision + 1 ? revision : context.revision,
    knownRevision: Math.max(context.knownRevision, revision),
  };
}

/** Adds requested changes. If the revision skips too many, the chat is loaded again: a block has begun or ended. */
export function withChanges(context: ChatContext, page: ChangePage): Change {
  if (!page.more && page.revision - context.revision > mostChanges)
    return { failures: 0, failure: null, knownRevision: page.revision };
  const isAnswered = !page.more && context.knownRevision === context.knownRevisionAtRequest;
  const revision = Math.max(context.revision, page.revision);
  return {
    changes: withChanged(context.changes, page.messages),
    failures: 0,
    failure: null,
    revision,
    // The server announced a change but returns none, so this member is not allowed to see that message.
    knownRevision: isAnswered ? revision : Math.max(context.knownRevision, revision),
  };
}

/** Applies the known changes to all messages of the context, also to those that an action has just added. */
export function settled(context: ChatContext, change: Change): Change {
  const { tail, around, acknowledged, changes } = { ...context, ...change };
  if (changes.size === 0) return change;
  const inState = <Range extends MessageRange>(range: Range): Range => {
    const messages = inNewestState(range.messages, changes);
    return messages === range.messages ? range : { ...range, messages };
  };
  return {
    ...change,
    tail: tail && inState(tail),
    around: around && inState(around),
    acknowledged: inNewestState(acknowledged, changes),
  };
}

export function loaded(context: ChatContext, answer: Loaded): Change {
  const tail = { messages: answer.messages, older: answer.nextCursor };
  const { readSeq } = answer.chat;
  return {
    ...advanced(context, tail, cursorOf(answer)),
    failures: 0,
    failure: null,
    readSeq,
    unreadAfter: unreadAfter({ ...context, readSeq, tail }),
    ...(isFarBehind(context)
      ? { around: null, revision: answer.revision, knownRevision: answer.revision }
      : {
          revision: Math.max(context.revision, answer.revision),
          knownRevision: Math.max(context.knownRevision, answer.revision),
        }),
  };
}

export function caughtUp(context: ChatContext, page: MessagePage): Change {
  const tail = continued(context.tail ?? empty, page);
  const lastSeq = Math.max(context.lastSeq, lastSeqOf(page.messages));
  const isAnswered = page.messages.length === 0 && context.knownSeq === context.knownSeqAtRequest;
  return {
    ...advanced(context, tail, lastSeq),
    failures: 0,
    failure: null,
    // The server announced a message but returns none, so this member is not allowed to see that message.
    knownSeq: isAnswered ? lastSeq : context.knownSeq,
    knownRevision: Math.max(context.knownRevision, page.revision),
  };
}

export function appended(context: ChatContext, message: Message): Change {
  const tail = context.tail ?? empty;
  return advanced(context, { ...tail, messages: [...tail.messages, message] }, message.seq);
}

export function acknowledged(context: ChatContext, message: Message): Change {
  if (message.seq <= context.lastSeq) return {};
  return {
    acknowledged: merged(context.acknowledged, [message]),
    knownSeq: Math.max(context.knownSeq, message.seq),
  };
}

/** Adds a page of older messages to the range that it continues. Ignores the page if other messages are shown now. */
export function withOlder(context: ChatContext, page: MessagePage): Change {
  const shown = shownOf(context);
  const whole =
    page.messages.length === 0
      ? { ...shown, older: page.nextCursor }
      : joined({ messages: page.messages, older: page.nextCursor }, shown);
  if (whole === null) return {};
  return context.around === null ? { tail: whole } : { around: { ...context.around, ...whole } };
}

/** Merges the messages around a search result with the end of the chat as soon as there is no gap between them. */
function withAround(context: ChatContext, around: AroundRange): Change {
  const { messages, older } = around;
  const isEnd = around.newer === null || context.tail === null;
  const whole = joined(around, context.tail ?? empty) ?? (isEnd ? { messages, older } : null);
  return whole === null || context.tail === null ? { around } : { tail: whole, around: null };
}

export const loadedAround = (context: ChatContext, page: MessagePage): Change =>
  withAround(context, { messages: page.messages, older: page.nextCursor, newer: page.newerCursor });

export function withNewer(context: ChatContext, page: MessagePage): Change {
  if (context.around === null) return {};
  const messages = merged(context.around.messages, page.messages);
  return withAround(context, { ...context.around, messages, newer: page.newerCursor });
}

export const changed = (context: ChatContext, chat: Chat): Change => ({
  readSeq: Math.max(context.readSeq, chat.readSeq),
  tail:
    chat.closed === 'left' && context.tail !== null
      ? withoutFilesOf(context.tail, chat.participants.find((id) => id !== context.ownId) ?? '')
      : context.tail,
});
