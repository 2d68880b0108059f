import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, expectAddress, expectToast, pressOnce } from '../../../../test/screens.ts';
import { aStaffMember, aSuspendedMember, anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const table = main.getByRole('table', { name: 'Members' });
const member = aStaffMember();
const row = main.getByRole('row').filter({ hasText: 'Maria Rossi' });
const actions = main.getByRole('button', { name: 'Actions for Maria Rossi' });

describe('the table of members', () => {
  test('suspends a member once the days and the reason are valid', async ({ server }) => {
    server.answer('GET /admin/members', { members: [member], nextCursor: null });
    server.answer('PUT /admin/members/{id}/suspend', () => {
      const suspended = { ...aSuspendedMember().member, _id: member._id };
      server.answer('GET /admin/members', { members: [suspended], nextCursor: null });
      return { member: suspended, restrictions: [] };
    });
    await renderApp('/admin/members', { server, member: anAdministrator() });
    await expect.element(table).toBeVisible();
    await expect.element(row).toMatchTextContent('Active');
    await chooseFromMenu(actions, 'Suspend');
    const dialog = page.getByRole('dialog', { name: 'Suspend Maria Rossi' });
    const days = dialog.getByRole('textbox', { name: 'Days' });
    await days.fill('400');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect
      .element(dialog.getByText('Please enter a whole number of days, from 1 to 365.'))
      .toBeVisible();
    await expect.element(dialog.getByText('Please write a reason.')).toBeVisible();
    await expect.element(days).toHaveFocus();
    await expectSound();
    await days.fill('3');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults after a warning.');
    await dialog.getByRole('checkbox', { name: 'Hide what the member has written' }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expectToast('Maria Rossi is suspended.');
    await expect.element(row).toMatchTextContent('Suspended');
    expect(server.calls('PUT /admin/members/{id}/suspend')[0]).toMatchObject({
      params: { id: member._id },
      body: { reason: 'Insults after a warning.', days: 3, hideContent: true },
    });
  });

  test('keeps the typed text if the server refuses', async ({ server }) => {
    server.answer('GET /admin/members', { members: [member], nextCursor: null });
    server.refuse('PUT /admin/members/{id}/ban', 403, { message: 'They are an administrator by now.' });
    await renderApp('/admin/members', { server, member: anAdministrator() });
    await chooseFromMenu(actions, 'Ban');
    const dialog = page.getByRole('dialog', { name: 'Ban Maria Rossi' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fraud.');
    await dialog.getByRole('button', { name: 'Ban' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('They are an administrator by now.');
    await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Fraud.');
  });

  test('gives a member another role', async ({ server }) => {
    server.answer('GET /admin/members', { members: [member], nextCursor: null });
    await renderApp('/admin/members', { server, member: anAdministrator(), width: 375 });
    await chooseFromMenu(actions, 'Change role');
    const dialog = page.getByRole('dialog', { name: 'Role of Maria Rossi' });
    await dialog.getByRole('radio', { name: 'Editor' }).click();
    await expectSound();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The role of Maria Rossi was changed.');
    expect(server.calls('PUT /admin/members/{id}/role')[0]?.body).toEqual({ role: 'editor' });
  });

  test('shows which accounts are pending deletion', async ({ server }) => {
    const pendingDeletion = { since: '2026-11-01T10:00:00.000Z', until: '2026-12-01T10:00:00.000Z' };
    server.answer('GET /admin/members', { members: [aStaffMember({ pendingDeletion })], nextCursor: null });
    await renderApp('/admin/members', { server, member: anAdministrator() });
    await expect.element(row).toMatchTextContent('Deletion pending');
  });

  test('says why it cannot be loaded, and loads on request', async ({ server }) => {
    server.refuse('GET /admin/members', 429, { message: 'Not now.' });
    await renderApp('/admin/members', { server, member: anAdministrator() });
    await expect.element(main.getByText('Not now.')).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /admin/members', { members: [member], nextCursor: null }),
    );
    await expect.element(row).toBeVisible();
  });
});

describe('the address of a table', () => {
  const joined = main.getByRole('columnheader', { name: 'Joined' });

  test('keeps the filters and the order after a reload, and Back undoes a change of them', async ({
    server,
  }) => {
    server.answer('GET /admin/members', { members: [member], nextCursor: null });
    const app = await renderApp('/admin/members?role=administrator&sort=oldest&state=nonsense', {
      server,
      member: anAdministrator(),
    });
    await expectAddress('/admin/members?role=administrator&sort=oldest');
    await expect.element(joined).toHaveAttribute('aria-sort', 'ascending');
    await main.getByRole('button', { name: 'Joined' }).click();
    await expectAddress('/admin/members?role=administrator');
    await expect.element(row).toBeVisible();
    await app.reload();
    await expect.element(row).toBeVisible();
    await expect.element(main.getByRole('combobox', { name: 'Role' })).toHaveValue('administrator');
    history.back();
    await expect.element(joined).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(() => server.calls('GET /admin/members').at(-1)?.query.toString())
      .toBe('sort=oldest&role=administrator');
  });

  test('contains the search text', async ({ server }) => {
    server.answer('GET /admin/members', ({ query }) => ({
      members: query.get('search') === 'Maria' ? [member] : [],
      nextCursor: null,
    }));
    await renderApp('/admin/members', { server, member: anAdministrator() });
    await main.getByRole('searchbox', { name: 'Name or email' }).fill('Maria');
    await expectAddress('/admin/members?search=Maria');
    await expect.element(row).toBeVisible();
  });
});
