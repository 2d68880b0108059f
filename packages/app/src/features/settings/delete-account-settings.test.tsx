import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const section = page.getByRole('region', { name: 'Delete your account' });
const button = section.getByRole('button', { name: 'Delete my account' });
const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
const password = dialog.getByLabelText('Password', { exact: true });

test('an account is not deleted without the password', async ({ server }) => {
  const message = 'This is not your current password.';
  server.refuse('DELETE /user/update/{id}', 400, { message, errors: [{ path: 'password', message }] });
  await renderApp('/settings/data', { server, member, width: 375 });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await password.fill('Stella-Maris-34');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  await expectSound();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('a member who deletes the account is logged out, and reads until when it can be restored', async ({
  server,
}) => {
  await renderApp('/settings/data', { server, member });
  await button.click();
  await password.fill('Stella-Maris-33!');
  await userEvent.keyboard('{Enter}');
  await expectToast('Your account will be deleted on December 22, 2026. Log in before then to keep it.');
  await expect.poll(() => location.pathname).toBe('/');
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
  expect(server.calls('DELETE /user/update/{id}')[0]?.body).toEqual({ password: 'Stella-Maris-33!' });
});
