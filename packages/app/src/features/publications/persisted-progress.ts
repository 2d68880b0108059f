const key = 'places';
/** If there are more entries than this, the oldest are dropped. */
const most = 300;

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Progress {
  /** The second in a recording, or the paragraph in a text. */
  readonly at: number;
  /** Whether the reader has reached the end. */
  readonly isDone: boolean;
}

export interface ProgressStore {
  /** The positions by the ids of texts and recordings. The latest one is last. */
  read: () => ReadonlyMap<string, Progress>;
  save: (id: string, place: Progress) => void;
}

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

function placeOf(value: unknown): Progress | null {
  const [at, isDone] = [fieldOf(value, 'at'), fieldOf(value, 'isDone')];
  return typeof at === 'number' && typeof isDone === 'boolean' ? { at, isDone } : null;
}

/**
 * Reading and listening positions, stored in this browser only. If a visitor logs in, the visitor's positions become
 * those of the member. Nobody else gets a member's positions.
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
        // If the storage is full or denied, only the position is lost after a reload.
      }
    },
  };
};
