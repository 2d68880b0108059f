import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { isEntry, type OutboxEntry } from './outbox-entry.ts';

export interface OutboxStorage {
  list: () => Promise<OutboxEntry[]>;
  /** Stores the entry and its file together, or neither of them. */
  add: (entry: OutboxEntry, file: Blob | null) => Promise<void>;
  /** Does nothing if the entry was removed. */
  change: (clientId: string, change: (entry: OutboxEntry) => OutboxEntry) => Promise<void>;
  file: (clientId: string) => Promise<Blob | undefined>;
  remove: (clientId: string) => Promise<void>;
  /** Acquires or renews the lease `name` for `owner`. Resolves with false while another owner holds the lease. */
  lease: (name: string, owner: string, until: number, now: number) => Promise<boolean>;
}

interface Lease {
  owner: string;
  until: number;
}

const isFree = (held: Lease | undefined, owner: string, now: number): boolean =>
  held === undefined || held.owner === owner || held.until <= now;

const entryKey = (clientId: string) => ['entry', clientId];
const fileKey = (clientId: string) => ['file', clientId];
const leaseKey = (name: string) => ['lease', name];

/**
 * The member's outbox in this browser. Each member has a database of their own, which keeps messages private on
 * shared devices.
 */
export function indexedOutboxStorage(memberId: string): OutboxStorage {
  // The store is created at the first use, because the creation throws if the browser denies storage.
  let made: UseStore | undefined;
  const store: UseStore = async (mode, callback) => {
    made ??= createStore(`parvis-outbox-${memberId}`, 'messages');
    try {
      return await made(mode, callback);
    } catch (error) {
      // Browsers can close the database of a suspended page. The next use opens it again.
      made = undefined;
      throw error;
    }
  };

  const read = <Value>(key: IDBValidKey): Promise<Value | undefined> =>
    store('readonly', (messages) => promisifyRequest<Value | undefined>(messages.get(key)));

  /** Reads and writes in one transaction. If `change` returns undefined, the value stays the same. */
  const update = <Value>(key: IDBValidKey, change: (value: Value | undefined) => Value | undefined) =>
    store('readwrite', async (messages) => {
      const changed = change(await promisifyRequest<Value | undefined>(messages.get(key)));
      if (changed !== undefined) messages.put(changed, key);
      await promisifyRequest(messages.transaction);
    });

  return {
    async list() {
      const all = IDBKeyRange.bound(['entry'], ['entry', []]);
      const found = await store('readonly', (messages) => promisifyRequest<unknown[]>(messages.getAll(all)));
      return found.filter(isEntry);
    },
    add: (entry, file) =>
      store('readwrite', (messages) => {
        // Stores the file first, so that nothing is stored if the browser refuses to copy the file.
        if (file !== null) messages.put(file, fileKey(entry.clientId));
        messages.put(entry, entryKey(entry.clientId));
        return promisifyRequest(messages.transaction);
      }),
    change: (clientId, change) => update<OutboxEntry>(entryKey(clientId), (entry) => entry && change(entry)),
    file: (clientId) => read<Blob>(fileKey(clientId)),
    remove: (clientId) =>
      store('readwrite', (messages) => {
        messages.delete(entryKey(clientId));
        messages.delete(fileKey(clientId));
        return promisifyRequest(messages.transaction);
      }),
    async lease(name, owner, until, now) {
      let isGranted = false;
      await update<Lease>(leaseKey(name), (held) => {
        isGranted = isFree(held, owner, now);
        return isGranted ? { owner, until } : undefined;
      });
      return isGranted;
    },
  };
}

export function memoryOutboxStorage(): OutboxStorage {
  const entries = new Map<string, OutboxEntry>();
  const files = new Map<string, Blob>();
  const leases = new Map<string, Lease>();
  return {
    list: async () => [...entries.values()],
    async add(entry, file) {
      entries.set(entry.clientId, entry);
      if (file !== null) files.set(entry.clientId, file);
    },
    async change(clientId, change) {
      const entry = entries.get(clientId);
      if (entry !== undefined) entries.set(clientId, change(entry));
    },
    file: async (clientId) => files.get(clientId),
    async remove(clientId) {
      entries.delete(clientId);
      files.delete(clientId);
    },
    async lease(name, owner, until, now) {
      const isGranted = isFree(leases.get(name), owner, now);
      if (isGranted) leases.set(name, { owner, until });
      return isGranted;
    },
  };
}

/** Tries twice, because the second try reopens a database that was closed. */
async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work().catch(work);
  } catch {
    return otherwise;
  }
}

export interface OutboxStorageWithFallback extends OutboxStorage {
  /** Whether everything is persisted. Entries in memory are lost with the page. */
  isPersisted: () => boolean;
}

/**
 * Stores entries in memory if the browser cannot store them, for example in a private window or on a full disk.
 * Messages are then still sent, but do not survive a reload.
 */
export function outboxStorageWithFallback(persistent: OutboxStorage): OutboxStorageWithFallback {
  const memory = memoryOutboxStorage();
  const inMemory = new Set<string>();
  /** Changes that could not be stored, for example because the disk is full. */
  const changed = new Map<string, OutboxEntry>();
  let isReadable = true;
  /** The last successful read. It is used if a read fails, because the entries can still be in the storage. */
  let lastRead: OutboxEntry[] = [];

  const of = (clientId: string): OutboxStorage => (inMemory.has(clientId) ? memory : persistent);

  return {
    isPersisted: () => isReadable && inMemory.size === 0,
    async list() {
      const found = await attempt(() => persistent.list(), null);
      isReadable = found !== null;
      lastRead = found ?? lastRead;
      const current = lastRead.map((entry) => changed.get(entry.clientId) ?? entry);
      return [...current, ...(await memory.list())];
    },
    async add(entry, file) {
      const isStored = await attempt(async () => {
        await persistent.add(entry, file);
        return true;
      }, false);
      if (isStored) return;
      inMemory.add(entry.clientId);
      await memory.add(entry, file);
    },
    async change(clientId, change) {
      const before = changed.get(clientId);
      const isStored = await attempt(async () => {
        await of(clientId).change(clientId, (entry) => change(before ?? entry));
        return true;
      }, false);
      if (isStored) {
        changed.delete(clientId);
        return;
      }
      const entry = lastRead.find((known) => known.clientId === clientId);
      if (entry !== undefined) changed.set(clientId, change(before ?? entry));
    },
    file: (clientId) => attempt(() => of(clientId).file(clientId), undefined),
    async remove(clientId) {
      await attempt(() => of(clientId).remove(clientId), undefined);
      inMemory.delete(clientId);
      changed.delete(clientId);
      lastRead = lastRead.filter((known) => known.clientId !== clientId);
    },
    // If there is no shared storage, the tabs share no messages. In that case no lock is needed.
    lease: (name, owner, until, now) => attempt(() => persistent.lease(name, owner, until, now), true),
  };
}
