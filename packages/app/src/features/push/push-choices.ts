import { lazyValue } from '../../platform/lazy-value.ts';

/** `declined` means that the member does not want to be asked again. */
export type PushChoice = 'on' | 'declined';

/** What each member has chosen in this browser. A log-out does not delete it, unlike the local storage. */
export interface PushChoices {
  read: (memberId: string) => Promise<PushChoice | null>;
  write: (memberId: string, choice: PushChoice | null) => Promise<void>;
}

const database = lazyValue(async () => {
  const library = await import('idb-keyval');
  return { ...library, store: library.createStore('parvis-push', 'choices') };
});

export const pushChoices: PushChoices = {
  read: async (memberId) => {
    try {
      const { get, store } = await database.retry();
      const stored: unknown = await get(memberId, store);
      return stored === 'on' || stored === 'declined' ? stored : null;
    } catch {
      // A browser without storage forgets the choice.
      return null;
    }
  },
  write: async (memberId, choice) => {
    try {
      const { del, set, store } = await database.retry();
      await (choice === null ? del(memberId, store) : set(memberId, choice, store));
    } catch {
      // As above.
    }
  },
};
