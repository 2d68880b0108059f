import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const main = page.getByRole('main');
const email = main.getByLabelText('Email');
const password = main.getByLabelText('Password', { exact: true });
const submit = main.getByRole('button', { name: 'Log in' });

describe('the form to log in', () => {
  test('names missing fields and focuses the first one', async ({ server }) => {
    await renderApp('/signin', { server });
    await submit.click();
    await expect.element(page.getByText('Required').first()).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expectSound();
    expect(server.calls('POST /auth/signin')).toHaveLength(0);
  });

  test('sends values that a password manager fills in without an event', async ({ server }) => {
    server.refuse('POST /auth/signin', 403, { message: 'Suspended.', id: 'auth.suspended' });
    await renderApp('/signin', { server });
    await expect.element(email).toBeVisible();
    Reflect.set(HTMLInputElement.prototype, 'value', 'lucy@example.org', email.element());
    Reflect.set(HTMLInputElement.prototype, 'value', 'Stella-Maris-33!', password.element());
    await submit.click();
    await expect.element(main.getByText('Suspended.')).toBeVisible();
    expect(server.calls('POST /auth/signin')).toHaveLength(1);
  });

  test('validates the input before it is sent', async ({ server }) => {
    await renderApp('/signin', { server });
    await email.fill('with space@example');
    await password.fill('short');
    await submit.click();
    await expect.element(page.getByText('No spaces; must be valid email')).toBeVisible();
    await expect.element(page.getByText('Min 6 characters')).toBeVisible();
    await expect.element(email).toHaveFocus();
    expect(server.calls('POST /auth/signin')).toHaveLength(0);
  });

  test('shows why the server refuses, and keeps what was typed', async ({ server }) => {
    server.refuse('POST /auth/signin', 401, { message: 'The password is wrong.' });
    await renderApp('/signin', { server });
    await email.fill('anna@example.org');
    await password.fill('not the password');
    await submit.click();
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('The password is wrong.');
    await expect.element(email).toHaveValue('anna@example.org');
    await expect.element(password).toHaveValue('not the password');
    await expectSound();
  });

  test('says why the visitor is here, also where only a part of a page needs an account', async ({
    server,
  }) => {
    await renderApp('/community', { server, width: 375 });
    await expect.element(main.getByText('Log in to see the community.')).toBeVisible();
    await expectSound();
    history.pushState({ usr: { from: '/event/7' } }, '', '/signin');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await expect.element(main.getByText('Log in to sign up for events.')).toBeVisible();
    history.pushState(null, '', '/signin');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expect.element(main.getByText('Log in to sign up for events.')).not.toBeInTheDocument();
  });

  test('leads a member to the community', async ({ server, socket }) => {
    const member = aMember();
    server.answer('POST /auth/signin', { ...member, user: member, token: 'token-of-the-member' });
    await renderApp('/signin', { server });
    await email.fill(member.email);
    await password.fill('Stella-Maris-33!');
    await submit.click();
    await expect.poll(() => location.pathname).toBe('/community');
    await expect.poll(() => socket.connections()).toBe(1);
    expect(server.calls('POST /auth/signin')[0]?.body).toEqual({
      email: member.email,
      password: 'Stella-Maris-33!',
    });
  });
});
