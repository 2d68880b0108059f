import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const section = page.getByRole('region', { name: 'Your account', exact: true });

const refusePassword = (server: FakeServer): void => {
  const message = 'This is not your current password.';
  server.refuse('PUT /user/update/{id}', 400, { message, errors: [{ path: 'currentPassword', message }] });
};

describe('changing the email address', () => {
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  const address = dialog.getByLabelText('New email address');
  const password = dialog.getByLabelText('Current password', { exact: true });

  test('needs the password', async ({ server }) => {
    refusePassword(server);
    await renderApp('/settings/account', { server, member, width: 375 });
    await expect.element(section).toMatchTextContent(member.email);
    await section.getByRole('button', { name: 'Change email address' }).click();
    await address.fill('moved@example.org');
    await password.fill('Stella-Maris-34');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
    await expect.element(password).toHaveFocus();
    await expectSound();
    await userEvent.keyboard('{Escape}');
    await expect.element(section).toMatchTextContent(member.email);
  });

  test('is visible as soon as it is saved', async ({ server }) => {
    server.answer('PUT /user/update/{id}', { user: { ...member, email: 'moved@example.org' } });
    await renderApp('/settings/account', { server, member });
    await section.getByRole('button', { name: 'Change email address' }).click();
    await address.fill('moved@example.org');
    await password.fill('Stella-Maris-33!');
    await userEvent.keyboard('{Enter}');
    await expectToast('Your email address was changed. Log in with the new one from now on.');
    await expect.element(section).toMatchTextContent('moved@example.org');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls('PUT /user/update/{id}')[0]?.body).toEqual({
      email: 'moved@example.org',
      currentPassword: 'Stella-Maris-33!',
    });
  });
});

describe('changing the password', () => {
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const field = (name: string) => dialog.getByLabelText(name, { exact: true });

  test('needs a confirmation, and ends the sessions of other devices', async ({ server }) => {
    await renderApp('/settings/account', { server, member, width: 375 });
    await section.getByRole('button', { name: 'Change password' }).click();
    await field('Current password').fill('Stella-Maris-33!');
    await field('New password').fill('Regina-Caeli-44');
    await field('Confirm password').fill('Regina-Caeli-45');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Passwords do not match')).toBeVisible();
    await expect.element(field('Confirm password')).toHaveFocus();
    await expectSound();
    expect(server.calls('PUT /user/update/{id}')).toHaveLength(0);

    await field('Confirm password').fill('Regina-Caeli-44');
    await userEvent.keyboard('{Enter}');
    await expectToast('Your password was changed. Your other devices are logged out.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.calls('PUT /user/update/{id}')[0]?.body).toEqual({
      currentPassword: 'Stella-Maris-33!',
      password: 'Regina-Caeli-44',
    });
  });

  test('needs the current one', async ({ server }) => {
    refusePassword(server);
    await renderApp('/settings/account', { server, member });
    await section.getByRole('button', { name: 'Change password' }).click();
    await field('Current password').fill('Stella-Maris-34');
    await field('New password').fill('Regina-Caeli-44');
    await field('Confirm password').fill('Regina-Caeli-44');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('This is not your current password.')).toBeVisible();
    await expect.element(field('Current password')).toHaveFocus();
  });
});
