import type { OutboxChannel } from './outbox-channel.ts';
import { inOrder, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

export interface OutboxStore {
  /** What is kept and not sent, in order. */
  entries: () => OutboxEntry[];
  /** Those, and what was written and is still being kept. */
  shown: () => OutboxEntry[];
  has: (clientId: string) => boolean;
  /** Reads what other tabs have changed. */
  refresh: () => Promise<void>;
  /** It is shown at once; `prepare` is called when all that was written before is kept. */
  add: (
    entry: OutboxEntry,
    prepare: () => Promise<{ entry: OutboxEntry; file: Blob | null }>,
  ) => Promise<void>;
  change: (clientId: string, change: (entry: OutboxEntry) => OutboxEntry) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
  /** Another tab has removed it. */
  forget: (clientId: string) => void;
}

/** What this tab knows of the box in the storage, which all tabs share. */
export function createOutboxStore(
  storage: OutboxStorage,
  channel: Pick<OutboxChannel, 'post'>,
  onChange: () => void,
): OutboxStore {
  let entries: OutboxEntry[] = [];
  const arriving = new Map<string, OutboxEntry>();
  const gone = new Set<string>();
  let lastUse: Promise<unknown> = Promise.resolve();
  let lastWriting: Promise<unknown> = Promise.resolve();

  // One after the other: a reading that is overtaken by a change would bring back what was before it.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const use = lastUse.then(work, work);
    lastUse = use;
    return use;
  };

  const present = (all: Iterable<OutboxEntry>) => inOrder(all).filter(({ clientId }) => !gone.has(clientId));

  const refresh = () =>
    inTurn(async () => {
      entries = await storage.list();
      onChange();
    });

  const shown = () =>
    present(new Map([...arriving, ...entries.map((entry) => [entry.clientId, entry] as const)]).values());

  return {
    entries: () => present(entries),
    shown,
    has: (clientId) => shown().some((entry) => entry.clientId === clientId),
    refresh,

    async add(entry, prepare) {
      arriving.set(entry.clientId, entry);
      onChange();
      const before = lastWriting;
      const keep = async () => {
        await before;
        const prepared = await prepare();
        if (!gone.has(entry.clientId)) await inTurn(() => storage.add(prepared.entry, prepared.file));
        await refresh();
        arriving.delete(entry.clientId);
      };
      const writing = keep();
      lastWriting = writing.catch(() => {});
      await writing;
      channel.post({ type: 'changed' });
    },

    async change(clientId, update) {
      await inTurn(() => storage.change(clientId, update));
      await refresh();
      channel.post({ type: 'changed' });
    },

    async remove(clientId) {
      gone.add(clientId);
      onChange();
      await inTurn(() => storage.remove(clientId));
      channel.post({ type: 'changed' });
    },

    forget(clientId) {
      gone.add(clientId);
      onChange();
    },
  };
}
