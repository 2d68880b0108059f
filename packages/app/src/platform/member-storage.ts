/** The specification names these keys of local storage. Scripts and other tabs rely on these names. */
const storageKeys = { token: 'token', registration: 'register', account: 'user' } as const;

/** A tab writes an entry with this key to pass a message to the other tabs, and removes the entry immediately. */
const restrictionKey = 'restriction';

export type StorageChange = 'token' | 'registration';

export interface MemberStorage {
  readToken: () => string | null;
  keepSession: (token: string, record: unknown) => void;
  keepAccount: (record: unknown) => void;
  /** The persisted account. Null if there is none. */
  readAccount: () => unknown;
  removeToken: () => void;
  isRegistrationPending: () => boolean;
  setRegistrationPending: (pending: boolean) => void;
  clear: () => void;
  /** Tells the other tabs about the suspension or ban, with the server's message. */
  broadcastRestriction: (words: string) => void;
  /** Reports changes that other tabs make. */
  watch: (onChange: (change: StorageChange) => void) => () => void;
  /** Reports a suspension or ban that another tab has received. */
  watchRestriction: (onRestriction: (words: string) => void) => () => void;
}

/**
 * Uses memory if the browser denies storage, for example in a private window. The visit works, but nothing is
 * persisted.
 */
const withMemoryFallback = (storage: () => Storage) => {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key: string) => attempt((area) => area.getItem(key), null) ?? memory.get(key) ?? null,
    set: (key: string, value: string) => {
      const isPersisted = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (isPersisted) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key: string) => {
      memory.delete(key);
      attempt((area) => {
        area.removeItem(key);
      }, undefined);
    },
    clear: () => {
      memory.clear();
      attempt((area) => {
        area.clear();
      }, undefined);
    },
  };
};

export const createMemberStorage = (
  storage: () => Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): MemberStorage => {
  const persisted = withMemoryFallback(storage);
  return {
    readToken: () => persisted.get(storageKeys.token),
    keepSession: (token, record) => {
      persisted.set(storageKeys.token, token);
      persisted.set(storageKeys.account, JSON.stringify(record));
    },
    keepAccount: (record) => {
      persisted.set(storageKeys.account, JSON.stringify(record));
    },
    readAccount: () => JSON.parse(persisted.get(storageKeys.account) ?? 'null'),
    removeToken: () => {
      persisted.remove(storageKeys.token);
    },
    isRegistrationPending: () => persisted.get(storageKeys.registration) === 'true',
    setRegistrationPending: (pending) => {
      if (pending) persisted.set(storageKeys.registration, 'true');
      else persisted.remove(storageKeys.registration);
    },
    clear: () => {
      persisted.clear();
    },
    broadcastRestriction: (words) => {
      persisted.set(restrictionKey, words);
      persisted.remove(restrictionKey);
    },
    watchRestriction: (onRestriction) => {
      const listen = (event: Event) => {
        const words: unknown = Reflect.get(event, 'newValue');
        if (Reflect.get(event, 'key') === restrictionKey && typeof words === 'string') onRestriction(words);
      };
      events.addEventListener('storage', listen);
      return () => {
        events.removeEventListener('storage', listen);
      };
    },
    watch: (onChange) => {
      const listen = (event: Event) => {
        const key: unknown = Reflect.get(event, 'key');
        // A null key means that the other tab has cleared the whole storage.
        if (key === null || key === storageKeys.token) onChange('token');
        if (key === null || key === storageKeys.registration) onChange('registration');
      };
      events.addEventListener('storage', listen);
      return () => {
        events.removeEventListener('storage', listen);
      };
    },
  };
};
