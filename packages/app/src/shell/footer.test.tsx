import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../test/expect-sound.ts';
import { renderApp } from '../../test/render-app.tsx';
import { expectAddress, expectToast, signUpForm } from '../../test/screens.ts';
import { expect, test } from '../../test/test.ts';

const footer = page.getByRole('contentinfo');
const link = (name: string) => footer.getByRole('link', { name });

test('the newsletter asks for an address, and is confirmed by email', async ({ server }) => {
  await renderApp('/about-us', { server });
  const email = footer.getByLabelText('Email');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect.element(email).toHaveAccessibleDescription('Required');
  await email.fill('notburga');
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
  expect(server.calls('POST /newsletter/subscribe')).toHaveLength(0);
  await email.fill('notburga@example.org');
  await subscribe.click();
  await expectToast('Please check your email to confirm your subscription.');
  await expect.element(email).toHaveValue('');
  expect(server.calls('POST /newsletter/subscribe')[0]?.body).toEqual({
    email: 'notburga@example.org',
    language: 'en',
  });
});

describe('a policy', () => {
  test('opens over a half-filled form, which stays unchanged', async ({ server }) => {
    await renderApp('/signup', { server });
    await signUpForm.firstName.fill('Justin');
    await signUpForm.password.fill('Stella-Maris-33!');
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await link(name).click();
      const dialog = page.getByRole('dialog', { name });
      await expect.element(dialog.getByText(/^Last updated/)).toBeVisible();
      await expect.element(dialog.getByRole('link', { name: 'Open as a page' })).toBeVisible();
      if (name === 'Terms of Service') await expectSound();
      history.back();
      await expect.element(dialog).not.toBeInTheDocument();
      await expectAddress('/signup');
    }
    await link('Terms of Service').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(signUpForm.password).toHaveValue('Stella-Maris-33!');
    await expect.element(signUpForm.firstName).toHaveValue('Justin');
  });

  test('on cookies opens as a page', async ({ server }) => {
    await renderApp('/signup', { server });
    await link('Cookie Policy').click();
    await expectAddress('/cookies');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens as a page, and in another tab on a modified click', async ({ server }) => {
    await renderApp('/signup', { server, width: 375 });
    const policy = link('Privacy Policy');
    const isLeftToBrowser = new Promise<boolean>((resolve) => {
      const listen = (event: MouseEvent) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', listen, { once: true });
    });
    await policy.click({ modifiers: ['ControlOrMeta'] });
    expect(await isLeftToBrowser).toBe(true);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(policy).toHaveAttribute('href', '/privacy-policy');

    await policy.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click();
    await expectAddress('/privacy-policy');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
