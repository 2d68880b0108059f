import { expect, test } from 'vitest';
import { watchDeparture } from './departure.ts';

test('a page counts as left until it is shown again', () => {
  const page = new EventTarget();
  const isLeft = watchDeparture(page as Window);
  expect(isLeft()).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(isLeft()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  expect(isLeft()).toBe(false);
});
