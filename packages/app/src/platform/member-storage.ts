/** The keys of local storage that the specification names, and that scripts and other tabs rely on. */
const storageKeys = { token: 'token', registration: 'register', account: 'user' } as const;

export type StorageChange = 'token' | 'registration';

export interface MemberStorage {
  readToken: () => string | null;
  keepSession: (token: string, record: unknown) => void;
  keepAccount: (record: unknown) => void;
  removeToken: () => void;
  isRegistrationPending: () => boolean;
  setRegistrationPending: (pending: boolean) => void;
  clear: () => void;
  /** Tells what another tab has changed. */
  watch: (onChange: (change: StorageChange) => void) => () => void;
}

/** Storage that the browser denies (a private window, say) is replaced by memory: the visit works, nothing is kept. */
const tolerant = (storage: () => Storage) => {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key: string) => attempt((kept) => kept.getItem(key), null) ?? memory.get(key) ?? null,
    set: (key: string, value: string) => {
      const isKept = attempt((kept) => {
        kept.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key: string) => {
      memory.delete(key);
      attempt((kept) => {
        kept.removeItem(key);
      }, undefined);
    },
    clear: () => {
      memory.clear();
      attempt((kept) => {
        kept.clear();
      }, undefined);
    },
  };
};

export const createMemberStorage = (
  storage: () => Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): MemberStorage => {
  const kept = tolerant(storage);
  return {
    readToken: () => kept.get(storageKeys.token),
    keepSession: (token, record) => {
      kept.set(storageKeys.token, token);
      kept.set(storageKeys.account, JSON.stringify(record));
    },
    keepAccount: (record) => {
      kept.set(storageKeys.account, JSON.stringify(record));
    },
    removeToken: () => {
      kept.remove(storageKeys.token);
    },
    isRegistrationPending: () => kept.get(storageKeys.registration) === 'true',
    setRegistrationPending: (pending) => {
      if (pending) kept.set(storageKeys.registration, 'true');
      else kept.remove(storageKeys.registration);
    },
    clear: () => {
      kept.clear();
    },
    watch: (onChange) => {
      const listen = (event: Event) => {
        const key: unknown = Reflect.get(event, 'key');
        // A null key means that the other tab has cleared everything.
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
