import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');

async function logIn(): Promise<void> {
  await main.getByLabelText('Email').fill(member.email);
  await main.getByLabelText('Password', { exact: true }).fill('Stella-Maris-33!');
  await main.getByRole('button', { name: 'Log in' }).click();
}

test('the form shows a suspended member the reason and end date', async ({ server }) => {
  const words = 'Your account is suspended until November 25, 2026. Reason: Insults after a warning.';
  server.refuse('POST /auth/signin', 403, { message: words, id: 'auth.suspended' });
  await renderApp('/signin', { server, width: 375 });
  await logIn();
  await expect.element(main.getByText(words)).toBeVisible();
  await expectAddress('/signin');
  await expectSound();
});

test('an account pending deletion can be restored', async ({ server }) => {
  const words = 'You asked us to delete this account. It will be deleted on December 22, 2026.';
  server.refuse('POST /auth/signin', 403, { message: words, id: 'auth.pending-deletion' });
  server.answer('POST /auth/restore', { ...member, user: member, token: 'token-of-the-member' });
  await renderApp('/signin', { server, width: 375 });
  await logIn();
  await expect.element(main.getByText(words)).toBeVisible();
  await expectSound();
  await main.getByRole('button', { name: 'Keep my account and log in' }).click();
  await expectAddress('/community');
  await expectToast('Logged in successfully! ✅');
});
