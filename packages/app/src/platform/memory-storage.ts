import { createMemberStorage, type MemberStorage } from './member-storage.ts';

interface MemoryStorage {
  storage: MemberStorage;
  items: Map<string, string>;
  /** Simulates a change by another tab. */
  changeElsewhere: (key: string | null, value: string | null) => void;
}

/** For tests: a local storage in memory. A simulated second tab shares it. */
export const createMemoryStorage = (initial: Record<string, string> = {}): MemoryStorage => {
  const items = new Map(Object.entries(initial));
  const events = new EventTarget();
  const browserStorage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
    clear: () => {
      items.clear();
    },
  };
  return {
    storage: createMemberStorage(() => browserStorage, events),
    items,
    changeElsewhere: (key, value) => {
      if (key === null) items.clear();
      else if (value === null) items.delete(key);
      else items.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
  };
};
