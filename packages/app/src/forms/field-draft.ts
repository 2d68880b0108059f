type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FieldDraft<Name extends string> {
  read: () => Partial<Record<Name, string>>;
  keep: (values: Readonly<Record<Name, string>>) => void;
  remove: () => void;
}

/** What a reload need not cost: the fields that are named, and no other. A denied storage costs no more than that. */
export const createFieldDraft = <Name extends string>(
  storage: () => DraftStorage,
  key: string,
  names: readonly Name[],
): FieldDraft<Name> => ({
  read: () => {
    const found: Partial<Record<Name, string>> = {};
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return found;
      for (const name of names) {
        const value: unknown = Reflect.get(kept, name);
        if (typeof value === 'string') found[name] = value;
      }
    } catch {
      // What cannot be read was not kept.
    }
    return found;
  },
  keep: (values) => {
    try {
      storage().setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))));
    } catch {
      // A full or denied storage costs the draft after a reload, not the form.
    }
  },
  remove: () => {
    try {
      storage().removeItem(key);
    } catch {
      // What could not be kept need not be removed.
    }
  },
});
