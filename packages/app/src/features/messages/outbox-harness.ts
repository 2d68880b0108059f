import { vi } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxNews } from './outbox-channel.ts';
import type { Send } from './outbox-sending.ts';
import { memoryOutboxStorage, outboxStorageWithFallback, type OutboxStorage } from './outbox-storage.ts';
import type { WithLock } from './outbox-lock.ts';
import { sampleMessage } from './samples.ts';

/** For tests: a browser with one storage and several tabs. The clock is the one of the fake timers. */
export function createOutboxHarness(storage: OutboxStorage = memoryOutboxStorage()) {
  const tabs = new Set<(news: OutboxNews) => void>();
  const turns = new Map<string, Promise<void>>();
  let isOnline = true;
  let ids = 0;
  let seq = 0;

  const withLock: WithLock = async (name, signal, work) => {
    const before = turns.get(name) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    turns.set(
      name,
      before.then(() => promise),
    );
    await before;
    try {
      signal.throwIfAborted();
      await work();
    } finally {
      resolve();
    }
  };

  /** The server. It stores messages immediately, unless a test overrides it. */
  const send = vi.fn<Send>(async (entry) => {
    seq += 1;
    return sampleMessage(seq, {
      ...entry,
      content: entry.text,
      sender: { _id: 'maria' },
      type: 'text',
      file: null,
    });
  });

  function openTab(persistent: OutboxStorage = storage) {
    const listeners = new Set<(news: OutboxNews) => void>();
    const receive = (news: OutboxNews) => {
      for (const listener of listeners) listener(news);
    };
    tabs.add(receive);
    const stored: string[] = [];
    const outbox: Outbox = createOutbox(
      {
        storage: outboxStorageWithFallback(persistent),
        channel: {
          post: (news) => {
            for (const tab of tabs) if (tab !== receive) queueMicrotask(() => tab(news));
          },
          listen: (listener) => listeners.add(listener),
          close: () => tabs.delete(receive),
        },
        withLock,
        send,
        newId: () => {
          ids += 1;
          return `client-${ids}`;
        },
        now: Date.now,
        random: () => 1,
        isOnline: () => isOnline,
      },
      (message) => stored.push(message.content),
    );
    return {
      outbox,
      stored,
      texts: () => outbox.getSnapshot().items.map(({ text }) => text),
      states: () => outbox.getSnapshot().items.map(({ state, isSending }) => (isSending ? 'sending' : state)),
    };
  }

  return {
    openTab,
    send,
    sent: () => send.mock.calls.map(([{ text }]) => text),
    setOnline: (value: boolean) => {
      isOnline = value;
    },
  };
}

/** For tests: holds back every response of the server until the test resolves it. */
export function held(send: ReturnType<typeof createOutboxHarness>['send']) {
  const answers: PromiseWithResolvers<Awaited<ReturnType<Send>>>[] = [];
  const signals: AbortSignal[] = [];
  send.mockImplementation((_entry, _file, { signal }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Send>>>();
    signal.addEventListener('abort', () => answer.reject(signal.reason));
    answers.push(answer);
    signals.push(signal);
    return answer.promise;
  });
  return { answers, signals };
}
