import type { Schemas } from '@parvis/api-client';
import type { Chat, Message } from './chat-cache.ts';
import { continued, joined, lastSeqOf, merged, withoutFilesOf, type MessageRange } from './message-range.ts';

export type MessagePage = Schemas['MessagePage'];

/** A part of the chat apart from its end, around what was searched for. */
interface Place extends MessageRange {
  newer: string | null;
}

export interface ChatContext {
  chatId: string;
  ownId: string;
  isConnected: boolean;
  /** The end of the chat, as far back as it was read; null before it is loaded. */
  tail: MessageRange | null;
  /** The cursor: what follows it has not come yet. It moves by what was asked for, and by events while live. */
  lastSeq: number;
  /** The newest message that was heard of without moving the cursor. */
  heardSeq: number;
  /** `heardSeq` when it was last asked what follows: the answer knows nothing of what is heard afterwards. */
  heardSeqWhenAsked: number;
  /** Stored, by the answer to their sending; beyond the cursor. */
  acknowledged: readonly Message[];
  place: Place | null;
  /** The message that was searched for. */
  targetSeq: number | null;
  /** How often asking has failed in a row. */
  failures: number;
  failure: unknown;
  /** How far the server knows that the member has read. */
  readSeq: number;
  /** How far the member has seen. */
  seenSeq: number;
  /** How far the member had read when the chat was opened; null where nothing was unread. */
  unreadAfter: number | null;
}

export interface Loaded {
  chat: Chat;
  messages: readonly Message[];
  nextCursor: string | null;
}

type Change = Partial<ChatContext>;

export const nothing: Omit<ChatContext, 'chatId' | 'ownId' | 'isConnected'> = {
  tail: null,
  lastSeq: 0,
  heardSeq: 0,
  heardSeqWhenAsked: 0,
  acknowledged: [],
  place: null,
  targetSeq: null,
  failures: 0,
  failure: null,
  readSeq: 0,
  seenSeq: 0,
  unreadAfter: null,
};

const empty: MessageRange = { messages: [], older: null };

/** The range that is shown. */
export const shownOf = ({ place, tail }: Pick<ChatContext, 'place' | 'tail'>): MessageRange =>
  place ?? tail ?? empty;

/** The newest message that the chat had when it was loaded; the chat and its messages may have been read one after the other. */
const cursorOf = ({ chat, messages }: Loaded): number =>
  messages.length === 0 && chat.lastMessage === null ? chat.lastSeq : lastSeqOf(messages);

export const unreadAfter = ({ readSeq, tail, ownId }: ChatContext): number | null =>
  tail?.messages.some(({ seq, sender }) => seq > readSeq && sender._id !== ownId) === true ? readSeq : null;

/** The tail reaches so far now. */
const advanced = (context: ChatContext, tail: MessageRange, lastSeq: number): Change => ({
  tail,
  lastSeq,
  acknowledged: context.acknowledged.filter(({ seq }) => seq > lastSeq),
});

export function loaded(context: ChatContext, answer: Loaded): Change {
  const tail = { messages: answer.messages, older: answer.nextCursor };
  const { readSeq } = answer.chat;
  return {
    ...advanced(context, tail, cursorOf(answer)),
    failures: 0,
    failure: null,
    readSeq,
    unreadAfter: unreadAfter({ ...context, readSeq, tail }),
  };
}

export function caughtUp(context: ChatContext, page: MessagePage): Change {
  const tail = continued(context.tail ?? empty, page);
  const lastSeq = Math.max(context.lastSeq, lastSeqOf(page.messages));
  const isAnswered = page.messages.length === 0 && context.heardSeq === context.heardSeqWhenAsked;
  return {
    ...advanced(context, tail, lastSeq),
    failures: 0,
    failure: null,
    // Where nothing follows, what was heard of is not in the chat for this member.
    heardSeq: isAnswered ? lastSeq : context.heardSeq,
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
    heardSeq: Math.max(context.heardSeq, message.seq),
  };
}

/** Puts older messages where they belong; they may come when another part is shown. */
export function withOlder(context: ChatContext, page: MessagePage): Change {
  const shown = shownOf(context);
  const whole =
    page.messages.length === 0
      ? { ...shown, older: page.nextCursor }
      : joined({ messages: page.messages, older: page.nextCursor }, shown);
  if (whole === null) return {};
  return context.place === null ? { tail: whole } : { place: { ...context.place, ...whole } };
}

/** A place that has come to touch the end of the chat is a part of it from then on. */
function placed(context: ChatContext, place: Place): Change {
  const { messages, older } = place;
  const isEnd = place.newer === null || context.tail === null;
  const whole = joined(place, context.tail ?? empty) ?? (isEnd ? { messages, older } : null);
  return whole === null || context.tail === null ? { place } : { tail: whole, place: null };
}

export const found = (context: ChatContext, page: MessagePage): Change =>
  placed(context, { messages: page.messages, older: page.nextCursor, newer: page.newerCursor });

export function withNewer(context: ChatContext, page: MessagePage): Change {
  if (context.place === null) return {};
  const messages = merged(context.place.messages, page.messages);
  return placed(context, { ...context.place, messages, newer: page.newerCursor });
}

export const changed = (context: ChatContext, chat: Chat): Change => ({
  readSeq: Math.max(context.readSeq, chat.readSeq),
  tail:
    chat.closed === 'left' && context.tail !== null
      ? withoutFilesOf(context.tail, chat.participants.find((id) => id !== context.ownId) ?? '')
      : context.tail,
});
