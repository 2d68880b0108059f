/** Messages that a server sends to itself, to learn that all earlier messages have arrived. */
export interface Fences {
  /** Sends a message with a new number. Resolves when it arrives, or when the connection is lost. */
  wait(send: (number: number) => void): Promise<void>;
  /** An own message with this number has arrived. */
  arrived(number: number): void;
  /** No message arrives any more. */
  endAll(): void;
}

export function createFences(): Fences {
  const waiting = new Map<number, () => void>();
  let numbers = 0;
  return {
    wait: async (send) => {
      numbers += 1;
      const number = numbers;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(number, resolve);
      send(number);
      await promise;
      waiting.delete(number);
    },
    arrived: (number) => waiting.get(number)?.(),
    endAll: () => {
      for (const end of waiting.values()) end();
    },
  };
}
