import type { Bus, BusHandler, BusMessage, ServerId } from '../src/platform/realtime/cluster/bus.ts';

export interface FakeBus extends Bus {
  /** All messages that the server has sent. */
  readonly sent: readonly BusMessage[];
  /** Breaks the connection. The server notices it. */
  cut(): void;
  /** The server connects again. */
  reconnect(): void;
  /** The connection stays open, but carries nothing until the server opens a new one. */
  hang(): void;
  /** Nothing of this server arrives any more, and nothing reaches it. */
  crash(): void;
}

/** Buses that share one order of messages, as with PostgreSQL. A message arrives when `deliver` is called. */
export function createFakeBuses() {
  const handlers = new Map<ServerId, BusHandler>();
  const hanging = new Set<ServerId>();
  let queue: { readonly from: ServerId; readonly message: BusMessage }[] = [];
  let opened = 0;
  let turn = Promise.resolve();

  function open(): FakeBus {
    opened += 1;
    const id = opened;
    const sent: BusMessage[] = [];
    let own: BusHandler | undefined;
    let hasCrashed = false;

    const push = (message: BusMessage): void => {
      sent.push(message);
      if (!hanging.has(id)) queue.push({ from: id, message });
    };
    const connect = (): void => {
      if (own === undefined) throw new Error('The bus was not started.');
      const others = [...handlers.keys()];
      handlers.set(id, own);
      own.joined(others);
    };
    const cut = (): void => {
      handlers.delete(id);
      own?.lost();
    };

    return {
      id,
      isShared: true,
      sent,
      start: async (handler) => {
        own = handler;
        connect();
      },
      publish: async (message) => {
        if (!handlers.has(id)) throw new Error('The connection is lost.');
        push(message);
      },
      publishInTurn: async (_userIds, work) => {
        const before = turn;
        const { promise, resolve } = Promise.withResolvers<void>();
        turn = promise;
        await before;
        try {
          const message = await work();
          if (!handlers.has(id)) throw new Error('The connection is lost.');
          push(message);
        } finally {
          resolve();
        }
      },
      restart: () => {
        if (hasCrashed) return;
        hanging.delete(id);
        cut();
        connect();
      },
      close: async () => {
        handlers.delete(id);
      },
      cut,
      reconnect: connect,
      hang: () => {
        hanging.add(id);
      },
      crash: () => {
        hasCrashed = true;
        hanging.add(id);
      },
    };
  }

  /** Delivers all messages, and those that are sent in response. */
  async function deliver(): Promise<void> {
    for (let quiet = 0; quiet < 20; quiet += 1) {
      const messages = queue;
      queue = [];
      for (const { from, message } of messages) {
        for (const [id, handler] of handlers) if (!hanging.has(id)) handler.received(from, message);
      }
      if (messages.length > 0) quiet = 0;
      await Promise.resolve();
    }
  }

  return { open, deliver };
}
