import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { aMember, renderApp, type Account } from '../test/render-app.tsx';
import { expectAddress } from '../test/screens.ts';
import { aModerator, anEditor } from '../test/staff.ts';
import { expect, test } from '../test/test.ts';
import { createScreens } from './route-table.ts';
import type { Access } from './router/screens.ts';

const { routes, find } = createScreens({ need: async () => {} });
const ID = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d';
const pathsFor = (...access: Access[]) =>
  routes.filter((route) => access.includes(route.access)).map(({ path }) => path.replace(':id', ID));
const permissionAt = (path: string) => find(path)?.route.permission;

const forbidden = (account: Account) =>
  pathsFor('staff').filter((path) => {
    const permission = permissionAt(path);
    return permission !== undefined && !account.permissions.includes(permission);
  });

describe('a visitor', () => {
  test.for(pathsFor('members', 'community'))(
    'is led from %s to the log-in page',
    async (path, { server }) => {
      await renderApp(path, { server });
      await expectAddress('/signin');
      const heading = page.getByRole('heading', { level: 1, name: 'Log In to Your Account' });
      await expect.element(heading).toBeVisible();
      // The first sentence says why.
      expect(heading.element().nextElementSibling?.textContent).toMatch(
        / Log in to see |^Log in to (?!continue)/,
      );
    },
  );

  test.for([
    ...pathsFor('staff'),
    '/no-such-place',
    '/no-such-place/at-all',
    '/community/deeper',
    '/%E2%9C%9D',
    '/%E0%A4%A',
  ])('is redirected from %s to the landing page', async (path, { server }) => {
    await renderApp(path, { server });
    await expectAddress('/');
  });

  test('reaches the requested page after logging in', async ({ server }) => {
    const member = aMember();
    server.answer('POST /auth/signin', { ...member, user: member, token: 'token-of-the-member' });
    await renderApp('/plans?from=letter', { server });
    await expectAddress('/signin');
    const main = page.getByRole('main');
    await main.getByLabelText('Email').fill(member.email);
    await main.getByLabelText('Password', { exact: true }).fill('Stella-Maris-33!');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expectAddress('/plans?from=letter');
  });

  test.for([
    ['/Privacy-Policy', '/privacy-policy'],
    ['/about-us/', '/about-us'],
    ['/SignIn/?from=letter', '/signin?from=letter'],
  ] as const)('finds %s at %s', async ([given, canonical], { server }) => {
    await renderApp(given, { server });
    await expectAddress(canonical);
  });
});

describe('a member', () => {
  test.for([...pathsFor('guests', 'staff'), '/dashboard', '/no-such-place/at-all'])(
    'is led from %s to the community',
    async (path, { server }) => {
      await renderApp(path, { server, member: aMember() });
      await expectAddress('/community');
    },
  );

  test('can open a path in capitals, and go back from it', async ({ server }) => {
    await renderApp('/Marketplace/', { server, member: aMember() });
    await expectAddress('/marketplace');
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Community' })).toBeVisible();
  });

  test('sees the current page in the bottom bar of a phone', async ({ server }) => {
    await renderApp('/marketplace', { server, member: aMember(), width: 375 });
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await expect.element(bar.getByRole('link', { name: 'Store' })).toHaveAttribute('aria-current', 'page');
  });

  test('who has completed the questionnaire is not affected by another person’s flag', async ({ server }) => {
    localStorage.setItem('register', 'true');
    await renderApp('/signin', { server, member: aMember() });
    await expectAddress('/community');
    await expect.element(page.getByRole('button', { name: /^Share something/ })).toBeVisible();
  });
});

describe('staff without the permission of a screen', () => {
  test.for(forbidden(aModerator()))(
    'is led as a moderator from %s to the overview',
    async (path, { server }) => {
      await renderApp(path, { server, member: aModerator() });
      await expectAddress('/admin');
    },
  );

  test.for(forbidden(anEditor()))('is led as an editor from %s to the overview', async (path, { server }) => {
    await renderApp(path, { server, member: anEditor() });
    await expectAddress('/admin');
  });
});
