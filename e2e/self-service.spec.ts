import { readFile } from 'node:fs/promises';
import { fullName } from './chats.ts';
import { linkInMail, mailsOf } from './mails.ts';
import { authorised, confirmAddress, contextOf, publish } from './members.ts';
import { connection, expectToast, headerButton, logIn, logOut, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const subjectsAt = async (address: string) => (await mailsOf(address)).map(({ subject }) => subject);

test('a change in one tab of a member appears in the other tabs, and for other members @phone @settings', async ({
  signIn,
  pageErrorMonitor,
}) => {
  const { page, member } = await signIn('Miriam');
  const hugo = await signIn('Hugo');
  const post = await publish(page.request, member, `Compline ${member.lastName}`);
  const other = await page.context().newPage();
  await pageErrorMonitor.watch(other);
  const connected = connection(other);
  await visit(other, '/settings/privacy');
  await connected;
  await visit(page, '/settings/privacy');
  const address = { name: 'Show my email address' };
  await expect(other.getByRole('switch', address)).toBeChecked();
  await page.getByRole('switch', address).click();
  await expect(other.getByRole('switch', address)).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', address)).not.toBeChecked();
  await visit(page, '/settings/notifications');
  const likes = page.getByRole('switch', { name: 'Likes, on the site' });
  await likes.click();
  await expect(likes).not.toBeChecked();
  await expect(likes).not.toHaveAttribute('aria-busy');

  await visit(hugo.page, `/post/${post}`);
  await expect(postWith(hugo.page, fullName(member))).toBeVisible();
  await expect(hugo.page.getByText(member.email)).toHaveCount(0);
  const kept = hugo.page.waitForResponse(/\/api\/reaction\/post\//);
  await postControls(postWith(hugo.page, member.lastName)).like.click();
  expect((await kept).status()).toBe(201);

  await visit(page, '/profile');
  await expect(headerButton(page, 'Notifications')).toHaveAccessibleName('Notifications');
  const connectedAgain = connection(other);
  await visit(other, '/settings/account');
  await connectedAgain;
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('First name').fill('Zita');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(`Zita ${member.lastName}`).first()).toBeVisible();
});

test('a member logs out another browser, whose session ends immediately @phone @auth', async ({
  signIn,
  browser,
  request,
  baseURL,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 401/);
  const { page, member } = await signIn('Monica');
  const { email, password } = member;
  const answer = await request.post('/api/auth/signin', { data: { email, password } });
  const { token }: { token: string } = await answer.json();
  const context = await contextOf(browser, baseURL ?? '', { token }, { baseURL: baseURL ?? '' });
  const elsewhere = await context.newPage();
  await pageErrorMonitor.watch(elsewhere);
  const connected = connection(elsewhere);
  await visit(elsewhere, '/settings/security');
  await connected;
  await visit(page, '/settings/security');
  const section = page.getByRole('region', { name: 'Your devices' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: /^Log out (?!all)/ }).click();
  await expectToast(page, 'This device is logged out.');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere).toHaveURL(/\/signin$/);
  await expect(elsewhere.getByText('Session expired, please log in again.')).toBeVisible();
  const refused = await request.get('/api/user/counts', { headers: authorised({ token }) });
  expect(refused.status()).toBe(401);
  await context.close();
});

test('a member adds a passkey, and logs in with only the passkey @phone @auth', async ({ signIn }) => {
  const { page, member } = await signIn('Clare');
  await confirmAddress(page.request, member);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, '/settings/security');
  const section = page.getByRole('region', { name: 'Two-step login' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Parish laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByRole('listitem')).toContainText('Parish laptop');

  await logOut(page);
  await expectToast(page, 'Logged out successfully.');
  await visit(page, '/signin');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect.poll(() => subjectsAt(member.email)).toContain('A passkey was added');
});

test('a member changes email address and password, and gets an email about each change @desktop @settings', async ({
  signIn,
  request,
}) => {
  const { page, member } = await signIn('Jerome');
  await confirmAddress(request, member);
  const moved = { email: `moved-${member.email}`, password: 'Regina-Caeli-44' };
  await visit(page, '/settings/account');
  const section = page.getByRole('region', { name: 'Your account', exact: true });
  await section.getByRole('button', { name: 'Change email address' }).click();
  const addressDialog = page.getByRole('dialog', { name: 'Change your email address' });
  await addressDialog.getByLabel('New email address').fill(moved.email);
  await addressDialog.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'We have sent a link to the new address. Open it to confirm the change.');
  await visit(page, await linkInMail(moved.email, '/confirm-email'));
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your email address is confirmed. Thank you!' }),
  ).toBeVisible();
  await visit(page, '/settings/account');
  await expect(section).toContainText(moved.email);

  await section.getByRole('button', { name: 'Change password' }).click();
  const passwordDialog = page.getByRole('dialog', { name: 'Change your password' });
  const field = (name: string) => passwordDialog.getByLabel(name, { exact: true });
  await field('Current password').fill(member.password);
  await field('New password').fill(moved.password);
  await field('Confirm password').fill(moved.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your password was changed. Your other devices are logged out.');

  await expect.poll(() => subjectsAt(member.email)).toContain('Your email address was changed');
  await expect.poll(() => subjectsAt(moved.email)).toContain('Your password was changed');
  const entered = await request.post('/api/auth/signin', { data: moved });
  expect(entered.ok()).toBe(true);
});

test('a member downloads a copy of their data @phone @settings', async ({ signIn }) => {
  const { page, member } = await signIn('Perpetua');
  await visit(page, '/settings/data');
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByRole('button', { name: 'Ask for a copy of my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a copy of my data' });
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Ask for the copy' }).click();
  await expect(dialog).toBeHidden();

  const save = section.getByRole('button', { name: /^Download/ });
  await expect(save).toBeVisible();
  const download = page.waitForEvent('download');
  await save.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^parvis-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a member who deletes their account is logged out in every tab, and restores it with the password @desktop @settings', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 40[13]/);
  // If the member is logged out while a tab connects, the tab closes its WebSocket, and the browser logs an error.
  pageErrorMonitor.expectRefusal(/WebSocket is closed before the connection is established/);
  const { page, member } = await signIn('Augustine');
  await confirmAddress(page.request, member);
  const other = await page.context().newPage();
  await pageErrorMonitor.watch(other);
  await visit(other, '/plans');
  await visit(page, '/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expectToast(page, /^Your account will be deleted on /);
  for (const tab of [page, other]) await expect(tab.getByLabel('Email').first()).toBeVisible();
  await expect.poll(() => subjectsAt(member.email)).toContain('Your account will be deleted');

  await visit(page, '/signin');
  await logIn(page, member);
  const main = page.getByRole('main');
  await expect(main.getByText(/^You asked us to delete this account/)).toBeVisible();
  await main.getByRole('button', { name: 'Keep my account and log in' }).click();
  await expect(page).toHaveURL(/\/community$/);
});
