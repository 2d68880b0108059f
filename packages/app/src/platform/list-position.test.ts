import { describe, expect, it } from 'vitest';
import { keepPosition, limitFor, positionOf, readPosition } from './list-position.ts';

const places = [
  { id: 'a', top: -500, bottom: -120 },
  { id: 'b', top: -100, bottom: 40 },
  { id: 'c', top: 60, bottom: 400 },
];

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the place in a list', () => {
  it('is the first item that shows below the header', () => {
    expect(positionOf(places, 0)).toEqual({ itemId: 'b', offset: -100, count: 2 });
    expect(positionOf(places, 56)).toEqual({ itemId: 'c', offset: 60, count: 3 });
    expect(positionOf([], 56)).toBeNull();
  });

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
