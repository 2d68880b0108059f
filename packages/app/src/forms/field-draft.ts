type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FieldDraft<Name extends string> {
  read: () => Partial<Record<Name, string>>;
  keep: (values: Readonly<Record<Name, string>>) => void;
  remove: () => void;
}

/** Persists only the named fields, so that they survive a reload. If storage is denied, the form still works. */
export const createFieldDraft = <Name extends string>(
  storage: () => DraftStorage,
  key: string,
  names: readonly Name[],
): FieldDraft<Name> => ({
  read: () => {
    const found: Partial<Record<Name, string>> = {};
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return found;
      for (const name of names) {
        const value: unknown = Reflect.get(stored, name);
        if (typeof value === 'string') found[name] = value;
      }
    } catch {
      // A draft that cannot be read is ignored.
    }
    return found;
  },
  keep: (values) => {
    try {
      storage().setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))));
    } catch {
      // If the storage is full or denied, only the draft is lost after a reload.
    }
  },
  remove: () => {
    try {
      storage().removeItem(key);
    } catch {
      // Storage is denied, so there is nothing to remove.
    }
  },
});
