const key = 'places';
/** What was read or heard longest ago gives way. */
const most = 300;

type ProgressStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Progress {
  /** Of a recording the second, of a text the paragraph. */
  readonly at: number;
  /** Whether its end was reached. */
  readonly isDone: boolean;
}

export interface ProgressStore {
  /** By the ids of what is read or heard, the latest last. */
  read: () => ReadonlyMap<string, Progress>;
  save: (id: string, place: Progress) => void;
}

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

function placeOf(value: unknown): Progress | null {
  const [at, isDone] = [fieldOf(value, 'at'), fieldOf(value, 'isDone')];
  return typeof at === 'number' && typeof isDone === 'boolean' ? { at, isDone } : null;
}

/**
 * Where a reader or listener is, kept in this browser alone. What visitors have begun they go on with as members; of a
 * member nobody else sees anything.
 */
export const progressStore = (storage: () => ProgressStorage, reader: string | null): ProgressStore => {
  const read = (): Map<string, Progress> => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      const [owner, entries] = [fieldOf(kept, 'reader'), fieldOf(kept, 'places')];
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
        // A full or denied storage costs the place after a reload, not what is read or heard.
      }
    },
  };
};
