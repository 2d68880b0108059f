import type { Page } from '@playwright/test';
import { audit } from './audit.ts';
import { authorised, register, type Member } from './members.ts';
import { expectToast, logIn } from './screens.ts';
import { assign, makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

const row = (page: Page, member: Member) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: fullName(member) }) });

const find = async (page: Page, member: Member) => {
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(fullName(member));
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(row(page, member)).toBeVisible();
};

const choose = async (page: Page, member: Member, deed: string) => {
  await page.getByRole('button', { name: `Actions for ${fullName(member)}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
};

test('an administrator finds a member, suspends them, whose tabs are shut out at once, and restores them', async ({
  signIn,
  vigilance,
}) => {
  test.slow();
  vigilance.expectRefusal(/status of 40[13]/);
  // A tab that is shut out while it connects gives that up.
  vigilance.expectRefusal(/WebSocket is closed before the connection is established/);
  const admin = await signIn('Ambrose');
  await makeAdministrator(admin.member);
  const { member, page: tab } = await signIn('Balthasar');
  const otherTab = await tab.context().newPage();
  await visit(tab, '/community');
  await visit(otherTab, '/settings');

  const { page } = admin;
  await visit(page, '/admin/members');
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
  await audit(page, 'members');
  await find(page, member);
  await choose(page, member, 'Suspend');
  const dialog = page.getByRole('dialog', { name: `Suspend ${fullName(member)}` });
  await audit(page, 'suspending');

  await dialog.getByRole('textbox', { name: 'Days' }).fill('400');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please enter a whole number of days, from 1 to 365.')).toBeVisible();
  await expect(dialog.getByText('Please write a reason.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Days' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Days' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Insults after a warning.');
  await dialog.getByRole('checkbox', { name: 'Hide what the member has written' }).check();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, `${fullName(member)} is suspended.`);
  await expect(row(page, member)).toContainText('Suspended');

  for (const shut of [tab, otherTab]) {
    await expect(shut.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible();
  }
  await logIn(tab, member);
  await expect(tab.getByRole('main').getByText(/Insults after a warning\./)).toBeVisible();

  await row(page, member)
    .getByRole('link', { name: fullName(member) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: fullName(member) })).toBeVisible();
  await expect(page.getByText('Insults after a warning.')).toBeVisible();
  await expect(page.getByText('Hidden meanwhile')).toBeVisible();
  await audit(page, 'a member');
  await page.getByRole('button', { name: 'Restore' }).click();
  const restoring = page.getByRole('dialog', { name: `Restore ${fullName(member)}` });
  await restoring.getByRole('textbox', { name: 'Reason' }).fill('The appeal was right.');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, `${fullName(member)} can sign in again.`);
  await expect(page.getByText('The appeal was right.')).toBeVisible();
  await logIn(tab, member);
  await expect(tab).toHaveURL(/\/(?:community|settings)/);
});

test('a role counts at once: the link comes and goes while the page stands open', async ({
  signIn,
  request,
}) => {
  const admin = await signIn('Clement');
  await makeAdministrator(admin.member);
  const { member, page } = await signIn('Damian');
  await visit(page, '/admin');
  await expect(page).toHaveURL(/\/community$/);

  const menu = page.getByRole('button', { name: 'Profile' });
  const link = page.getByRole('menuitem', { name: 'Administration' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  await expect(link).toBeHidden();
  await page.keyboard.press('Escape');

  await assign(request, admin.member, member, 'moderator');
  await expect(async () => {
    await menu.click();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await audit(page, 'the overview of a moderator');

  await assign(request, admin.member, member, 'member');
  await expect(page).toHaveURL(/\/community$/);
});

test('what the address of a table says holds over a reload, and Back takes it away', async ({ signIn }) => {
  const { member, page } = await signIn('Emeric');
  await makeAdministrator(member);
  await visit(page, '/admin/members?role=administrator&sort=oldest&state=nonsense');
  await expect(page).toHaveURL(/\/admin\/members\?role=administrator&sort=oldest$/);
  const joined = page.getByRole('columnheader', { name: 'Joined' });
  await expect(joined).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Joined' }).click();
  await expect(page).toHaveURL(/\/admin\/members\?role=administrator$/);
  await expect(row(page, member)).toBeVisible();
  await page.reload();
  await expect(row(page, member)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('administrator');
  await page.goBack();
  await expect(joined).toHaveAttribute('aria-sort', 'ascending');
});

test('who is leaving is seen to leave, and nobody of the staff can take it back', async ({
  request,
  signIn,
}) => {
  const admin = await signIn('Faustina');
  await makeAdministrator(admin.member);
  const member = await register(request, 'Gerard');
  const left = await request.delete(`/api/user/update/${member._id}`, {
    headers: authorised(member),
    data: { password: member.password },
  });
  expect(left.ok()).toBe(true);
  const { page } = admin;
  await visit(page, '/admin/members');
  await find(page, member);
  await expect(row(page, member)).toContainText('Leaving');
  await row(page, member)
    .getByRole('link', { name: fullName(member) })
    .click();
  await expect(page.getByText('This member is leaving')).toBeVisible();
  await expect(page.getByText('Will be deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
  await audit(page, 'a member who is leaving');
});
