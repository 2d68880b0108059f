import { linkInMail } from './mails.ts';
import { confirmAddress, register } from './members.ts';
import { composer, logIn } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('a forgotten password is reset with the link in the email, which works only once @phone @auth', async ({
  page,
  request,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/400/);
  const petra = await register(request, 'Petra');
  const { email } = petra;
  await confirmAddress(request, petra);
  const main = page.getByRole('main');
  await visit(page, '/recover-password');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(main.getByText('Check Your Email')).toBeVisible();
  const link = await linkInMail(email, '/reset-password');

  const save = async (password: string) => {
    await visit(page, link);
    await main.getByLabel('New password').fill(password);
    await main.getByLabel('Confirm password').fill(password);
    await main.getByRole('button', { name: 'Save the new password' }).click();
  };
  await visit(page, link);
  await main.getByLabel('New password').fill('Password1!!');
  await expect(main.getByRole('status')).toHaveText('This is similar to a common password.');
  await save('Regina-Caeli-44');
  await expect(main.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await main.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, { email, password: 'Regina-Caeli-44' });
  await expect(page).toHaveURL(/\/community$/);

  await save('Ave-Maria-Purissima-55');
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a member who navigates before the session is verified stays logged in @desktop @auth', async ({
  signIn,
}) => {
  const { page } = await signIn('Hedwig');
  let requests = 0;
  // This request gets no response. The next navigation aborts the request.
  await page.route('**/api/auth/verify', () => {
    requests += 1;
  });
  for (const [index, path] of ['/community', '/profile', '/community'].entries()) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => requests).toBe(index + 1);
  }
  await page.unroute('**/api/auth/verify');
  await visit(page, '/community');
  await expect(composer(page).line).toBeVisible();
});
