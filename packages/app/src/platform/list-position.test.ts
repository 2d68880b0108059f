import { describe, expect, it } from 'vitest';
import { keepPosition, limitFor, readPosition } from './list-position.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the place in a list', () => {
  it('is brought back by one request of at most 100 items', () => {
    expect(limitFor(null)).toBe(20);
    expect(limitFor(null, 24)).toBe(24);
    expect(limitFor({ itemId: 'a', offset: 0, count: 45 })).toBe(65);
    expect(limitFor({ itemId: 'a', offset: 0, count: 900 })).toBe(100);
  });

  it('is kept for each entry of the history', () => {
    const storage = memory();
    const position = { itemId: 'b', offset: -100, count: 2 };
    keepPosition(storage, 'one', position);
    expect(readPosition(storage, 'one')).toEqual(position);
    expect(readPosition(storage, 'two')).toBeNull();
    keepPosition(storage, 'one', null);
    expect(readPosition(storage, 'one')).toBeNull();
  });

  it('is the top where what is kept cannot be read', () => {
    const storage = memory();
    storage.setItem('list-position/one', '{"itemId":');
    storage.setItem('list-position/two', '{"itemId":7}');
    expect(readPosition(storage, 'one')).toBeNull();
    expect(readPosition(storage, 'two')).toBeNull();
  });
});
