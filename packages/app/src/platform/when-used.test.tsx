import { onTestFinished } from 'vitest';
import { expect, test } from '../../test/test.ts';
import { firstScreenShown, whenIdle } from './when-idle.ts';
import { whenUsed } from './when-used.ts';

firstScreenShown();

test('code for an action is loaded once the page is used', async () => {
  const ran: string[] = [];
  onTestFinished(whenUsed(() => ran.push('used')));
  const cancel = whenUsed(() => ran.push('canceled'));
  whenIdle(() => ran.push('idle'));
  await expect.poll(() => ran).toEqual(['idle']);
  cancel();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  await expect.poll(() => ran).toEqual(['idle', 'used']);
});
