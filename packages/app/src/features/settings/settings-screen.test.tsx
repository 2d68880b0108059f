import { page } from 'vitest/browser';
import { aPerson, stranger } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();

test('the email address is hidden from others, or shown again if that fails', async ({ server }) => {
  server.answer('PUT /user/update/{id}', { user: { ...member, emailVisible: false } });
  await renderApp('/settings', { server, member });
  const address = page.getByRole('switch', { name: 'Show my email address' });
  await address.click();
  await expect.element(address).not.toBeChecked();
  await expect.poll(() => server.calls('PUT /user/update/{id}')).toHaveLength(1);
  expect(server.calls('PUT /user/update/{id}')[0]?.body).toEqual({ emailVisible: false });
  await expect.element(address).not.toHaveAttribute('aria-busy');
  server.refuse('PUT /user/update/{id}', 400, { message: 'This did not work.' });
  await address.click();
  await expectToast('This did not work.');
  await expect.element(address).not.toBeChecked();
});

test('a member shows their listings to visitors, which is off by default', async ({ server }) => {
  server.answer('PUT /user/update/{id}', { user: { ...member, listingsPublic: true } });
  await renderApp('/settings', { server, member });
  const shown = page.getByRole('switch', { name: 'Show my listings to visitors' });
  await expect.element(shown).not.toBeChecked();
  await shown.click();
  await expect.element(shown).toBeChecked();
  await expect
    .poll(() => server.calls('PUT /user/update/{id}').map(({ body }) => body))
    .toEqual([{ listingsPublic: true }]);
});

test('the language changes immediately', async ({ server }) => {
  await renderApp('/settings', { server, member });
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOptions('es');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
});

test('a blocked member can be unblocked', async ({ server }) => {
  const lucia = aPerson('Lucia');
  server.answer('GET /block/all', { blocked: [lucia], nextCursor: null });
  await renderApp('/settings', { server, member });
  const section = page.getByRole('region', { name: 'Blocked people' });
  server.answer('DELETE /block/{id}', () => {
    server.restore('GET /block/all');
    return {
      message: 'This member is no longer blocked.',
      relation: stranger,
    };
  });
  await section.getByRole('button', { name: 'Unblock Lucia Mayr' }).click();
  await expectToast('This member is no longer blocked.');
  await expect.element(section.getByText('You have not blocked anybody.')).toBeVisible();
});
