import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { savePosition, limitFor, readPosition } from './list-position.ts';

function memory() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('sessionStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}

describe('the position in a list', () => {
  it('is restored by one request of at most 100 items', () => {
    expect(limitFor(null)).toBe(20);
    expect(limitFor(null, 24)).toBe(24);
    expect(limitFor({ itemId: 'a', offset: 0, count: 45 })).toBe(65);
    expect(limitFor({ itemId: 'a', offset: 0, count: 900 })).toBe(100);
  });

  it('is stored for each history entry', () => {
    memory();
    const position = { itemId: 'b', offset: -100, count: 2 };
    savePosition('one', position);
    expect(readPosition('one')).toEqual(position);
    expect(readPosition('two')).toBeNull();
    savePosition('one', null);
    expect(readPosition('one')).toBeNull();
  });

  it('is the top if the stored value is invalid', () => {
    const storage = memory();
    storage.setItem('list-position/one', '{"itemId":');
    storage.setItem('list-position/two', '{"itemId":7}');
    expect(readPosition('one')).toBeNull();
    expect(readPosition('two')).toBeNull();
  });
  it('is the top, and is not stored, if the browser blocks storage', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    onTestFinished(() => {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'sessionStorage');
      else Object.defineProperty(globalThis, 'sessionStorage', before);
    });
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
    expect(() => savePosition('one', { itemId: 'a', offset: 0, count: 1 })).not.toThrow();
    expect(readPosition('one')).toBeNull();
  });
});
