import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

test('password recovery asks for an email address, and confirms without revealing accounts', async ({
  server,
}) => {
  await renderApp('/recover-password', { server });
  const main = page.getByRole('main');
  const email = main.getByLabelText('Email');
  const send = main.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await expect.element(main.getByText('Email is required')).toBeVisible();
  await email.fill('not an address');
  await send.click();
  await expect.element(main.getByText('Please enter a valid email address')).toBeVisible();
  expect(server.calls('POST /auth/recover')).toHaveLength(0);
  await email.fill('nobody@example.org');
  await send.click();
  await expect.element(main.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus();
  await expectSound();
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await expectAddress('/signin');
});
