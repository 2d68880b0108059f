type Entry = { confirmed: boolean; wanted: boolean; work: Promise<void> };

type SaveQueueOptions = {
  send: (id: string, saved: boolean) => Promise<void>;
  show: (id: string, saved: boolean) => void;
};

/**
 * Sends only one request per item at a time, because fast taps would otherwise send requests that race. If the member
 * has changed their choice when a response arrives, another request follows.
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
    /**
     * Shows the change immediately, and reverts the change on failure. If several calls share a request, only the call
     * that started the request rejects.
     */
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

    /** Waits until no request is in flight. It does not matter whether the requests succeed. */
    settled: async (): Promise<void> => {
      await Promise.allSettled([...entries.values()].map(({ work }) => work));
    },

    /** The number of confirmed saves. Read it before a request for items, and pass it to `withWanted` as `asked`. */
    moment: (): number => moment,

    /**
     * Puts the member's last choice into an item from a response. If the request was made before that choice was saved,
     * the response does not contain the choice.
     */
    withWanted: <Item extends { readonly _id: string; readonly saved: boolean }>(
      item: Item,
      asked: number,
    ): Item => ({ ...item, saved: wanted(item._id, asked) ?? item.saved }),
  };
}
