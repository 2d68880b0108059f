import { audit } from './audit.ts';
import { authorised, register } from './members.ts';
import { logIn } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const reason = 'Insults after a warning.';

test('a suspended member is shut out in every tab, and reads there why and until when', async ({
  signIn,
  request,
  vigilance,
}) => {
  test.slow();
  vigilance.expectRefusal(/status of 40[13]/);
  // A tab that is shut out while it connects gives that up.
  vigilance.expectRefusal(/WebSocket is closed before the connection is established/);
  const administrator = await register(request, 'Ursula');
  await makeAdministrator(administrator);
  const { member, page } = await signIn('Valentin');
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  for (const [index, path] of ['/community', '/plans', '/messages'].entries()) {
    const tab = tabs[index];
    if (tab !== undefined) await visit(tab, path);
  }

  const staying = [await page.context().newPage(), await page.context().newPage()];
  for (const [index, path] of ['/about-us', '/complete-registration'].entries()) {
    const tab = staying[index];
    if (tab !== undefined) await visit(tab, path);
  }
  await staying[0]?.mouse.wheel(0, 2000);

  const answer = await request.put(`/api/admin/members/${member._id}/suspend`, {
    headers: authorised(administrator),
    data: { reason, days: 3 },
  });
  expect(answer.status()).toBe(200);
  for (const tab of staying) {
    const words = tab.getByRole('alert').filter({ hasText: reason });
    await expect(words).toContainText('Your account is suspended until');
    await expect(words).toBeInViewport();
    await audit(tab, `${new URL(tab.url()).pathname}, shut out`);
  }
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/signin$/);
    const words = tab.getByRole('main').getByText(reason);
    await expect(words).toBeVisible();
    await expect(words).toContainText('Your account is suspended until');
  }

  await logIn(page, member);
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});
