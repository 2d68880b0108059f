type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'listening';

interface PlaybackPreferences {
  /** 1 is normal speed. */
  readonly speed: number;
  /** From 0 to 1. */
  readonly volume: number;
}

export interface PlaybackPreferencesStore {
  /** Only the values that the listener has chosen. */
  read: () => Partial<PlaybackPreferences>;
  save: (change: Partial<PlaybackPreferences>) => void;
}

/** The playback speed and volume of this browser, shared by all recordings. */
export const playbackPreferences = (storage: () => PreferencesStorage): PlaybackPreferencesStore => {
  const read = (): Partial<PlaybackPreferences> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      const [speed, volume]: unknown[] = [
        Reflect.get(Object(stored), 'speed'),
        Reflect.get(Object(stored), 'volume'),
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
        // A full or denied storage only costs the choice after a reload.
      }
    },
  };
};
