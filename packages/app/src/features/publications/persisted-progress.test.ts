import { describe, expect, it } from 'vitest';
import { progressStore } from './persisted-progress.ts';

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
    const places = progressStore(() => storage, 'maria');
    places.save('a', { at: 12.5, isDone: false });
    places.save('b', { at: 3, isDone: false });
    places.save('a', { at: 0, isDone: true });
    expect([...progressStore(() => storage, 'maria').read()]).toEqual([
      ['b', { at: 3, isDone: false }],
      ['a', { at: 0, isDone: true }],
    ]);
  });

  it('of a visitor go on with who signs in, those of a member with nobody else', () => {
    const storage = memory();
    progressStore(() => storage, null).save('a', { at: 1, isDone: false });
    const maria = progressStore(() => storage, 'maria');
    expect(maria.read().size).toBe(1);
    maria.save('b', { at: 2, isDone: false });
    expect(maria.read().size).toBe(2);
    for (const other of [null, 'josef']) expect(progressStore(() => storage, other).read().size).toBe(0);
  });

  it('are so many and no more', () => {
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
  ])('are none where something else stands: %s', (text) => {
    expect(progressStore(() => memory(text), null).read().size).toBe(0);
  });

  it('are done without where the browser denies its storage', () => {
    const places = progressStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }, null);
    places.save('a', { at: 1, isDone: false });
    expect(places.read().size).toBe(0);
  });
});
