import { describe, expect, it } from 'vitest';
import { keptPlaces } from './kept-places.ts';

const memory = (initial?: string) => {
  const kept = new Map(initial === undefined ? [] : [['places', initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
};

describe('kept places', () => {
  it('are read again, the latest last', () => {
    const storage = memory();
    const places = keptPlaces(() => storage, 'maria');
    places.keep('a', { at: 12.5, isDone: false });
    places.keep('b', { at: 3, isDone: false });
    places.keep('a', { at: 0, isDone: true });
    expect([...keptPlaces(() => storage, 'maria').read()]).toEqual([
      ['b', { at: 3, isDone: false }],
      ['a', { at: 0, isDone: true }],
    ]);
  });

  it('of a visitor go on with who signs in, those of a member with nobody else', () => {
    const storage = memory();
    keptPlaces(() => storage, null).keep('a', { at: 1, isDone: false });
    const maria = keptPlaces(() => storage, 'maria');
    expect(maria.read().size).toBe(1);
    maria.keep('b', { at: 2, isDone: false });
    expect(maria.read().size).toBe(2);
    for (const other of [null, 'josef']) expect(keptPlaces(() => storage, other).read().size).toBe(0);
  });

  it('are so many and no more', () => {
    const storage = memory();
    const places = keptPlaces(() => storage, null);
    for (let index = 0; index < 310; index += 1) places.keep(`${index}`, { at: index, isDone: false });
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
  ])('are none where something else stands: %s', (text) => {
    expect(keptPlaces(() => memory(text), null).read().size).toBe(0);
  });

  it('are done without where the browser denies its storage', () => {
    const places = keptPlaces(() => {
      throw new DOMException('denied', 'SecurityError');
    }, null);
    places.keep('a', { at: 1, isDone: false });
    expect(places.read().size).toBe(0);
  });
});
