import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectToast } from '../../../../test/screens.ts';
import { aStaffMember, aSuspendedMember, anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1, name: 'Maria Rossi' });

describe('a member as the staff sees them', () => {
  test('shows whether the address is confirmed, if the site requires that', async ({ server }) => {
    const member = aStaffMember({ emailState: 'unconfirmed' });
    server.answer('GET /admin/members/{id}', { member, restrictions: [] });
    await renderApp(`/admin/members/${member._id}`, { server, member: anAdministrator() });
    await expect.element(main.getByText('No: we only send the confirmation link there')).toBeVisible();
  });

  test('shows why the member is suspended, and restores the member', async ({ server }) => {
    const { member, restriction } = aSuspendedMember({
      reason: 'Insults after a warning.',
      hidesContent: true,
    });
    const lifted = { at: '2026-01-07T09:00:00.000Z', by: 'Josef Ratz', reason: 'The appeal was right.' };
    server.answer('GET /admin/members/{id}', { member, restrictions: [restriction] });
    server.answer('PUT /admin/members/{id}/restore', () => {
      const answer = {
        member: aStaffMember({ _id: member._id }),
        restrictions: [{ ...restriction, lifted }],
      };
      server.answer('GET /admin/members/{id}', answer);
      return answer;
    });
    await renderApp(`/admin/members/${member._id}`, { server, member: anAdministrator() });
    await expect.element(heading).toBeVisible();
    await expect.element(main.getByText('Insults after a warning.')).toBeVisible();
    await expect.element(main.getByText('Hidden for that time')).toBeVisible();
    await main.getByRole('button', { name: 'Restore' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore Maria Rossi' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(lifted.reason);
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expectToast('Maria Rossi can log in again.');
    await expect.element(main.getByText('The appeal was right.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    expect(server.calls('PUT /admin/members/{id}/restore')[0]?.body).toEqual({ reason: lifted.reason });
    await expectSound();
  });

  test('shows until when a member can cancel the deletion of the account, and offers the staff no button for that', async ({
    server,
  }) => {
    const pendingDeletion = { since: '2026-11-01T10:00:00.000Z', until: '2026-12-01T10:00:00.000Z' };
    const member = aStaffMember({
      pendingDeletion,
      abilities: { assign: false, suspend: false, ban: false, restore: false },
    });
    server.answer('GET /admin/members/{id}', { member, restrictions: [] });
    await renderApp(`/admin/members/${member._id}`, { server, member: anAdministrator(), width: 375 });
    await expect.element(main.getByText('This member is deleting their account')).toBeVisible();
    await expect.element(main.getByText('Will be deleted', { exact: true })).toBeVisible();
    await expect.element(main.getByText('You cannot change anything about this member.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await expectSound();
  });

  test('says that a member does not exist', async ({ server }) => {
    server.refuse('GET /admin/members/{id}', 404);
    await renderApp(`/admin/members/${aStaffMember()._id}`, { server, member: anAdministrator() });
    await expect.element(main.getByText('This member does not exist.')).toBeVisible();
  });
});
