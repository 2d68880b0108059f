import { audit } from './audit.ts';
import { mailsOf } from './mails.ts';
import { newcomer, register } from './members.ts';
import { logIn } from './screens.ts';
import { expect, test, visit } from './test.ts';

const membersOnly = ['/community', '/marketplace', '/profile', '/messages', '/plans', '/payment'];
const guestsOnly = ['/signup', '/register', '/signin', '/login', '/recover-password'];

test('who is signed out is sent to sign in, and then to where they wanted to go', async ({
  page,
  signIn,
}) => {
  for (const path of membersOnly) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/signin$/);
  }
  const { member } = await signIn('Luke');
  await visit(page, '/plans?from=letter');
  await expect(page).toHaveURL(/\/signin$/);
  await logIn(page, member);
  await expect(page).toHaveURL(/\/plans\?from=letter$/);
});

test('who is signed in is led past the screens for guests', async ({ signIn }) => {
  const { page } = await signIn('Mark');
  for (const path of ['/', ...guestsOnly, '/dashboard', '/no-such-place/at-all']) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/community$/);
  }
});

test('what nobody knows leads home', async ({ page }) => {
  for (const path of ['/no-such-place', '/community/deeper', '/%E2%9C%9D']) {
    await visit(page, path);
    await expect.poll(() => new URL(page.url()).pathname, path).toBe('/');
  }
});

test('an address in capitals, or with a slash at its end, is the same address', async ({ page, signIn }) => {
  for (const [given, canonical] of [
    ['/Privacy-Policy', '/privacy-policy'],
    ['/about-us/', '/about-us'],
    ['/SignIn/?from=letter', '/signin?from=letter'],
  ] as const) {
    await visit(page, given);
    await expect.poll(() => page.url().replace(new URL(page.url()).origin, ''), given).toBe(canonical);
  }
  const member = await signIn('Matthew');
  await visit(member.page, '/Marketplace/');
  await expect(member.page).toHaveURL(/\/marketplace$/);
  // A narrow header has no room for the way back, and the bar tells where one is.
  const wayBack = member.page.getByRole('banner').getByRole('link', { name: 'Community' });
  const store = member.page
    .getByRole('navigation', { name: 'Main places' })
    .getByRole('link', { name: 'Store' });
  await expect(wayBack.or(store.and(member.page.locator('[aria-current=page]')))).toBeVisible();
});

test('a flag that somebody else left asks nobody for answers that are given', async ({ signIn }) => {
  const { page } = await signIn('Barnabas');
  await page.addInitScript(() => localStorage.setItem('register', 'true'));
  await visit(page, '/community');
  await expect(page).toHaveURL(/\/community$/);
  await visit(page, '/signin');
  await expect(page).toHaveURL(/\/community$/);
});

test('password recovery confirms without telling who is known', async ({ page }) => {
  await visit(page, '/recover-password');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByText('Email is required')).toBeVisible();
  await main.getByLabel('Email').fill('not an address');
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByText('Please enter a valid email address')).toBeVisible();
  await main.getByLabel('Email').fill(newcomer('Nobody').email);
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByText('Check Your Email')).toBeVisible();
  await audit(page, 'password recovery, confirmed');
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('a forgotten password is set anew with the link of the mail, once', async ({
  page,
  request,
  vigilance,
}) => {
  vigilance.expectRefusal(/400/);
  const { email } = await register(request, 'Petra');
  const main = page.getByRole('main');
  await visit(page, '/recover-password');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByText('Check Your Email')).toBeVisible();
  let link = '';
  await expect
    .poll(async () => {
      const texts = (await mailsOf(email)).map(({ text }) => text);
      link = /\/reset-password\?token=\S+/.exec(texts.join('\n'))?.[0] ?? '';
      return link;
    })
    .not.toBe('');

  await visit(page, link);
  await main.getByLabel('New password').fill('Regina-Caeli-44');
  await main.getByLabel('Confirm password').fill('Regina-Caeli-45');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main.getByText('Passwords do not match')).toBeVisible();
  await main.getByLabel('Confirm password').fill('Regina-Caeli-44');
  await audit(page, 'a new password');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  await main.getByRole('link', { name: 'Log In' }).click();
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('Regina-Caeli-44');
  await main.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/(?:community|complete-registration)$/);

  await visit(page, link);
  await main.getByLabel('New password').fill('Ave-Maria-Purissima-55');
  await main.getByLabel('Confirm password').fill('Ave-Maria-Purissima-55');
  await main.getByRole('button', { name: 'Save the new password' }).click();
  await expect(main.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('the splash is in the served page and runs once per tab', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
