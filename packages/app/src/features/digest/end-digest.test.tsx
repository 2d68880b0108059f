import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const operation = 'POST /digest/unsubscribe/{token}';

test('the link of a digest ends it by a button, without a login', async ({ server }) => {
  await renderApp('/digest/unsubscribe/of-the-mail', { server });
  expect(server.calls(operation)).toHaveLength(0);
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect
    .element(main.getByRole('heading', { name: 'We will send you no more digests.' }))
    .toHaveFocus();
  expect(server.calls(operation)[0]?.params).toEqual({ token: 'of-the-mail' });
  await expectSound();
});

test('a link that was not sent by us says so', async ({ server }) => {
  server.refuse(operation, 400, { message: 'This link no longer works. Please use Settings.' });
  await renderApp('/digest/unsubscribe/of-somewhere-else', { server });
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect.element(main.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
});
