import type { Message } from './chat-cache.ts';
import type { ListingCard, OutboxItem, SendFailure } from './outbox-entry.ts';

/** A message in a conversation, from the moment it is written. */
export interface ThreadItem {
  /** The client's id, which stays the same after sending. */
  id: string;
  /** Null until the server has stored it. */
  messageId: string | null;
  seq: number | null;
  own: boolean;
  senderId: string;
  type: Message['type'];
  text: string;
  createdAt: string;
  fileName: string | null;
  file: Message['file'];
  /** The sender's account is deleted, and the file with it. */
  isFileDeleted: boolean;
  /** The listing that the message is about. */
  listing: ListingCard | null;
  state: 'queued' | 'sending' | 'failed' | 'sent';
  /** 0 to 100 during an upload. */
  progress: number | null;
  failure: SendFailure | null;
}

// Caches, so that a long thread is not rebuilt for each new message.
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
    isFileDeleted: type !== 'text' && fileUrl === null,
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
    isFileDeleted: false,
    listing,
    state: isSending ? 'sending' : state,
    progress,
    failure,
  };
  waiting.set(entry, item);
  return item;
}

interface Sources {
  /** Ordered by `seq`. */
  messages: readonly Message[];
  /** Own messages that are only known from the answer to their sending. */
  acknowledged: readonly Message[];
  unsent: readonly OutboxItem[];
  ownId: string;
}

/** Every message once: stored ones in the server's order, then unsent ones. */
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
 * The id of the first message after a position; null if there is none. If all loaded messages come after it, this is
 * the first loaded one, and moves up as older ones load.
 */
export const firstIdAfter = (items: readonly ThreadItem[], place: number | null): string | null =>
  place === null ? null : (items.find(({ seq }) => seq !== null && seq > place)?.id ?? null);
