import type { OutboxChannel } from './outbox-channel.ts';
import { inOrder, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxStorage } from './outbox-storage.ts';

export interface OutboxStore {
  /** The unsent messages that are stored, in order. */
  entries: () => OutboxEntry[];
  /** The unsent messages that are stored, and those that are still being stored. */
  shown: () => OutboxEntry[];
  has: (clientId: string) => boolean;
  /** Reads the changes that other tabs have made. */
  refresh: () => Promise<void>;
  /** Shows the entry immediately. Calls `prepare` after all earlier messages have been stored. */
  add: (
    entry: OutboxEntry,
    prepare: () => Promise<{ entry: OutboxEntry; file: Blob | null }>,
  ) => Promise<void>;
  change: (clientId: string, change: (entry: OutboxEntry) => OutboxEntry) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
  /** Removes the entry here, because another tab has removed it from the storage. */
  forget: (clientId: string) => void;
}

/** This tab's copy of the storage that all tabs share. */
export function createOutboxStore(
  storage: OutboxStorage,
  channel: Pick<OutboxChannel, 'post'>,
  onChange: () => void,
): OutboxStore {
  let entries: OutboxEntry[] = [];
  const arriving = new Map<string, OutboxEntry>();
  const removed = new Set<string>();
  let lastUse: Promise<unknown> = Promise.resolve();
  let lastWriting: Promise<unknown> = Promise.resolve();

  // Runs the work in sequence, because a read that overlaps with a change would restore the old state.
  const inSequence = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const use = lastUse.then(work, work);
    lastUse = use;
    return use;
  };

  const present = (all: Iterable<OutboxEntry>) =>
    inOrder(all).filter(({ clientId }) => !removed.has(clientId));

  const refresh = () =>
    inSequence(async () => {
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
        if (!removed.has(entry.clientId)) await inSequence(() => storage.add(prepared.entry, prepared.file));
        await refresh();
        arriving.delete(entry.clientId);
      };
      const writing = keep();
      lastWriting = writing.catch(() => {});
      await writing;
      channel.post({ type: 'changed' });
    },

    async change(clientId, update) {
      await inSequence(() => storage.change(clientId, update));
      await refresh();
      channel.post({ type: 'changed' });
    },

    async remove(clientId) {
      removed.add(clientId);
      onChange();
      await inSequence(() => storage.remove(clientId));
      channel.post({ type: 'changed' });
    },

    forget(clientId) {
      removed.add(clientId);
      onChange();
    },
  };
}
