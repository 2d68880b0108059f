import { audit } from './audit.ts';
import { newcomer } from './members.ts';
import { logIn } from './screens.ts';
import { expect, test, visit } from './test.ts';

const membersOnly = ['/community', '/marketplace', '/profile', '/messages', '/plans', '/payment'];
const guestsOnly = ['/signup', '/register', '/signin', '/login', '/recover-password'];
const open = ['/about-us', '/contact', '/privacy-policy', '/terms-of-service', '/cookies'];

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

for (const path of [...open, '/recover-password']) {
  test(`${path} opens to everyone`, async ({ page }) => {
    await visit(page, path);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await audit(page, path);
  });
}

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

test('the splash is in the served page and runs once per tab', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
