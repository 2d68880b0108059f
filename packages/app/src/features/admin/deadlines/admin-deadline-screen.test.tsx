import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../../test/screens.ts';
import { aModerator, anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');

describe('a deadline', () => {
  test('shows its open items, and a member of the staff confirms it manually with evidence', async ({
    server,
  }) => {
    await renderApp('/admin/deadlines/backups', { server, member: anAdministrator() });
    await expect.element(main.getByRole('table', { name: 'Waiting' })).toBeVisible();
    await chooseFromMenu(main.getByRole('button', { name: /^Actions for / }), 'Confirm');
    const dialog = page.getByRole('dialog', { name: 'Is no backup older than 60 days?' });
    await dialog.getByRole('textbox', { name: 'Your check' }).fill('The oldest is of October.');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expectToast('It is confirmed.');
    expect(server.calls('PUT /admin/deadlines/{deadlineId}/items/{id}/confirm')[0]?.body).toEqual({
      note: 'The oldest is of October.',
    });
  });

  test('can only be confirmed by administrators', async ({ server }) => {
    await renderApp('/admin/deadlines/backups', { server, member: aModerator() });
    await expect.element(main.getByRole('table', { name: 'Waiting' })).toBeVisible();
    await expect.element(main.getByText('In time').first()).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Actions for / })).not.toBeInTheDocument();
  });

  test('says that a deadline does not exist', async ({ server }) => {
    await renderApp('/admin/deadlines/eternity', { server, member: anAdministrator() });
    await expect.element(main.getByText('This deadline does not exist.')).toBeVisible();
  });
});
