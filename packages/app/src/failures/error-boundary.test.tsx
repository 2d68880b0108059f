import { page } from 'vitest/browser';
import { expectSound } from '../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../test/operations.ts';
import { aMember, renderApp } from '../../test/render-app.tsx';
import { expect, test } from '../../test/test.ts';

test('a screen that throws is replaced by a message, a reason and a link', async ({ server, console }) => {
  console.allow(/RangeError|Invalid time zone|error boundary/i);
  const { event } = exampleOf(operationNamed('GET /event/getById/{id}'))
    .body as AnswerOf<'GET /event/getById/{id}'>;
  server.answer('GET /event/getById/{id}', {
    event: { ...event, event: { ...event.event, timeZone: 'Nowhere/At_All' } },
  });
  await renderApp(`/event/${event._id}`, { server, member: aMember() });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toHaveFocus();
  expect(document.title).toBe('Algo salió mal · Parvis');
  expect(document.querySelectorAll('main')).toHaveLength(1);
  await page.getByRole('button', { name: 'Error detail' }).click();
  await expect.element(page.getByText(/RangeError/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expectSound();
});
