import { describe, expect, test, vi } from 'vitest';
import { createMemberStorage, type StorageChange } from './member-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

describe('the local storage', () => {
  test('uses the keys of the specification', () => {
    const { storage, items } = createMemoryStorage();
    storage.keepSession('a-token', { _id: '1' });
    storage.setRegistrationPending(true);
    expect(Object.fromEntries(items)).toEqual({ token: 'a-token', user: '{"_id":"1"}', register: 'true' });
    storage.setRegistrationPending(false);
    storage.removeToken();
    expect(Object.fromEntries(items)).toEqual({ user: '{"_id":"1"}' });
    storage.clear();
    expect(items.size).toBe(0);
  });

  test('returns the persisted account', () => {
    const { storage } = createMemoryStorage();
    expect(storage.readAccount()).toBeNull();
    storage.keepSession('a-token', { _id: '1', token: 'a-token' });
    expect(storage.readAccount()).toEqual({ _id: '1', token: 'a-token' });
    storage.keepAccount({ _id: '1' });
    expect(storage.readAccount()).toEqual({ _id: '1' });
  });

  test('reports changes by another tab, until unsubscribed', () => {
    const { storage, changeElsewhere } = createMemoryStorage({ token: 'a-token' });
    const onChange = vi.fn<(change: StorageChange) => void>();
    const unwatch = storage.watch(onChange);
    changeElsewhere('token', null);
    changeElsewhere('register', 'true');
    changeElsewhere('unrelated', 'x');
    changeElsewhere(null, null);
    expect(onChange.mock.calls).toEqual([['token'], ['registration'], ['token'], ['registration']]);
    unwatch();
    changeElsewhere('token', 'x');
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  test('tells other tabs the reason of a suspension, and stores nothing', () => {
    const { storage, items, changeElsewhere } = createMemoryStorage();
    const onRestriction = vi.fn<(words: string) => void>();
    const unwatch = storage.watchRestriction(onRestriction);
    changeElsewhere('restriction', 'Suspended.');
    changeElsewhere('restriction', null);
    changeElsewhere('unrelated', 'x');
    unwatch();
    changeElsewhere('restriction', 'Banned.');
    expect(onRestriction).toHaveBeenCalledExactlyOnceWith('Suspended.');
    const setting = vi.spyOn(items, 'set');
    storage.broadcastRestriction('Suspended.');
    expect(setting).toHaveBeenCalledExactlyOnceWith('restriction', 'Suspended.');
    expect(items.has('restriction')).toBe(false);
  });

  test('falls back to memory if it is denied', () => {
    const storage = createMemberStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }, new EventTarget());
    storage.keepSession('a-token', {});
    expect(storage.readToken()).toBe('a-token');
    storage.clear();
    expect(storage.readToken()).toBeNull();
  });
});
