import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more pieces of work run at once than there are places, and every one runs', async () => {
  const gate = createGate(2);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      gate(async () => {
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
