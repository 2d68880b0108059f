type Entry = { confirmed: boolean; wanted: boolean; work: Promise<void> };

type SaveQueueOptions = {
  send: (id: string, saved: boolean) => Promise<void>;
  show: (id: string, saved: boolean) => void;
};

/**
 * Sends one request per listing at a time, because parallel requests of fast taps would race. After each answer the
 * member's last choice decides whether another request follows.
 */
export function createSaveQueue({ send, show }: SaveQueueOptions) {
  const entries = new Map<string, Entry>();
  const confirmed = new Map<string, { saved: boolean; moment: number }>();
  let moment = 0;

  async function settle(id: string, entry: Entry): Promise<void> {
    try {
      while (entry.wanted !== entry.confirmed) {
        const { wanted } = entry;
        await send(id, wanted);
        entry.confirmed = wanted;
        moment += 1;
        confirmed.set(id, { saved: wanted, moment });
      }
    } catch (error) {
      show(id, entry.confirmed);
      throw error;
    } finally {
      entries.delete(id);
    }
  }

  function wanted(id: string, asked: number): boolean | undefined {
    const entry = entries.get(id);
    if (entry !== undefined) return entry.wanted;
    const known = confirmed.get(id);
    return known !== undefined && known.moment > asked ? known.saved : undefined;
  }

  return {
    /** Shows the change at once, and reverts it on failure. Only the call that started the request rejects. */
    async set(id: string, saved: boolean): Promise<void> {
      show(id, saved);
      const known = entries.get(id);
      if (known !== undefined) {
        known.wanted = saved;
        return;
      }
      const entry: Entry = { confirmed: !saved, wanted: saved, work: Promise.resolve() };
      entries.set(id, entry);
      entry.work = settle(id, entry);
      await entry.work;
    },

    /** Waits until no request is in flight, whether they succeed or fail. */
    settled: async (): Promise<void> => {
      await Promise.allSettled([...entries.values()].map(({ work }) => work));
    },

    /** The number of confirmed saves: read it before requesting listings, and pass it to `withWanted` as `asked`. */
    moment: (): number => moment,

    /** Sets the member's last choice, which the answer to a request made at `asked` may lack. */
    withWanted: <Item extends { readonly _id: string; readonly saved: boolean }>(
      item: Item,
      asked: number,
    ): Item => ({ ...item, saved: wanted(item._id, asked) ?? item.saved }),
  };
}
