import { describe, expect, test } from 'vitest';
import { createFieldDraft } from './field-draft.ts';

const memoryStorage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};

const typed = { name: 'Maria', email: 'maria@example.org', password: 'Stella-Maris-33' };

const denied = (): never => {
  throw new DOMException('Denied', 'SecurityError');
};

describe('the draft of a form', () => {
  test('persists only the named fields', () => {
    const storage = memoryStorage();
    const draft = createFieldDraft(() => storage, 'draft', ['name', 'email']);
    draft.keep(typed);
    expect(draft.read()).toEqual({ name: 'Maria', email: 'maria@example.org' });
    expect(storage.getItem('draft')).not.toContain('Stella');
    draft.remove();
    expect(draft.read()).toEqual({});
  });

  test.each(['no JSON', 'null', '[]', '{"email":7}'])('is empty if %s was stored', (stored) => {
    const storage = memoryStorage();
    storage.setItem('draft', stored);
    expect(createFieldDraft(() => storage, 'draft', ['email']).read()).toEqual({});
  });

  test('works without storage if the browser denies it', () => {
    const draft = createFieldDraft(denied, 'draft', ['name', 'email']);
    draft.keep(typed);
    draft.remove();
    expect(draft.read()).toEqual({});
  });
});
