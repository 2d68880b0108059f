import type { Page } from '@playwright/test';
import { addressOf, screenRoutes, type ScreenRoute } from '../scripts/screen-routes.ts';
import { authorised, requestPayment, type Member } from './members.ts';
import { listReader, makeOneOfEach } from './one-of-each.ts';
import { speakPseudo } from './pseudo-words.ts';
import { makeAdministrator } from './staff.ts';
import { dismissSplash, expect, test } from './test.ts';
import { ServerTexts, untranslated } from './untranslated.ts';

const routes = await screenRoutes();
const having = (...access: ScreenRoute['access'][]) =>
  routes.filter((route) => access.includes(route.access));

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'The same words.');
});

async function readEach(page: Page, group: readonly ScreenRoute[], member?: Member): Promise<void> {
  test.setTimeout(60_000 + 15_000 * group.length);
  await speakPseudo(page);
  const serverTexts = new ServerTexts(page);
  const read = listReader(page, member === undefined ? {} : authorised(member));
  const found: string[] = [];
  for (const [index, { path }] of group.entries()) {
    await page.goto(await addressOf(path, read));
    if (index === 0) await dismissSplash(page);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    found.push(...(await untranslated(page, serverTexts)).map((text) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
}

test('visitors read nothing that is untranslated', async ({ page, signIn }) => {
  const staff = await signIn('Ottilie');
  await makeAdministrator(staff.member);
  await makeOneOfEach(staff.page, staff.member);
  await readEach(page, having('guests', 'all'));
});

test('members read nothing that is untranslated', async ({ signIn }) => {
  const staff = await signIn('Pacian');
  await makeAdministrator(staff.member);
  await makeOneOfEach(staff.page, staff.member);
  const { page, member } = await signIn('Quintin');
  await requestPayment(page.request, member, 'Disciple');
  await readEach(page, having('members', 'community', 'registering'), member);
});

test('the staff reads nothing that is untranslated', async ({ signIn }) => {
  const { page, member } = await signIn('Romuald');
  await makeAdministrator(member);
  await makeOneOfEach(page, member);
  await readEach(page, having('staff', 'administrators'), member);
});
