import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const address = '/reset-password?token=4mB1q0nJm0n0yq0mXW7Z2l1QbX8C0o2rC3sTqvWZk1A';
const form = {
  password: main.getByLabelText('New password'),
  confirmation: main.getByLabelText('Confirm password'),
  submit: main.getByRole('button', { name: 'Save the new password' }),
};

test('a new password is saved once it is confirmed', async ({ server }) => {
  await renderApp(address, { server });
  await form.password.fill('Regina-Caeli-44');
  await form.confirmation.fill('Regina-Caeli-45');
  await form.submit.click();
  await expect.element(main.getByText('Passwords do not match')).toBeVisible();
  await expectSound();
  expect(server.calls('POST /auth/reset')).toHaveLength(0);
  await form.confirmation.fill('Regina-Caeli-44');
  await form.submit.click();
  await expect.element(main.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
});

test('a used link says so', async ({ server }) => {
  server.refuse('POST /auth/reset', 400, {
    message: 'This link no longer works.',
    id: 'auth.recovery-link',
  });
  await renderApp(address, { server });
  await form.password.fill('Regina-Caeli-44');
  await form.confirmation.fill('Regina-Caeli-44');
  await form.submit.click();
  await expect.element(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
