import { describe, expect, test, vi } from 'vitest';
import { createMemberStorage, type StorageChange } from './member-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';

describe('the local storage', () => {
  test('holds the keys that the specification names', () => {
    const { storage, kept } = createMemoryStorage();
    storage.keepSession('a-token', { _id: '1' });
    storage.setRegistrationPending(true);
    expect(Object.fromEntries(kept)).toEqual({ token: 'a-token', user: '{"_id":"1"}', register: 'true' });
    storage.setRegistrationPending(false);
    storage.removeToken();
    expect(Object.fromEntries(kept)).toEqual({ user: '{"_id":"1"}' });
    storage.clear();
    expect(kept.size).toBe(0);
  });

  test('answers what was kept of the account', () => {
    const { storage } = createMemoryStorage();
    expect(storage.readAccount()).toBeNull();
    storage.keepSession('a-token', { _id: '1', token: 'a-token' });
    expect(storage.readAccount()).toEqual({ _id: '1', token: 'a-token' });
    storage.keepAccount({ _id: '1' });
    expect(storage.readAccount()).toEqual({ _id: '1' });
  });

  test('tells what another tab changes, until nobody listens', () => {
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

  test('passes on to other tabs why a member is shut out, and keeps nothing of it', () => {
    const { storage, kept, changeElsewhere } = createMemoryStorage();
    const onExclusion = vi.fn<(words: string) => void>();
    const unwatch = storage.watchExclusion(onExclusion);
    changeElsewhere('exclusion', 'Suspended.');
    changeElsewhere('exclusion', null);
    changeElsewhere('unrelated', 'x');
    unwatch();
    changeElsewhere('exclusion', 'Banned.');
    expect(onExclusion).toHaveBeenCalledExactlyOnceWith('Suspended.');
    const setting = vi.spyOn(kept, 'set');
    storage.broadcastExclusion('Suspended.');
    expect(setting).toHaveBeenCalledExactlyOnceWith('exclusion', 'Suspended.');
    expect(kept.has('exclusion')).toBe(false);
  });

  test('that is denied is replaced by memory', () => {
    const storage = createMemberStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }, new EventTarget());
    storage.keepSession('a-token', {});
    expect(storage.readToken()).toBe('a-token');
    storage.clear();
    expect(storage.readToken()).toBeNull();
  });
});
