type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'listening';

interface PlaybackPreferences {
  /** The speed of playback. 1 is normal. */
  readonly speed: number;
  /** The volume, from 0 to 1. */
  readonly volume: number;
}

export interface PlaybackPreferencesStore {
  /** Returns only the values that the listener has chosen. */
  read: () => Partial<PlaybackPreferences>;
  save: (change: Partial<PlaybackPreferences>) => void;
}

/** The playback speed and volume in this browser. All recordings share them. */
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
        // If the storage is full or denied, only the choice is lost after a reload.
      }
    },
  };
};
