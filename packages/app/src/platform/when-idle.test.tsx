import { onTestFinished } from 'vitest';
import { expect, test } from '../../test/test.ts';
import { countCall, hasPendingCalls } from './pending-calls.ts';
import { firstScreenShown, whenIdle } from './when-idle.ts';

test('work for later waits until the calls of the screen have ended', async () => {
  firstScreenShown();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const failing = countCall(first.promise);
  void countCall(second.promise);
  const states: boolean[] = [];
  onTestFinished(whenIdle(() => states.push(hasPendingCalls())));
  whenIdle(() => states.push(true))();
  first.reject(new Error('The call failed.'));
  await expect(failing).rejects.toThrow('The call failed.');
  expect(hasPendingCalls()).toBe(true);
  expect(states).toEqual([]);
  second.resolve();
  await expect.poll(() => states).toEqual([false]);
});
