import type { Message } from './chat-cache.ts';
import type { ListingCard, OutboxItem, SendFailure } from './outbox-entry.ts';

/** A message as a conversation shows it, from the moment it is written. */
export interface ThreadItem {
  /** The client's own id: it stays the same when the message has been sent. */
  id: string;
  /** Null before it is stored. */
  messageId: string | null;
  seq: number | null;
  own: boolean;
  senderId: string;
  type: Message['type'];
  text: string;
  createdAt: string;
  fileName: string | null;
  file: Message['file'];
  /** Its sender has left, and the file with them. */
  isFileGone: boolean;
  /** What it is about. */
  listing: ListingCard | null;
  state: 'queued' | 'sending' | 'failed' | 'sent';
  /** 0 to 100 while a file is sent. */
  progress: number | null;
  failure: SendFailure | null;
}

// A long thread is not made anew for each message that comes.
const stored = new WeakMap<Message, ThreadItem>();
const waiting = new WeakMap<OutboxItem, ThreadItem>();

function storedItem(message: Message, ownId: string): ThreadItem {
  const known = stored.get(message);
  if (known !== undefined) return known;
  const { clientId, id, seq, sender, type, content, createdAt, fileName, file, fileUrl, listing } = message;
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
    isFileGone: type !== 'text' && fileUrl === null,
    listing,
    state: 'sent',
    progress: null,
    failure: null,
  };
  stored.set(message, item);
  return item;
}

function waitingItem(entry: OutboxItem, ownId: string): ThreadItem {
  const known = waiting.get(entry);
  if (known !== undefined) return known;
  const { clientId, text, createdAt, file, listing = null, state, isSending, progress, failure } = entry;
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
    file: file && { contentType: file.contentType, bytes: file.bytes, viewable: false, image: null },
    isFileGone: false,
    listing,
    state: isSending ? 'sending' : state,
    progress,
    failure,
  };
  waiting.set(entry, item);
  return item;
}

interface Sources {
  /** In the order of their places. */
  messages: readonly Message[];
  /** Stored, and told by the answer to their sending alone. */
  acknowledged: readonly Message[];
  unsent: readonly OutboxItem[];
  ownId: string;
}

/** All that there is to be shown, each message once: what is stored in the server's order, then what is still to be. */
export function threadItems({ messages, acknowledged, unsent, ownId }: Sources): ThreadItem[] {
  const items = messages.map((message) => storedItem(message, ownId));
  if (acknowledged.length === 0 && unsent.length === 0) return items;
  const known = new Set(items.map(({ id }) => id));
  const add = (item: ThreadItem) => {
    if (known.has(item.id)) return;
    known.add(item.id);
    items.push(item);
  };
  for (const message of acknowledged) add(storedItem(message, ownId));
  for (const entry of unsent) add(waitingItem(entry, ownId));
  return items;
}

/**
 * The first message after a place; null where there is none. Where all that is loaded comes after it, this is the
 * beginning of that, and moves up as older ones come.
 */
export const firstIdAfter = (items: readonly ThreadItem[], place: number | null): string | null =>
  place === null ? null : (items.find(({ seq }) => seq !== null && seq > place)?.id ?? null);
