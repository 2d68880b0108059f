const key = 'places';
/** The oldest entries are dropped beyond this number. */
const most = 300;

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Progress {
  /** The second of a recording, or the paragraph of a text. */
  readonly at: number;
  /** Whether the end was reached. */
  readonly isDone: boolean;
}

export interface ProgressStore {
  /** By the ids of texts and recordings, latest last. */
  read: () => ReadonlyMap<string, Progress>;
  save: (id: string, place: Progress) => void;
}

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

function placeOf(value: unknown): Progress | null {
  const [at, isDone] = [fieldOf(value, 'at'), fieldOf(value, 'isDone')];
  return typeof at === 'number' && typeof isDone === 'boolean' ? { at, isDone } : null;
}

/**
 * Reading and listening positions, stored in this browser only. A visitor's positions pass to the member who signs in;
 * a member's stay private.
 */
export const progressStore = (storage: () => ProgressStorage, reader: string | null): ProgressStore => {
  const read = (): Map<string, Progress> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      const [owner, entries] = [fieldOf(stored, 'reader'), fieldOf(stored, 'places')];
      if ((owner !== null && owner !== reader) || !Array.isArray(entries)) return new Map();
      const places = entries.flatMap((entry: unknown): [string, Progress][] => {
        const [id, value]: unknown[] = Array.isArray(entry) ? entry : [];
        const place = placeOf(value);
        return typeof id === 'string' && place !== null ? [[id, place]] : [];
      });
      return new Map(places);
    } catch {
      return new Map();
    }
  };
  return {
    read,
    save: (id, place) => {
      const places = read();
      places.delete(id);
      places.set(id, place);
      try {
        storage().setItem(key, JSON.stringify({ reader, places: [...places].slice(-most) }));
      } catch {
        // A full or denied storage only costs the position after a reload.
      }
    },
  };
};
