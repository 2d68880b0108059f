import { describe, expect, it } from 'vitest';
import { progressStore } from './persisted-progress.ts';

const memory = (initial?: string) => {
  const stored = new Map(initial === undefined ? [] : [['places', initial]]);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
  };
};

describe('persisted progress', () => {
  it('is read in its order, with the latest entry last', () => {
    const storage = memory();
    const places = progressStore(() => storage, 'maria');
    places.save('a', { at: 12.5, isDone: false });
    places.save('b', { at: 3, isDone: false });
    places.save('a', { at: 0, isDone: true });
    expect([...progressStore(() => storage, 'maria').read()]).toEqual([
      ['b', { at: 3, isDone: false }],
      ['a', { at: 0, isDone: true }],
    ]);
  });

  it('of a visitor becomes that of the member who logs in, but a member’s own stays private', () => {
    const storage = memory();
    progressStore(() => storage, null).save('a', { at: 1, isDone: false });
    const maria = progressStore(() => storage, 'maria');
    expect(maria.read().size).toBe(1);
    maria.save('b', { at: 2, isDone: false });
    expect(maria.read().size).toBe(2);
    for (const other of [null, 'josef']) expect(progressStore(() => storage, other).read().size).toBe(0);
  });

  it('has a maximum number of entries', () => {
    const storage = memory();
    const places = progressStore(() => storage, null);
    for (let index = 0; index < 310; index += 1) places.save(`${index}`, { at: index, isDone: false });
    const ids = [...places.read().keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([300, '10', '309']);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"reader":null,"places":{}}',
    '{"reader":null,"places":[1,["a"],["b",{"at":"1"}]]}',
  ])('is empty for invalid data: %s', (text) => {
    expect(progressStore(() => memory(text), null).read().size).toBe(0);
  });

  it('works without storage if the browser denies it', () => {
    const places = progressStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }, null);
    places.save('a', { at: 1, isDone: false });
    expect(places.read().size).toBe(0);
  });
});
