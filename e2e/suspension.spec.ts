import { authorised, register } from './members.ts';
import { logIn } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const reason = 'Insults after a warning.';

test('a suspended member is logged out in every tab, and reads the reason and the end date there @phone @auth', async ({
  signIn,
  request,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 40[13]/);
  // If the member is logged out while a tab connects, the tab closes its WebSocket, and the browser logs an error.
  pageErrorMonitor.expectRefusal(/WebSocket is closed before the connection is established/);
  const administrator = await register(request, 'Ursula');
  await makeAdministrator(administrator);
  const { member, page } = await signIn('Valentin');
  const publicPage = await page.context().newPage();
  await pageErrorMonitor.watch(publicPage);
  await visit(page, '/plans');
  await visit(publicPage, '/about-us');
  await publicPage.mouse.wheel(0, 2000);

  const answer = await request.put(`/api/admin/members/${member._id}/suspend`, {
    headers: authorised(administrator),
    data: { reason, days: 3 },
  });
  expect(answer.status()).toBe(200);
  const notice = publicPage.getByRole('alert').filter({ hasText: reason });
  await expect(notice).toContainText('Your account is suspended until');
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(/\/signin$/);
  const words = page.getByRole('main').getByText(reason);
  await expect(words).toContainText('Your account is suspended until');

  await logIn(page, member);
  await expect(words).toContainText('Your account is suspended until');
  await expect(page).toHaveURL(/\/signin$/);
});
