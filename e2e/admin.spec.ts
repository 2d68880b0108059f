import { connection, expectToast, logIn } from './screens.ts';
import { assign, makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a suspended member is logged out immediately in every tab, reads the reason, and is restored @phone @admin', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 40[13]/);
  // If the member is suspended while a tab connects, the tab closes its WebSocket, and the browser logs an error.
  pageErrorMonitor.expectRefusal(/WebSocket is closed before the connection is established/);
  const admin = await signIn('Ambrose');
  await makeAdministrator(admin.member);
  const { member, page: tab } = await signIn('Balthasar');
  const otherTab = await tab.context().newPage();
  await visit(tab, '/community');
  await visit(otherTab, '/settings');

  const { page } = admin;
  const name = `${member.firstName} ${member.lastName}`;
  await visit(page, '/admin/members');
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(name);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${name}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults after a warning.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
  for (const shut of [tab, otherTab]) {
    await expect(shut.getByRole('main').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  }
  await logIn(tab, member);
  await expect(tab.getByRole('main').getByText(/Insults after a warning\./)).toBeVisible();

  await row.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  const restoring = page.getByRole('dialog', { name: `Restore ${name}` });
  await restoring.getByRole('textbox', { name: 'Reason' }).fill('The appeal was right.');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, `${name} can log in again.`);
  await logIn(tab, member);
  await expect(tab).toHaveURL(/\/(?:community|settings)/);
});

test('a changed role takes effect immediately: the link to the admin area appears or disappears @desktop @admin', async ({
  signIn,
  request,
}) => {
  const admin = await signIn('Clement');
  await makeAdministrator(admin.member);
  const { member, page } = await signIn('Damian');
  const connected = connection(page);
  await visit(page, '/community');
  await connected;
  await assign(request, admin.member, member, 'moderator');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await assign(request, admin.member, member, 'member');
  await expect(page).toHaveURL(/\/community$/);
});
