import { expect, test } from 'vitest';
import { trackPageUnload } from './page-unload.ts';

test('the reader counts as leaving the page until it is shown again', () => {
  const page = new EventTarget();
  const isUnloading = trackPageUnload(page as Window);
  expect(isUnloading()).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(isUnloading()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  expect(isUnloading()).toBe(false);
});
