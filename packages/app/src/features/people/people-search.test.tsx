import { page, userEvent } from 'vitest/browser';
import type { Schemas } from '@parvis/api-client';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPerson } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, headerButton, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const field = page.getByRole('banner').getByRole('combobox', { name: 'Search people' });

const found = (person: Schemas['Person']): Schemas['User'] => ({
  ...person,
  email: null,
  phone: null,
  role: 'member',
  createdAt: '2026-11-21T10:00:00.000Z',
});

test('opens the profile of the chosen member', async ({ server }) => {
  const bruno = aPerson('Bruno', 'Gruber');
  server.answer('GET /user/all', { users: [found(bruno)], nextCursor: null });
  await renderApp('/reports', { server, member });
  await field.fill('BRU Gru');
  const option = page.getByRole('option', { name: 'Bruno Gruber' });
  await expect.element(option).toBeVisible();
  expect(server.calls('GET /user/all').at(-1)?.query.get('search')).toBe('BRU Gru');
  await expectSound();
  await option.click();
  await expectAddress(`/profile/${bruno._id}`);
  await expect.element(field).toHaveValue('');
});

test('opens over a narrow header, works with the keyboard alone, and closes again', async ({ server }) => {
  const felix = aPerson('Felix');
  server.answer('GET /user/all', { users: [found(felix)], nextCursor: null });
  await renderApp('/reports', { server, member, width: 375 });
  const button = headerButton('Search people');
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('Mayr');
  await expect.element(page.getByRole('option', { name: 'Felix Mayr' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expectAddress(`/profile/${felix._id}`);
  await expect.element(field).not.toBeInTheDocument();
});

test('says that nobody has that name', async ({ server }) => {
  await renderApp('/reports', { server, member });
  await field.fill('nobody at all');
  await expect.element(page.getByText('Nobody by that name').first()).toBeVisible();
});

test('says that the search failed, and searches again on request', async ({ server }) => {
  server.failNetwork('GET /user/all');
  await renderApp('/reports', { server, member });
  await field.fill('Bruno');
  await expect.element(page.getByText('Error fetching users').first()).toBeVisible();
  await pressOnce(page.getByRole('button', { name: 'Try again' }), () =>
    server.answer('GET /user/all', { users: [found(aPerson('Bruno'))], nextCursor: null }),
  );
  await expect.element(page.getByRole('option', { name: 'Bruno Mayr' })).toBeVisible();
});
