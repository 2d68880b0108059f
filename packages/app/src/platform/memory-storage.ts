import { createMemberStorage, type MemberStorage } from './member-storage.ts';

interface MemoryStorage {
  storage: MemberStorage;
  kept: Map<string, string>;
  /** Simulates a change by another tab. */
  changeElsewhere: (key: string | null, value: string | null) => void;
}

/** For tests: an in-memory local storage, shared with a simulated second tab. */
export const createMemoryStorage = (initial: Record<string, string> = {}): MemoryStorage => {
  const kept = new Map(Object.entries(initial));
  const events = new EventTarget();
  const browserStorage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
    clear: () => {
      kept.clear();
    },
  };
  return {
    storage: createMemberStorage(() => browserStorage, events),
    kept,
    changeElsewhere: (key, value) => {
      if (key === null) kept.clear();
      else if (value === null) kept.delete(key);
      else kept.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
  };
};
