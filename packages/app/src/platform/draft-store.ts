const lifetime = 30 * 24 * 60 * 60 * 1000;

type StoredDraft = { value: unknown; savedAt: number };

export type DraftStorage = {
  read: (target: string) => Promise<StoredDraft | undefined>;
  write: (target: string, draft: StoredDraft) => Promise<void>;
  remove: (targets: readonly string[]) => Promise<void>;
  list: () => Promise<[target: string, draft: StoredDraft][]>;
};

export type DraftStore = {
  load: <Value>(target: string, isValue: (value: unknown) => value is Value) => Promise<Value | undefined>;
  /** Saves a draft. If a write is running, the draft waits. A newer draft replaces the waiting draft. */
  save: (target: string, value: unknown) => void;
  remove: (target: string) => void;
  removeExpired: () => Promise<void>;
  /** Whether a draft is not saved yet, or could not be saved. */
  hasUnsaved: () => boolean;
  /** Resolves when every pending write has been tried. */
  settled: () => Promise<void>;
};

type WriteQueue = { next: (() => Promise<void>) | undefined; done: Promise<void> };

export function createDraftStore(storage: DraftStorage, now: () => number): DraftStore {
  const queues = new Map<string, WriteQueue>();
  const failed = new Set<string>();

  async function drain(target: string, queue: WriteQueue): Promise<void> {
    while (queue.next !== undefined) {
      const work = queue.next;
      queue.next = undefined;
      try {
        await work();
        failed.delete(target);
      } catch {
        failed.add(target);
      }
    }
    queues.delete(target);
  }

  function schedule(target: string, work: () => Promise<void>): void {
    const running = queues.get(target);
    if (running !== undefined) {
      running.next = work;
      return;
    }
    const queue: WriteQueue = { next: work, done: Promise.resolve() };
    queues.set(target, queue);
    queue.done = drain(target, queue);
  }

  return {
    async load(target, isValue) {
      try {
        const draft = await storage.read(target);
        if (draft === undefined || draft.savedAt + lifetime <= now()) return undefined;
        return isValue(draft.value) ? draft.value : undefined;
      } catch {
        return undefined;
      }
    },
    save: (target, value) => schedule(target, () => storage.write(target, { value, savedAt: now() })),
    remove: (target) => schedule(target, () => storage.remove([target])),
    async removeExpired() {
      try {
        const expired = (await storage.list()).filter(([, draft]) => draft.savedAt + lifetime <= now());
        await storage.remove(expired.map(([target]) => target));
      } catch {
        // A browser without storage has no expired drafts.
      }
    },
    hasUnsaved: () => failed.size > 0 || queues.size > 0,
    async settled() {
      await Promise.all([...queues.values()].map((queue) => queue.done));
    },
  };
}

async function openDatabase() {
  const database = await import('idb-keyval');
  return { ...database, store: database.createStore('parvis-drafts', 'drafts') };
}

function browserDraftStorage(): DraftStorage {
  let opening: ReturnType<typeof openDatabase> | undefined;
  const opened = () => {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    async read(target) {
      const { get, store } = await opened();
      return get<StoredDraft>(target, store);
    },
    async write(target, draft) {
      const { set, store } = await opened();
      await set(target, draft, store);
    },
    async remove(targets) {
      const { delMany, store } = await opened();
      await delMany([...targets], store);
    },
    async list() {
      const { entries, store } = await opened();
      return entries<string, StoredDraft>(store);
    },
  };
}

export const drafts: DraftStore = createDraftStore(browserDraftStorage(), Date.now);
