import { IDBDatabase as FakeDatabase, IDBFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './outbox-entry.ts';
import { indexedOutboxStorage, memoryOutboxStorage, outboxStorageWithFallback } from './outbox-storage.ts';

const entry = (clientId: string, differences: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientId,
  chatId: 'chat',
  order: 1,
  createdAt: '2026-05-14T10:00:00.000Z',
  text: 'Peace',
  file: null,
  state: 'queued',
  failure: null,
  attempts: 0,
  pausedUntil: 0,
  ...differences,
});

const denied = () => Promise.reject(new DOMException('closed', 'InvalidStateError'));

const idsOf = (entries: OutboxEntry[]) => entries.map(({ clientId }) => clientId).toSorted();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', FakeKeyRange);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['in the browser', indexedOutboxStorage],
  ['in memory', memoryOutboxStorage],
])('the storage %s', (_name, create) => {
  it('stores a message with its file, changes it, and removes both', async () => {
    const storage = create('maria');
    await storage.add(entry('one'), new Blob(['bytes'], { type: 'image/png' }));
    await storage.add(entry('two'), null);
    expect(idsOf(await storage.list())).toEqual(['one', 'two']);
    const file = await storage.file('one');
    expect([await file?.text(), file?.type]).toEqual(['bytes', 'image/png']);
    expect(await storage.file('two')).toBeUndefined();
    await storage.change('one', (known) => ({ ...known, attempts: 3 }));
    await storage.change('none', (known) => known);
    const attempts = (await storage.list()).map((known) => [known.clientId, known.attempts]);
    expect(Object.fromEntries(attempts)).toEqual({ one: 3, two: 0 });
    await storage.remove('one');
    expect(idsOf(await storage.list())).toEqual(['two']);
    expect(await storage.file('one')).toBeUndefined();
  });

  it('leases a name to one owner at a time, until it expires', async () => {
    const storage = create('maria');
    expect(await storage.lease('chat', 'first', 100, 0)).toBe(true);
    expect(await storage.lease('chat', 'second', 100, 50)).toBe(false);
    expect(await storage.lease('other', 'second', 100, 50)).toBe(true);
    expect(await storage.lease('chat', 'first', 200, 90)).toBe(true);
    expect(await storage.lease('chat', 'second', 300, 200)).toBe(true);
  });
});

describe('the storage in the browser', () => {
  it('survives a reload, but only for its member', async () => {
    await indexedOutboxStorage('maria').add(entry('one'), new Blob(['bytes']));
    expect(idsOf(await indexedOutboxStorage('agnes').list())).toEqual([]);
    const again = indexedOutboxStorage('maria');
    expect(idsOf(await again.list())).toEqual(['one']);
    expect(await (await again.file('one'))?.text()).toBe('bytes');
  });

  it('ignores entries of another version', async () => {
    const storage = indexedOutboxStorage('maria');
    await storage.add({ clientId: 'old', body: 'x' } as unknown as OutboxEntry, null);
    await storage.add(entry('odd', { listing: 'icon' as unknown as null }), null);
    await storage.add(entry('strange', { mentions: ['anna'] as unknown as [] }), null);
    await storage.add(entry('one'), null);
    expect(idsOf(await storage.list())).toEqual(['one']);
  });

  it('stores no message whose file it cannot copy', async () => {
    const storage = indexedOutboxStorage('maria');
    const uncopied = { arrayBuffer: () => {} } as unknown as Blob;
    await expect(storage.add(entry('one'), uncopied)).rejects.toThrow(/clone/i);
    expect(await storage.list()).toEqual([]);
  });
});

it('the storage is reopened after the browser closed it', async () => {
  const storage = indexedOutboxStorage('maria');
  await storage.add(entry('one'), null);
  const transaction = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await expect(storage.list()).rejects.toThrow('closing');
  expect(idsOf(await storage.list())).toEqual(['one']);
  transaction.mockRestore();
});

it('a storage that the browser has closed writes, reads and removes at the second attempt', async () => {
  const kept = memoryOutboxStorage();
  let isClosed = false;
  const opened = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const answer = isClosed ? denied() : work();
    isClosed = false;
    return answer;
  };
  const storage = outboxStorageWithFallback({
    ...kept,
    add: (added, file) => opened(() => kept.add(added, file)),
    file: (clientId) => opened(() => kept.file(clientId)),
    remove: (clientId) => opened(() => kept.remove(clientId)),
  });
  isClosed = true;
  await storage.add(entry('one'), new Blob(['bytes']));
  expect(storage.isPersisted()).toBe(true);
  isClosed = true;
  expect(await (await storage.file('one'))?.text()).toBe('bytes');
  isClosed = true;
  await storage.remove('one');
  expect(await kept.list()).toEqual([]);
});

describe('a storage that the browser denies', () => {
  it('falls back to memory, and reports it', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = outboxStorageWithFallback(indexedOutboxStorage('maria'));
    expect(await storage.list()).toEqual([]);
    expect(storage.isPersisted()).toBe(false);
    await storage.add(entry('one'), new Blob(['bytes']));
    await storage.change('one', (known) => ({ ...known, attempts: 2 }));
    expect(await storage.list()).toMatchObject([{ clientId: 'one', attempts: 2 }]);
    expect(await (await storage.file('one'))?.text()).toBe('bytes');
    await storage.remove('one');
    expect(await storage.list()).toEqual([]);
  });

  it('keeps entries and their changes after a failed read', async () => {
    const kept = memoryOutboxStorage();
    let isClosed = false;
    const storage = outboxStorageWithFallback({
      ...kept,
      list: () => (isClosed ? denied() : kept.list()),
      change: (clientId, change) => (isClosed ? denied() : kept.change(clientId, change)),
      remove: (clientId) => (isClosed ? denied() : kept.remove(clientId)),
    });
    await storage.add(entry('one'), null);
    await storage.add(entry('two'), null);
    await storage.list();
    isClosed = true;
    await storage.change('one', (known) => ({ ...known, attempts: 5 }));
    await storage.remove('two');
    expect(await storage.list()).toMatchObject([{ clientId: 'one', attempts: 5 }]);
    expect(storage.isPersisted()).toBe(false);
    isClosed = false;
    await storage.list();
    expect(storage.isPersisted()).toBe(true);
  });

  it('keeps only those entries in memory that it could not store', async () => {
    const kept = memoryOutboxStorage();
    const storage = outboxStorageWithFallback({
      ...kept,
      add: (added, file) =>
        file === null
          ? kept.add(added, file)
          : Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    await storage.add(entry('text'), null);
    await storage.list();
    expect(storage.isPersisted()).toBe(true);
    await storage.add(entry('picture'), new Blob(['bytes']));
    expect(storage.isPersisted()).toBe(false);
    expect(idsOf(await storage.list())).toEqual(['picture', 'text']);
    expect(idsOf(await kept.list())).toEqual(['text']);
    await storage.remove('picture');
    expect(storage.isPersisted()).toBe(true);
  });
});
