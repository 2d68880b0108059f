import type { BusMessage } from './bus.ts';

const LARGEST = 1000;

/** Keeps the messages that could not be sent, until the servers are connected again. */
export function createDebts(): { add(message: BusMessage): void; take(): BusMessage[] } {
  let messages: BusMessage[] = [];
  return {
    add: (message) => {
      messages.push(message);
      // A page that connects again fetches its data, and its session is looked up. So one message replaces all others.
      if (messages.length > LARGEST) messages = [{ kind: 'events-lost', userIds: null }];
    },
    take: () => {
      const taken = messages;
      messages = [];
      return taken;
    },
  };
}
