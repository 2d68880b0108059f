import { describe, expect, test } from 'vitest';
import { keepSignUpDraft, readSignUpDraft, removeSignUpDraft } from './sign-up-draft.ts';

const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const typed = {
  first_name: 'Maria',
  last_name: 'Rossi',
  phone: '555-0100',
  email: 'maria@example.org',
  password: 'Stella-Maris-33',
  confirmPassword: 'Stella-Maris-33',
  termsAccepted: true,
};

const denied = (): never => {
  throw new DOMException('Denied', 'SecurityError');
};

describe('the draft of a registration', () => {
  test('keeps names, phone and address, and never a password', () => {
    const storage = memoryStorage();
    keepSignUpDraft(() => storage, typed);
    expect(readSignUpDraft(() => storage)).toEqual({
      first_name: 'Maria',
      last_name: 'Rossi',
      phone: '555-0100',
      email: 'maria@example.org',
    });
    expect(storage.getItem('sign-up-draft')).not.toContain('Stella');
    removeSignUpDraft(() => storage);
    expect(readSignUpDraft(() => storage)).toEqual({});
  });

  test.each(['no JSON', 'null', '[]', '{"email":7}'])('is none where %s was kept', (kept) => {
    const storage = memoryStorage();
    storage.setItem('sign-up-draft', kept);
    expect(readSignUpDraft(() => storage)).toEqual({});
  });

  test('does without a storage that the browser denies', () => {
    keepSignUpDraft(denied, typed);
    removeSignUpDraft(denied);
    expect(readSignUpDraft(denied)).toEqual({});
  });
});
