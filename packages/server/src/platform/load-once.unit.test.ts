import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('a failed load is tried again, and a successful one is kept', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('too many open files'))
    .mockResolvedValue('loaded');
  const get = loadOnce(load);

  const first = await Promise.allSettled([get(), get()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledOnce();
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(2);
});
