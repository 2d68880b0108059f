type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'listening';

interface PlaybackPreferences {
  /** 1 is as it was recorded. */
  readonly speed: number;
  /** From 0 to 1. */
  readonly volume: number;
}

export interface PlaybackPreferencesStore {
  /** What was chosen, and nothing of the rest. */
  read: () => Partial<PlaybackPreferences>;
  save: (change: Partial<PlaybackPreferences>) => void;
}

/** How fast and how loud somebody listens with this browser: whoever hears a course at one and a half means all its lessons. */
export const playbackPreferences = (storage: () => PreferencesStorage): PlaybackPreferencesStore => {
  const read = (): Partial<PlaybackPreferences> => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      const [speed, volume]: unknown[] = [
        Reflect.get(Object(kept), 'speed'),
        Reflect.get(Object(kept), 'volume'),
      ];
      return {
        ...(typeof speed === 'number' && { speed }),
        ...(typeof volume === 'number' && { volume }),
      };
    } catch {
      return {};
    }
  };
  return {
    read,
    save: (change) => {
      try {
        storage().setItem(key, JSON.stringify({ ...read(), ...change }));
      } catch {
        // A full or denied storage costs the choice after a reload, not what is heard.
      }
    },
  };
};
