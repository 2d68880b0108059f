import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import { aDevice, requestOptions } from '../../../test/passkeys.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const signedIn = { ...member, user: member, token: 'token-of-the-member' };
const main = page.getByRole('main');
const byPasskey = main.getByRole('button', { name: 'Log in with a passkey' });
const usePasskey = main.getByRole('button', { name: 'Use a passkey' });
const code = main.getByLabelText('Code', { exact: true });
const recoveryCode = main.getByLabelText('Recovery code');

async function enterPassword(): Promise<void> {
  await main.getByLabelText('Email').fill(member.email);
  await main.getByLabelText('Password', { exact: true }).fill('Stella-Maris-33!');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

function askForSecondFactor(server: FakeServer, id: string, takesCode: boolean): void {
  const challenge = {
    challenge: 'a-challenge',
    expiresAt: '2026-11-21T10:05:00.000Z',
    takesCode,
    passkey: requestOptions([id]),
  };
  server.answer('POST /auth/signin', () => Response.json(challenge, { status: 202 }));
}

test('a member logs in with a passkey alone', async ({ server }) => {
  const device = await aDevice();
  const id = await device.addPasskey();
  server.answer('POST /auth/passkey/options', requestOptions());
  server.answer('POST /auth/passkey', signedIn);
  await renderApp('/signin', { server, width: 375 });
  await expect.element(byPasskey).toBeVisible();
  await expectSound();
  await byPasskey.click();
  await expectAddress('/community');
  await expectToast('Logged in successfully! ✅');
  expect(
    server.calls('POST /auth/passkey').map(({ body }) => [body.response.id, body.restoresAccount]),
  ).toEqual([[id, false]]);
});

test('a member who cancels returns to the form, without a message', async ({ server }) => {
  const device = await aDevice();
  await device.addPasskey();
  await device.setUserVerified(false);
  server.answer('POST /auth/passkey/options', requestOptions());
  await renderApp('/signin', { server });
  await byPasskey.click();
  await expect.poll(() => server.calls('POST /auth/passkey/options')).toHaveLength(1);
  await expect.element(byPasskey).not.toHaveAttribute('aria-busy');
  await expect.element(byPasskey).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  expect(server.calls('POST /auth/passkey')).toHaveLength(0);
});

test('the form says that a passkey belongs to no account', async ({ server }) => {
  const device = await aDevice();
  await device.addPasskey();
  const message = 'This passkey does not open an account here.';
  server.answer('POST /auth/passkey/options', requestOptions());
  server.refuse('POST /auth/passkey', 401, { message, id: 'auth.passkey' });
  await renderApp('/signin', { server });
  await byPasskey.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(message);
  await expectAddress('/signin');
});

test('a failure to ask for options is shown', async ({ server }) => {
  await aDevice();
  server.refuse('POST /auth/passkey/options', 429, { message: 'Too many attempts. Please wait.' });
  await renderApp('/signin', { server });
  await byPasskey.click();
  await expectToast('Too many attempts. Please wait.');
});

test('an account pending deletion can be restored with a passkey, too', async ({ server }) => {
  const device = await aDevice();
  await device.addPasskey();
  const words = 'You asked us to delete this account. It will be deleted on December 22, 2026.';
  server.answer('POST /auth/passkey/options', requestOptions());
  server.answer('POST /auth/passkey', ({ body }) =>
    body.restoresAccount === true ? signedIn : refusal(403, { message: words, id: 'auth.pending-deletion' }),
  );
  await renderApp('/signin', { server, width: 375 });
  await byPasskey.click();
  await expect.element(main.getByText(words)).toBeVisible();
  await main.getByRole('button', { name: 'Keep my account and log in' }).click();
  await expectAddress('/community');
  expect(server.calls('POST /auth/passkey/options')).toHaveLength(1);
});

test('a browser without passkey support does not offer passkeys', async ({ server }) => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  askForSecondFactor(server, 'AAAA', false);
  await renderApp('/signin', { server });
  await expect.element(main.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect.element(byPasskey).not.toBeInTheDocument();
  await enterPassword();
  await expect.element(recoveryCode).toHaveFocus();
  await expect.element(usePasskey).not.toBeInTheDocument();
});

test('the second step accepts a passkey instead of the code', async ({ server }) => {
  const device = await aDevice();
  const id = await device.addPasskey();
  askForSecondFactor(server, id, true);
  server.answer('POST /auth/secondFactor', signedIn);
  await renderApp('/signin', { server, width: 375 });
  await enterPassword();
  await expect.element(code).toHaveFocus();
  await expectSound();
  await usePasskey.click();
  await expectAddress('/community');
  expect(
    server.calls('POST /auth/secondFactor').map(({ body }) => [body.challenge, body.passkey?.id]),
  ).toEqual([['a-challenge', id]]);
});

test('without an authenticator app, the passkey is offered first, and a recovery code is accepted instead', async ({
  server,
}) => {
  const device = await aDevice();
  const id = await device.addPasskey();
  await device.setUserVerified(false);
  askForSecondFactor(server, id, false);
  server.refuse('POST /auth/secondFactor', 400, { message: 'No.', id: 'second-factor.passkey' });
  await renderApp('/signin', { server, width: 375 });
  await enterPassword();
  await expect.element(usePasskey).toHaveFocus();
  await expect.element(code).not.toBeInTheDocument();
  await expectSound();
  await usePasskey.click();
  await expect.element(usePasskey).not.toHaveAttribute('aria-busy');
  await expect.element(main.getByRole('button', { name: 'Back to the password' })).toBeEnabled();
  expect(server.calls('POST /auth/secondFactor')).toHaveLength(0);

  await device.setUserVerified(true);
  await usePasskey.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('No.');

  server.answer('POST /auth/secondFactor', signedIn);
  await main.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(recoveryCode).toHaveFocus();
  await expectSound();
  await recoveryCode.fill('7KQW-M2XC-9RTH-4VNB');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectAddress('/community');
});
