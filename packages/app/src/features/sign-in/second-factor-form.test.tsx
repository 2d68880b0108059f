import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { refusal, type FakeServer } from '../../../test/fake-server.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const code = main.getByLabelText('Code', { exact: true });
const password = main.getByLabelText('Password', { exact: true });
const submit = main.getByRole('button', { name: 'Log in' });

const challenge = {
  challenge: 'a-challenge',
  expiresAt: '2026-11-21T10:05:00.000Z',
  takesCode: true,
  passkey: null,
};

function askForCode(server: FakeServer): void {
  server.answer('POST /auth/signin', () => Response.json(challenge, { status: 202 }));
}

async function enterPassword(): Promise<void> {
  await main.getByLabelText('Email').fill(member.email);
  await password.fill('Stella-Maris-33!');
  await submit.click();
}

test('a member with a second factor enters a code after the password', async ({ server }) => {
  askForCode(server);
  server.answer('POST /auth/secondFactor', { ...member, user: member, token: 'token-of-the-member' });
  await renderApp('/signin', { server, width: 375 });
  await enterPassword();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expectSound();
  await submit.click();
  await expect.element(main.getByText('Please enter the code.')).toBeVisible();
  await userEvent.fill(code, '492 039');
  await submit.click();
  await expectAddress('/community');
  expect(server.calls('POST /auth/secondFactor').map(({ body }) => body)).toEqual([
    { challenge: 'a-challenge', code: '492 039' },
  ]);
});

test('a wrong code is reported at its field, and a recovery code is accepted', async ({ server }) => {
  askForCode(server);
  const message = 'This code is not right.';
  server.refuse('POST /auth/secondFactor', 400, {
    message,
    id: 'second-factor.code',
    errors: [{ path: 'code', message }],
  });
  await renderApp('/signin', { server });
  await enterPassword();
  await code.fill('000000');
  await submit.click();
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(code).toHaveFocus();
  await main.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = main.getByLabelText('Recovery code');
  await expect.element(recovery).toHaveFocus();
  await expectSound();
  server.answer('POST /auth/secondFactor', { ...member, user: member, token: 'token-of-the-member' });
  await recovery.fill('7KQW-M2XC-9RTH-4VNB');
  await submit.click();
  await expectAddress('/community');
});

test('an expired second step returns to the password, and says why', async ({ server }) => {
  askForCode(server);
  const message = 'This took too long. Please enter your password again.';
  server.answer('POST /auth/secondFactor', () => refusal(401, { message, id: 'auth.challenge' }));
  await renderApp('/signin', { server });
  await enterPassword();
  await code.fill('492039');
  await submit.click();
  await expectToast(message);
  await expect.element(main.getByLabelText('Email')).toHaveValue(member.email);
  await expect.element(password).toHaveFocus();
  await expectSound();
});

test('the member can go back to the password', async ({ server }) => {
  askForCode(server);
  await renderApp('/signin', { server });
  await enterPassword();
  await expect.element(code).toBeVisible();
  await main.getByRole('button', { name: 'Back to the password' }).click();
  await expect.element(main.getByLabelText('Email')).toHaveValue(member.email);
  await expect.element(password).toHaveFocus();
});
