type Entry = { confirmed: boolean; wanted: boolean; work: Promise<void> };

type SaveQueueOptions = {
  send: (id: string, saved: boolean) => Promise<void>;
  show: (id: string, saved: boolean) => void;
};

/**
 * Fast taps race when each sends its own request. Here a listing has one request under way at most; when it is
 * answered, the last intention decides whether another follows.
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

  return {
    /** Shown at once, and taken back where it fails. Who asks while a request is under way is not told of its failure. */
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

    /** Waits until nothing is under way, whether it was taken or refused. */
    settled: async (): Promise<void> => {
      await Promise.allSettled([...entries.values()].map(({ work }) => work));
    },

    /** To be read before the server is asked for listings, and told to `wanted` with what it answers. */
    moment: (): number => moment,

    /** What the member wants, where the server may not have known of it when it answered what was asked then. */
    wanted(id: string, asked: number): boolean | undefined {
      const entry = entries.get(id);
      if (entry !== undefined) return entry.wanted;
      const known = confirmed.get(id);
      return known !== undefined && known.moment > asked ? known.saved : undefined;
    },
  };
}
