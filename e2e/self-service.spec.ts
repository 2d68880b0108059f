import { readFile } from 'node:fs/promises';
import { audit } from './audit.ts';
import { mailsOf } from './mails.ts';
import { expectToast, logIn } from './screens.ts';
import { expect, test, visit } from './test.ts';

const subjectsAt = async (address: string) => (await mailsOf(address)).map(({ subject }) => subject);

test('a member sees where they are logged in, and logs out elsewhere', async ({
  signIn,
  request,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 401/);
  const { page, member } = await signIn('Monica');
  const { email, password } = member;
  for (let device = 0; device < 2; device += 1) {
    const elsewhere = await request.post('/api/auth/signin', { data: { email, password } });
    expect(elsewhere.ok()).toBe(true);
  }
  await visit(page, '/settings');
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  const devices = section.getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await audit(page, 'devices');

  await section
    .getByRole('button', { name: /^Log out (?!all)/ })
    .first()
    .click();
  await expectToast(page, 'This device is logged out.');
  await expect(devices).toHaveCount(2);
  await expect(section.getByRole('list')).toBeFocused();

  await section.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click();
  await expectToast(page, 'All other devices are logged out.');
  await expect(devices).toHaveCount(1);
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('a member changes their address and their password, and is told of both', async ({
  signIn,
  request,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 40[01]/);
  const { page, member } = await signIn('Jerome');
  const elsewhere = await request.post('/api/auth/signin', {
    data: { email: member.email, password: member.password },
  });
  expect(elsewhere.ok()).toBe(true);
  await visit(page, '/settings');
  const section = page.getByRole('region', { name: 'Your account', exact: true });
  await expect(section).toContainText(member.email);

  await section.getByRole('button', { name: 'Change e-mail address' }).click();
  const addressDialog = page.getByRole('dialog', { name: 'Change your e-mail address' });
  const moved = { ...member, email: `moved-${member.email}` };
  await addressDialog.getByLabel('New e-mail address').fill(moved.email);
  await addressDialog.getByLabel('Current password', { exact: true }).fill('Stella-Maris-34');
  await page.keyboard.press('Enter');
  await expect(addressDialog.getByText('This is not your current password.')).toBeVisible();
  await audit(page, 'another address');
  await addressDialog.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your e-mail address is changed. Log in with the new one from now on.');
  await expect(section).toContainText(moved.email);

  await section.getByRole('button', { name: 'Change password' }).click();
  const passwordDialog = page.getByRole('dialog', { name: 'Change your password' });
  const field = (name: string) => passwordDialog.getByLabel(name, { exact: true });
  await field('Current password').fill(member.password);
  await field('New password').fill('Regina-Caeli-44');
  await field('Confirm password').fill('Regina-Caeli-45');
  await page.keyboard.press('Enter');
  await expect(passwordDialog.getByText('Passwords do not match')).toBeVisible();
  await audit(page, 'another password');
  await field('Confirm password').fill('Regina-Caeli-44');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your password is changed. Your other devices are logged out.');
  await expect(
    page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem'),
  ).toHaveCount(1);

  await expect.poll(() => subjectsAt(member.email)).toContain('Your e-mail address was changed');
  await expect.poll(() => subjectsAt(moved.email)).toContain('Your password was changed');
  const entered = await request.post('/api/auth/signin', {
    data: { email: moved.email, password: 'Regina-Caeli-44' },
  });
  expect(entered.ok()).toBe(true);
});

test('a member takes a copy of their data along', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const { page, member } = await signIn('Perpetua');
  await visit(page, '/settings');
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByRole('button', { name: 'Ask for a copy of my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a copy of my data' });
  await audit(page, 'asking for a copy');
  const submit = dialog.getByRole('button', { name: 'Ask for the copy' });
  await submit.click();
  await expect(dialog.getByText('Please enter your current password.')).toBeVisible();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('Stella-Maris-34');
  await submit.click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await password.fill(member.password);
  await submit.click();
  await expect(dialog).toBeHidden();

  const link = section.getByRole('link', { name: /^Download/ });
  await expect(link).toBeVisible({ timeout: 20_000 });
  await audit(page, 'the copy');
  const download = page.waitForEvent('download');
  await link.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^parvis-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await page.reload();
  await expect(link).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test('a member who deletes their account is out in every tab, and comes back with the password', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 40[013]/);
  // A tab that is shut out while it connects gives that up.
  vigilance.expectRefusal(/WebSocket is closed before the connection is established/);
  const { page, member } = await signIn('Augustine');
  const other = await page.context().newPage();
  await visit(other, '/community');
  await visit(page, '/settings');
  const section = page.getByRole('region', { name: 'Delete your account' });
  await section.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
  const password = dialog.getByLabel('Password', { exact: true });
  await audit(page, 'deleting the account');
  await password.fill('Stella-Maris-34');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await password.fill(member.password);
  await page.keyboard.press('Enter');
  await expectToast(page, /^Your account will be deleted on /);
  for (const tab of [page, other]) await expect(tab.getByLabel('Email').first()).toBeVisible();
  await expect.poll(() => subjectsAt(member.email)).toContain('Your account will be deleted');

  await visit(page, '/signin');
  await logIn(page, member);
  const main = page.getByRole('main');
  await expect(main.getByText(/^You asked us to delete this account/)).toBeVisible();
  await audit(page, 'the way back');
  await main.getByRole('button', { name: 'Keep my account and log in' }).click();
  await expect(page).toHaveURL(/\/community$/);
});
