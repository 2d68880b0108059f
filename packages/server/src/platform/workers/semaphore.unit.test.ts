import { expect, test } from 'vitest';
import { BusyError, createSemaphore } from './semaphore.ts';

test('limits how many tasks run, and every task runs', async () => {
  const semaphore = createSemaphore(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      semaphore(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (index % 5 === 0) throw new Error('failed');
        return index;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(running).toBe(0);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(16);
});

test('a task is refused if the queue is full, and the queue continues', async () => {
  const semaphore = createSemaphore(1, { waiting: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => promise;
  const runs = [semaphore(work), semaphore(work), semaphore(work)];
  await expect(semaphore(work)).rejects.toThrow(BusyError);
  resolve('done');
  expect(await Promise.all(runs)).toEqual(['done', 'done', 'done']);
  expect(await semaphore(async () => 'later')).toBe('later');
});
