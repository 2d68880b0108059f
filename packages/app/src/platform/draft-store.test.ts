import { describe, expect, it } from 'vitest';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;
const isText = (value: unknown): value is string => typeof value === 'string';

function start() {
  const stored = new Map<string, { value: unknown; savedAt: number }>();
  let time = 0;
  let full = false;
  let writes = 0;
  const storage: DraftStorage = {
    read: async (target) => stored.get(target),
    async write(target, draft) {
      writes += 1;
      await Promise.resolve();
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(target, draft);
    },
    async remove(targets) {
      for (const target of targets) stored.delete(target);
    },
    list: async () => [...stored],
  };
  const open = () => createDraftStore(storage, () => time);
  return {
    drafts: open(),
    reload: open,
    stored,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    fill: (value: boolean) => {
      full = value;
    },
    writes: () => writes,
  };
}

describe('the draft store', () => {
  it('restores a draft after a reload', async () => {
    const { drafts, reload } = start();
    drafts.save('post', 'Procession');
    await drafts.settled();
    expect(await reload().load('post', isText)).toBe('Procession');
  });

  it('stores the last of many keystrokes with few writes', async () => {
    const { drafts, writes } = start();
    for (let length = 1; length <= 100; length += 1) drafts.save('post', 'x'.repeat(length));
    await drafts.settled();
    expect(await drafts.load('post', isText)).toHaveLength(100);
    expect(writes()).toBe(2);
  });

  it('does not restore a draft that is removed during its write', async () => {
    const { drafts, stored } = start();
    drafts.save('post', 'Procession');
    drafts.save('post', 'Procession on Sunday');
    drafts.remove('post');
    await drafts.settled();
    expect(stored.size).toBe(0);
  });

  it('stores a draft for each target', async () => {
    const { drafts } = start();
    drafts.save('post', 'one');
    drafts.save('comment', 'two');
    await drafts.settled();
    expect(await drafts.load('post', isText)).toBe('one');
    expect(await drafts.load('comment', isText)).toBe('two');
  });

  it('deletes a draft after 30 days', async () => {
    const { drafts, stored, pass } = start();
    drafts.save('old', 'one');
    await drafts.settled();
    pass(20 * day);
    drafts.save('newer', 'two');
    await drafts.settled();
    pass(10 * day);
    expect(await drafts.load('old', isText)).toBeUndefined();
    await drafts.removeExpired();
    expect([...stored.keys()]).toEqual(['newer']);
  });

  it('ignores a draft of another shape', async () => {
    const { drafts } = start();
    drafts.save('post', { title: 'from an older version' });
    await drafts.settled();
    expect(await drafts.load('post', isText)).toBeUndefined();
  });

  it('reports an unsaved draft until it is saved', async () => {
    const { drafts, fill } = start();
    fill(true);
    drafts.save('post', 'Procession');
    await drafts.settled();
    expect(drafts.hasUnsaved()).toBe(true);
    fill(false);
    drafts.save('post', 'Procession on Sunday');
    expect(drafts.hasUnsaved()).toBe(true);
    await drafts.settled();
    expect(drafts.hasUnsaved()).toBe(false);
  });
});
