import type { Schemas } from '@parvis/api-client';
import type { Mention } from '../../platform/stored-mentions.ts';
import { kindOfFile } from './file-rules.ts';
import { createOutboxStore } from './outbox-store.ts';
import { batchOf, withoutFileOf } from './outbox-batch.ts';
import type { Forward } from './outbox-forward.ts';
import type { OutboxChannel } from './outbox-channel.ts';
import { createCopies } from './outbox-copy.ts';
import {
  failureOf,
  isExpired,
  isNonRetryable,
  isQuoteDeleted,
  classifyFailure,
  pauseAfter,
  queuedEntry,
  type ListingCard,
  type OutboxEntry,
  type OutboxItem,
  type QuotedMessage,
  type SendFailure,
} from './outbox-entry.ts';
import { createQueues } from './outbox-queues.ts';
import { startSending, type Send, type SendingEnd } from './outbox-sending.ts';
import type { OutboxStorageWithFallback } from './outbox-storage.ts';
import type { WithLock } from './outbox-lock.ts';

type Message = Schemas['Message'];

export interface Draft {
  text: string;
  files?: readonly File[];
  /** The listing that the message is about. */
  listing?: ListingCard | null;
  /** The message to which it replies. */
  replyTo?: QuotedMessage | null;
  /** The mentioned members. */
  mentions?: Mention[];
  /** The first file is this voice note. */
  voice?: Schemas['VoiceNote'] | null;
}

type About = Pick<Draft, 'listing' | 'replyTo' | 'mentions' | 'voice'> &
  Partial<Pick<OutboxEntry, 'clientId' | 'batch'>> & { forward?: Forward };

export interface OutboxDependencies {
  storage: OutboxStorageWithFallback;
  channel: OutboxChannel;
  withLock: WithLock;
  send: Send;
  newId: () => string;
  now: () => number;
  random: () => number;
  isOnline: () => boolean;
}

export interface OutboxState {
  items: readonly OutboxItem[];
  /** Whether all messages would survive a reload. */
  isPersisted: boolean;
}

export interface Outbox {
  getSnapshot: () => OutboxState;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Resolves once the message is stored. Does nothing if there is no text and no file. */
  write: (chatId: string, draft: Draft) => Promise<void>;
  /** Writes a copy of a stored message to each of the chats. Resolves once all copies are stored in this browser. */
  forward: (chatIds: readonly string[], forward: Forward) => Promise<void>;
  resend: (clientId: string) => Promise<void>;
  discard: (clientId: string) => Promise<void>;
  /** Discards all unsent messages of a chat after the member has deleted the chat. */
  discardAll: (chatId: string) => Promise<void>;
  /** Stops sending the message. It can be sent again later. */
  cancel: (clientId: string) => Promise<void>;
  /** The file of a message. It comes from memory while it is still being stored. */
  file: (clientId: string) => Promise<Blob | undefined>;
  /** Removes those messages from the outbox that the server already has. */
  settle: (messages: readonly Message[]) => void;
  /** Call this when the network can be back. */
  wake: () => void;
  close: () => void;
}

interface Running {
  progress: number | null;
  end: (end: SendingEnd) => void;
}

const isWaiting = ({ state }: OutboxEntry): boolean => state === 'queued';

/** Messages that the server has not stored yet. They are persisted, ordered per chat, and shown in every tab. */
export function createOutbox(
  { storage, channel, withLock, send, newId, now, random, isOnline }: OutboxDependencies,
  /** Called for each message that the server has stored, even if another tab sent it. */
  onStored: (message: Message, file: Blob | null) => void,
): Outbox {
  let state: OutboxState = { items: [], isPersisted: true };
  let isSignedOut = false;
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const running = new Map<string, Running>();
  const elsewhere = new Map<string, number | null>();
  const copies = createCopies();

  function show(): void {
    const items = store.shown().map((entry) => {
      const own = running.get(entry.clientId);
      const isSending = own !== undefined || elsewhere.has(entry.clientId);
      const progress = own === undefined ? (elsewhere.get(entry.clientId) ?? null) : own.progress;
      return { ...entry, isSending: isSending && isWaiting(entry), progress };
    });
    state = { items, isPersisted: storage.isPersisted() };
    for (const listener of listeners) listener();
  }

  const store = createOutboxStore(storage, channel, () => show());
  const isOver = () => closing.signal.aborted || isSignedOut;
  const next = (chatId: string) =>
    store.entries().find((entry) => entry.chatId === chatId && isWaiting(entry));

  const fail = (clientId: string, failure: SendFailure) =>
    store.change(clientId, (entry) => ({ ...entry, state: 'failed', failure, pausedUntil: 0 }));

  async function tryAgainLater({ clientId, attempts }: OutboxEntry, error: unknown): Promise<void> {
    const verdict = classifyFailure(error, attempts + 1);
    if (verdict.kind === 'failed') await fail(clientId, verdict.failure);
    else if (verdict.kind === 'signedOut') isSignedOut = true;
    else
      await store.change(clientId, (entry) => ({
        ...entry,
        attempts: attempts + 1,
        pausedUntil: now() + pauseAfter(attempts, random),
      }));
  }

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { clientId } = entry;
    const hasFile = entry.file !== null && entry.forward === undefined;
    const file = hasFile ? await storage.file(clientId) : null;
    if (file === undefined) {
      await fail(clientId, failureOf('unreadable'));
      return;
    }
    const reportProgress = (progress: number | null) => {
      elsewhere.delete(clientId);
      running.set(clientId, { progress, end: sending.end });
      channel.post({ type: 'sending', clientId, progress });
      show();
    };
    const sending = startSending(send, entry, file, reportProgress);
    reportProgress(file === null ? null : 0);
    const outcome = await sending.outcome;
    running.delete(clientId);
    channel.post({ type: 'rested', clientId });
    if (outcome.kind === 'stored') {
      onStored(outcome.message, file);
      channel.post({ type: 'stored', message: outcome.message });
      await store.remove(clientId);
    } else if (outcome.kind === 'failed') await tryAgainLater(entry, outcome.error);
    else if (outcome.end === 'cancelled') await fail(clientId, failureOf('cancelled'));
  }

  const queues = createQueues({
    withLock,
    signal: closing.signal,
    async sendDue(chatId) {
      await store.refresh();
      for (;;) {
        const entry = next(chatId);
        if (entry === undefined || isOver() || !isOnline() || entry.pausedUntil > now()) return;
        await attempt(entry);
      }
    },
    dueIn(chatId) {
      const entry = next(chatId);
      if (entry === undefined || isOver()) return null;
      return isOnline() ? Math.max(0, entry.pausedUntil - now()) : Number.POSITIVE_INFINITY;
    },
  });

  function startQueues(): void {
    if (isOver()) return;
    const waiting = store.entries().filter(isWaiting);
    queues.start(new Set(waiting.map(({ chatId }) => chatId)));
  }

  async function followOthers(): Promise<void> {
    await store.refresh();
    for (const [clientId, { end }] of running) if (!store.has(clientId)) end('discarded');
    startQueues();
  }

  channel.listen((news) => {
    if (news.type === 'changed') {
      void followOthers();
      return;
    }
    if (news.type === 'cancelled') {
      running.get(news.clientId)?.end('cancelled');
      return;
    }
    if (news.type === 'sending') elsewhere.set(news.clientId, news.progress);
    if (news.type === 'rested') elsewhere.delete(news.clientId);
    if (news.type === 'stored') {
      onStored(news.message, null);
      store.forget(news.message.clientId);
    }
    show();
  });

  async function open(): Promise<void> {
    await store.refresh();
    const expired = store.entries().filter((entry) => isExpired(entry, now()));
    for (const { clientId } of expired) await fail(clientId, failureOf('expired'));
    startQueues();
  }
  void open();

  async function writeOne(
    chatId: string,
    text: string,
    file: File | null,
    {
      listing = null,
      replyTo = null,
      mentions = [],
      voice = null,
      batch,
      forward,
      clientId = newId(),
    }: About,
  ): Promise<void> {
    const entry = queuedEntry({
      clientId,
      chatId,
      text,
      file: file && {
        name: file.name,
        contentType: file.type,
        bytes: file.size,
        kind: kindOfFile(file),
        ...(voice === null ? {} : { voice }),
      },
      ...(forward === undefined ? {} : { file: forward.file, forward: forward.original }),
      listing,
      replyTo,
      ...(mentions.length === 0 ? {} : { mentions }),
      ...(batch === undefined ? {} : { batch }),
      order: Math.max(now(), ...store.shown().map(({ order }) => order + 1)),
      createdAt: new Date(now()).toISOString(),
    });
    await copies.serveUntilStored(entry.clientId, file, (copy) =>
      store.add(entry, async () => {
        const { blob, failure } = await copy();
        return { entry: failure === null ? entry : { ...entry, state: 'failed', failure }, file: blob };
      }),
    );
    startQueues();
  }

  async function discard(clientId: string): Promise<void> {
    running.get(clientId)?.end('discarded');
    const changes = withoutFileOf(store.shown(), clientId);
    await store.remove(clientId);
    await Promise.all([...changes].map(([id, batch]) => store.change(id, (entry) => ({ ...entry, batch }))));
  }

  async function wake(): Promise<void> {
    const paused = store.entries().filter(({ pausedUntil }) => pausedUntil > now());
    await Promise.all(
      paused.map(({ clientId }) => store.change(clientId, (entry) => ({ ...entry, pausedUntil: 0 }))),
    );
    queues.wake();
    startQueues();
  }

  return {
    getSnapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    async write(chatId, { text, files = [], ...about }) {
      const trimmed = text.trim();
      if (trimmed === '' && files.length === 0) return;
      const [first = null, ...others] = files;
      const clientId = newId();
      const batch = batchOf(clientId, files);
      await Promise.all([
        writeOne(chatId, trimmed, first, { ...about, ...batch, clientId }),
        ...others.map((file) => writeOne(chatId, '', file, { ...batch })),
      ]);
    },

    async forward(chatIds, forward) {
      await Promise.all(chatIds.map((chatId) => writeOne(chatId, forward.text, null, { forward })));
    },

    async resend(clientId) {
      const createdAt = new Date(now()).toISOString();
      await store.change(clientId, (entry) =>
        isNonRetryable(entry.failure)
          ? entry
          : queuedEntry({ ...entry, createdAt, ...(isQuoteDeleted(entry.failure) ? { replyTo: null } : {}) }),
      );
      startQueues();
    },

    discard,

    async discardAll(chatId) {
      const unsent = store.shown().filter((entry) => entry.chatId === chatId);
      await Promise.all(unsent.map(({ clientId }) => discard(clientId)));
    },

    async cancel(clientId) {
      const own = running.get(clientId);
      if (own !== undefined) own.end('cancelled');
      else if (elsewhere.has(clientId)) channel.post({ type: 'cancelled', clientId });
      else await fail(clientId, failureOf('cancelled'));
    },

    file: (clientId) => copies.get(clientId) ?? storage.file(clientId),

    settle(messages) {
      // Leaves out messages that are being sent now. For such a message, the response to the running request decides
      // what happens.
      const done = messages.filter(({ clientId }) => !running.has(clientId) && store.has(clientId));
      for (const { clientId } of done) void store.remove(clientId);
    },

    wake: () => void wake(),

    close() {
      closing.abort();
      for (const { end } of running.values()) end('closed');
      channel.close();
      listeners.clear();
    },
  };
}
