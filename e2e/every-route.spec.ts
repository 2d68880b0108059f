import type { Page } from '@playwright/test';
import { addressOf, screenRoutes, type ScreenRoute } from '../scripts/screen-routes.ts';
import { audit } from './audit.ts';
import { authorised, requestPayment, type Member } from './members.ts';
import { listReader, makeOneOfEach } from './one-of-each.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const routes = await screenRoutes();
const having = (...access: ScreenRoute['access'][]) =>
  routes.filter((route) => access.includes(route.access));

/** What holds of each: it opens at its own address, whole; axe finds nothing, nothing sticks out. */
async function auditEach(page: Page, group: readonly ScreenRoute[], member?: Member): Promise<void> {
  const read = listReader(page, member === undefined ? {} : authorised(member));
  for (const { path } of group) {
    await test.step(path, async () => {
      const address = await addressOf(path, read);
      // What opens over a screen hides the screen's heading from those who look for it by its role.
      await page.goto(address);
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(address);
      await audit(page, path);
    });
  }
}

const leadsTo = async (page: Page, group: readonly ScreenRoute[], destination: string): Promise<void> => {
  for (const { path } of group) {
    await test.step(path, async () => {
      await page.goto(path.replace(':id', 'somewhere'));
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(destination);
    });
  }
};

const timeFor = (group: readonly ScreenRoute[]): number => 60_000 + 15_000 * group.length;

test('every route that is open opens to visitors, and every other leads them elsewhere', async ({
  page,
  signIn,
}) => {
  test.setTimeout(timeFor(routes));
  const staff = await signIn('Hilary');
  await makeAdministrator(staff.member);
  await makeOneOfEach(staff.page, staff.member);
  await visit(page, '/');
  await auditEach(page, having('guests', 'all', 'registering'));
  await leadsTo(page, having('members', 'community'), '/signin');
  await leadsTo(page, having('staff', 'administrators'), '/');
});

test('every route for members opens to a member, and no other', async ({ signIn }) => {
  test.setTimeout(timeFor(routes));
  const staff = await signIn('Isidore');
  await makeAdministrator(staff.member);
  await makeOneOfEach(staff.page, staff.member);
  const { page, member } = await signIn('Julia');
  await requestPayment(page.request, member, 'Disciple');
  await visit(page, '/community');
  await auditEach(page, having('all', 'members', 'community', 'registering'), member);
  await leadsTo(page, having('guests', 'staff', 'administrators'), '/community');
});

test('every route for the staff opens to an administrator', async ({ signIn }) => {
  test.setTimeout(timeFor(having('staff', 'administrators')));
  const { page, member } = await signIn('Kilian');
  await makeAdministrator(member);
  await makeOneOfEach(page, member);
  await visit(page, '/community');
  await auditEach(page, having('staff', 'administrators'), member);
});
