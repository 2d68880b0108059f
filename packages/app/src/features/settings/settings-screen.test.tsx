import { page, userEvent } from 'vitest/browser';
import { aPerson, stranger } from '../../../test/people.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectSound } from '../../../test/expect-sound.ts';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { settingPath, settingsIn } from './find-settings.ts';

const member = aMember();

test('the email address is hidden from others, or shown again if that fails', async ({ server }) => {
  server.answer('PUT /user/update/{id}', { user: { ...member, emailVisible: false } });
  await renderApp('/settings/privacy', { server, member });
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
  await renderApp('/settings/privacy', { server, member });
  const shown = page.getByRole('switch', { name: 'Show my listings to visitors' });
  await expect.element(shown).not.toBeChecked();
  await shown.click();
  await expect.element(shown).toBeChecked();
  await expect
    .poll(() => server.calls('PUT /user/update/{id}').map(({ body }) => body))
    .toEqual([{ listingsPublic: true }]);
});

test('a member chooses who may send message requests', async ({ server }) => {
  server.answer('PUT /user/update/{id}', { user: { ...member, messageRequests: 'nobody' } });
  await renderApp('/settings/privacy', { server, member });
  const senders = page.getByRole('combobox', { name: 'Who can send me a message request' });
  await expect.element(senders).toHaveValue('groups');
  await senders.selectOptions('Nobody');
  await expect.element(senders).toHaveValue('nobody');
  await expect
    .poll(() => server.calls('PUT /user/update/{id}').map(({ body }) => body))
    .toEqual([{ messageRequests: 'nobody' }]);
});

test('the language changes immediately', async ({ server }) => {
  await renderApp('/settings', { server, member });
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOptions('es');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
});

test('a blocked member can be unblocked', async ({ server }) => {
  const lucia = aPerson('Lucia');
  server.answer('GET /block/all', { blocked: [lucia], nextCursor: null });
  await renderApp('/settings/privacy', { server, member });
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

const search = page.getByRole('searchbox', { name: 'Search the settings' });

test('the search leads to the setting, also by another word for it', async ({ server }) => {
  await renderApp('/settings', { server, member, width: 375 });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).not.toBeInTheDocument();
  await search.fill('likes');
  await expect.element(page.getByText('Settings found: 1')).toBeInTheDocument();
  await expectSound();
  await search.fill('qwertz');
  await expect.element(page.getByText(/^No setting matches\./)).toBeVisible();
  await search.fill('theme');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expectAddress('/settings/appearance');
  await expect.element(page.getByRole('radio', { name: 'As on my device' })).toHaveFocus();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expectAddress('/settings');
  await expect.element(search).toHaveValue('');
});

test('every setting that the search finds exists', async ({ server }) => {
  const { app } = await renderApp('/settings', { server, member, width: 1280 });
  for (const setting of settingsIn(app.languages.current())) {
    const path = settingPath(setting);
    // The index is next to the section, so the search stays on the page.
    await search.fill(setting.label);
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: new RegExp(`^${setting.label}`) })
      .first()
      .click();
    await expect.poll(() => `${location.pathname}${location.hash}`).toBe(path);
    // The element with the focus, or the group that contains it.
    await expect
      .poll(() => document.activeElement?.closest(`#${setting.id}`) ?? null, { message: path })
      .not.toBeNull();
  }
});

test.for([
  ['/settings#payments', '/settings/payments', 'Plan and payments'],
  ['/settings#second-factor', '/settings/security', 'Two-step login'],
  ['/settings#account', '/settings/account', 'Your account'],
] as const)('a link of an earlier release, %s, leads to %s', async ([old, path, heading], { server }) => {
  await renderApp(old, { server, member });
  await expectAddress(path);
  await expect.element(page.getByRole('heading', { name: heading })).toHaveFocus();
});

test('an unknown section leads to the index', async ({ server }) => {
  await renderApp('/settings/nothing', { server, member });
  await expectAddress('/settings');
});

const topOf = (name: string) =>
  Math.round(page.getByRole('heading', { name, exact: true }).first().element().getBoundingClientRect().top);

test.for([768, 1280])('the titles of both columns are in one line at %d px', async (width, { server }) => {
  await renderApp('/settings/notifications', { server, member, width });
  await expect.element(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  expect(topOf('Settings')).toBe(topOf('Notifications'));
});
