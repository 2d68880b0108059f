import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const operations = {
  confirm: 'POST /newsletter/confirm/{token}',
  unsubscribe: 'POST /newsletter/unsubscribe/{token}',
} as const;

test('a subscription is confirmed by a button, because mail programs open links, too', async ({ server }) => {
  await renderApp('/newsletter/confirm/of-the-mail', { server });
  expect(server.calls(operations.confirm)).toHaveLength(0);
  await main.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect.element(main.getByRole('heading', { name: 'You are subscribed. Thank you!' })).toHaveFocus();
  expect(server.calls(operations.confirm)[0]?.params).toEqual({ token: 'of-the-mail' });
});

test.for(['confirm', 'unsubscribe'] as const)(
  'a link to %s that no longer works says so',
  async (purpose, { server }) => {
    server.refuse(operations[purpose], 400, { message: 'This link no longer works.' });
    await renderApp(`/newsletter/${purpose}/of-somewhere-else`, { server });
    await main.getByRole('button', { name: /subscribe/i }).click();
    await expect.element(main.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await expect.element(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expectSound();
  },
);
