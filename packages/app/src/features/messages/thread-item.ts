import type { Message } from './chat-cache.ts';
import type { ListingCard, OutboxItem, QuotedMessage, SendFailure } from './outbox-entry.ts';
import { requoted } from './requoted.ts';

type LinkPreview = NonNullable<Message['linkPreview']>;
type MessageReaction = Message['reactions'][number];

/** A message in a conversation. It exists from the moment at which the member writes it. */
export interface ThreadItem {
  /** The id that the client has made. It stays the same after sending. */
  id: string;
  /** The server's id. Null until the server has stored the message. */
  messageId: string | null;
  seq: number | null;
  own: boolean;
  senderId: string;
  type: Message['type'];
  text: string;
  createdAt: string;
  fileName: string | null;
  file: Message['file'];
  /** The sender in a group chat; null if the account is deleted. Undefined in a chat of two, and while unsent. */
  author?: Message['author'];
  /** Only for a line of a group chat. */
  event?: Message['event'];
  /** Only for a voice note. */
  voice?: Message['voice'];
  /** Whether the file was deleted together with the sender's account. */
  isFileDeleted: boolean;
  /** The listing that the message is about. */
  listing: ListingCard | null;
  /** The page to which the text links. Null until the server has read the website. */
  linkPreview: LinkPreview | null;
  /** The message to which it replies. */
  replyTo: QuotedMessage | null;
  /** The mentioned members. Undefined if there are none. */
  mentions?: Message['mentions'];
  state: 'queued' | 'sending' | 'failed' | 'sent';
  /** A percentage from 0 to 100 during an upload. */
  progress: number | null;
  failure: SendFailure | null;
  /** Whether the message waits together with others, which have one progress. */
  isInBatch: boolean;
  /** Whether the message is a copy of another one. */
  isForwarded: boolean;
  /** The message of which an unsent message is a copy. */
  forwardOf: string | null;
  /** The reactions of all members. */
  reactions: readonly MessageReaction[];
  /** Whether the sender has changed the text after sending. */
  isEdited: boolean;
  /** Whether the sender has deleted the message for everyone. A trace stays. */
  isDeleted: boolean;
}

// These caches avoid rebuilding a long thread for each new message.
const stored = new WeakMap<Message, ThreadItem>();
const waiting = new WeakMap<OutboxItem, ThreadItem>();
const replies = new WeakMap<ThreadItem, { readonly quoted: Message; readonly item: ThreadItem }>();

/** A server of the previous release sends no reactions. */
const reactionsOf = ({ reactions }: Partial<Message>): readonly MessageReaction[] => reactions ?? [];

const voiceOf = (source: { voice?: Message['voice'] } | null): Pick<ThreadItem, 'voice'> =>
  source?.voice === undefined ? {} : { voice: source.voice };

const mentionsOf = ({ mentions }: Pick<ThreadItem, 'mentions'>): Pick<ThreadItem, 'mentions'> =>
  mentions === undefined ? {} : { mentions };

/** The fields that only messages of a group chat have. */
const groupFieldsOf = ({ author, event }: Message): Pick<ThreadItem, 'author' | 'event'> => ({
  ...(author === undefined ? {} : { author }),
  ...(event === undefined ? {} : { event }),
});

function storedItem(message: Message, ownId: string): ThreadItem {
  const known = stored.get(message);
  if (known !== undefined) return known;
  const { clientId, id, seq, sender, type, content, createdAt, fileName, file, fileUrl, listing, replyTo } =
    message;
  const item: ThreadItem = {
    id: clientId,
    messageId: id,
    seq,
    own: sender._id === ownId,
    senderId: sender._id,
    type,
    text: content,
    createdAt,
    fileName,
    file,
    ...groupFieldsOf(message),
    ...voiceOf(message),
    ...mentionsOf(message),
    isFileDeleted: type !== 'text' && fileUrl === null,
    listing,
    linkPreview: message.linkPreview ?? null,
    // A server of the previous release sends neither quotes nor changes.
    replyTo: replyTo ?? null,
    state: 'sent',
    progress: null,
    failure: null,
    isInBatch: false,
    isForwarded: message.forwarded === true,
    forwardOf: null,
    reactions: reactionsOf(message),
    isEdited: Boolean(message.editedAt),
    isDeleted: message.deleted === 'everyone',
  };
  stored.set(message, item);
  return item;
}

function waitingItem(entry: OutboxItem, ownId: string): ThreadItem {
  const known = waiting.get(entry);
  if (known !== undefined) return known;
  const {
    clientId,
    text,
    createdAt,
    file,
    listing = null,
    replyTo = null,
    state,
    isSending,
    progress,
    failure,
  } = entry;
  const item: ThreadItem = {
    id: clientId,
    messageId: null,
    seq: null,
    own: true,
    senderId: ownId,
    type: file?.kind ?? 'text',
    text,
    createdAt,
    fileName: file?.name ?? null,
    file: file && {
      contentType: file.contentType,
      bytes: file.bytes,
      viewable: entry.forward?.file?.viewable ?? false,
      image: entry.forward?.file?.image ?? null,
    },
    ...voiceOf(file),
    ...mentionsOf(entry),
    isFileDeleted: false,
    listing,
    linkPreview: null,
    replyTo,
    state: isSending ? 'sending' : state,
    progress,
    failure,
    isInBatch: entry.batch !== undefined,
    isForwarded: entry.forward !== undefined,
    forwardOf: entry.forward?.messageId ?? null,
    reactions: [],
    isEdited: false,
    isDeleted: false,
  };
  waiting.set(entry, item);
  return item;
}

/** The item with the current state of the message that it quotes. A reply does not change with its quoted message. */
function withCurrentQuote(item: ThreadItem, changed: ReadonlyMap<string, Message>): ThreadItem {
  const quoted = item.replyTo === null ? undefined : changed.get(item.replyTo.id);
  if (item.replyTo === null || quoted === undefined) return item;
  const known = replies.get(item);
  if (known?.quoted === quoted) return known.item;
  const current = { ...item, replyTo: requoted(item.replyTo, quoted) };
  replies.set(item, { quoted, item: current });
  return current;
}

/** Whether the member has not deleted the message for themselves. */
const isKept = ({ deleted }: Message): boolean => deleted !== 'me';

interface Sources {
  /** The stored messages, ordered by `seq`. */
  messages: readonly Message[];
  /** The member's messages that the page knows only from the responses to its send requests. */
  acknowledged: readonly Message[];
  unsent: readonly OutboxItem[];
  ownId: string;
}

/** Each message once. Stored messages come first, in the server's order, and unsent messages follow. */
export function threadItems({ messages, acknowledged, unsent, ownId }: Sources): ThreadItem[] {
  const changed = new Map(
    messages
      .filter(({ deleted, editedAt }) => Boolean(deleted) || Boolean(editedAt))
      .map((message) => [message.id, message]),
  );
  const items = messages
    .filter(isKept)
    .map((message) => withCurrentQuote(storedItem(message, ownId), changed));
  if (acknowledged.length === 0 && unsent.length === 0) return items;
  const known = new Set(items.map(({ id }) => id));
  const add = (item: ThreadItem) => {
    if (known.has(item.id)) return;
    known.add(item.id);
    items.push(item);
  };
  for (const message of acknowledged.filter(isKept))
    add(withCurrentQuote(storedItem(message, ownId), changed));
  for (const entry of unsent) add(withCurrentQuote(waitingItem(entry, ownId), changed));
  return items;
}

/**
 * The id of the first message after a position. Lines of a group chat do not count. Null if there is none. If all loaded
 * messages come after the position, this is the first loaded message. Loading older messages then changes the result.
 */
export const firstIdAfter = (items: readonly ThreadItem[], place: number | null): string | null =>
  place === null
    ? null
    : (items.find(({ seq, event }) => seq !== null && seq > place && event === undefined)?.id ?? null);
