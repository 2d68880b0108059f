import { page } from 'vitest/browser';
import { exampleOf, operationNamed, type AnswerOf } from '../../test/operations.ts';
import { newId } from '../../test/ids.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';

test('a lost connection is announced without moving the page', async ({ server }) => {
  const { post } = exampleOf(operationNamed('GET /post/getById/{id}'))
    .body as AnswerOf<'GET /post/getById/{id}'>;
  const posts = Array.from({ length: 6 }, () => ({ ...post, _id: newId(), content: 'At sea. '.repeat(60) }));
  server.answer('GET /post/all', { posts, nextCursor: null });
  await renderApp('/community', { server, member: aMember() });
  await expect
    .poll(() => {
      scrollTo(0, 700);
      return scrollY;
    })
    .toBeGreaterThan(600);
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift' });
  server.setOnline(false);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect.element(notice).toBeInViewport({ ratio: 1 });
  server.setOnline(true);
  await expect.element(notice).not.toBeInTheDocument();
  observer.disconnect();
  expect(sum).toBe(0);
});
