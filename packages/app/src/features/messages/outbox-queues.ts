import type { WithLock } from './outbox-lock.ts';

interface QueueDependencies {
  withLock: WithLock;
  signal: AbortSignal;
  /** Sends those messages of the chat that are due. */
  sendDue: (chatId: string) => Promise<void>;
  /** Milliseconds until the chat's next message is due. Infinite while offline. Null if no message is waiting. */
  dueIn: (chatId: string) => number | null;
}

export interface Queues {
  start: (chatIds: Iterable<string>) => void;
  /** Ends all pauses. */
  wake: () => void;
}

/** One queue per chat. The messages of one chat are sent in sequence, and the chats are handled in parallel. */
export function createQueues({ withLock, signal, sendDue, dueIn }: QueueDependencies): Queues {
  const queues = new Set<string>();
  const sleepers = new Set<() => void>();

  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        sleepers.delete(done);
        resolve();
      };
      const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined;
      sleepers.add(done);
    });

  async function run(chatId: string): Promise<void> {
    for (;;) {
      await withLock(chatId, signal, () => sendDue(chatId));
      const pause = dueIn(chatId);
      if (pause === null || signal.aborted) return;
      await sleep(pause);
    }
  }

  async function open(chatId: string): Promise<void> {
    if (queues.has(chatId) || signal.aborted) return;
    queues.add(chatId);
    try {
      await run(chatId);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      queues.delete(chatId);
    }
  }

  const wake = () => {
    for (const done of sleepers) done();
  };
  signal.addEventListener('abort', wake);

  return {
    start(chatIds) {
      for (const chatId of chatIds) void open(chatId);
    },
    wake,
  };
}
