import type { SignUpValues } from './sign-up-schema.ts';

const key = 'sign-up-draft';

/** What a reload need not cost. A password is kept nowhere, and consent is given anew. */
const keptFields = ['first_name', 'last_name', 'phone', 'email'] as const;

type SignUpDraft = Pick<SignUpValues, (typeof keptFields)[number]>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const readSignUpDraft = (storage: () => DraftStorage): Partial<SignUpDraft> => {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      keptFields.flatMap((name) => {
        const value: unknown = Reflect.get(kept, name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
};

export const keepSignUpDraft = (storage: () => DraftStorage, values: SignUpDraft): void => {
  try {
    storage().setItem(
      key,
      JSON.stringify(Object.fromEntries(keptFields.map((name) => [name, values[name]]))),
    );
  } catch {
    // A full or denied storage costs the draft after a reload, not the form.
  }
};

export const removeSignUpDraft = (storage: () => DraftStorage): void => {
  try {
    storage().removeItem(key);
  } catch {
    // What could not be kept need not be removed.
  }
};
