import type { Page } from '@playwright/test';
import { waitUntilLoaded } from '../scripts/loaded-page.ts';
import { addressOf, screenRoutes, type ScreenRoute } from '../scripts/screen-routes.ts';
import { audit, expectFits, expectNoLayoutShift } from './audit.ts';
import { authorised, requestPayment, type Member } from './members.ts';
import {
  createFriendAndRequests,
  createGroupChatWithLink,
  createSampleData,
  giveDiocese,
  listReader,
  startRosary,
} from './sample-data.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test } from './test.ts';

const routes = await screenRoutes();
const pathsFor = (...access: ScreenRoute['access'][]) =>
  routes.filter((route) => access.includes(route.access)).map(({ path }) => path);

const widths = [375, 768, 1280] as const;

/** Slows the network down, because content that loads late then shows up as a layout shift. */
async function slowDown(page: Page, { isFirstVisit }: { isFirstVisit: boolean }): Promise<Network> {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'shown'));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 90_000,
  });
  return {
    setFirstVisit: (isFirst) =>
      session.send('Network.setCacheDisabled', { cacheDisabled: isFirst && isFirstVisit }),
  };
}

/** Returns the style sheets that the document preloads and does not use. */
const unusedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = new Set(Array.from(document.styleSheets, ({ href }) => href));
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
    return Array.from(preloads, ({ href }) => href).filter((href) => !used.has(href));
  });

interface Network {
  /** On a first visit nothing is in the browser's cache. */
  setFirstVisit: (isFirst: boolean) => Promise<unknown>;
}

/**
 * Loads each address at each width and asserts that nothing shifts while the page loads. The addresses start at
 * different widths. At its first width, a page is checked with all rules. At the other widths, parts of the page have
 * other sizes, so all rules run again except for the color rules. Other routes start at those widths, so the colors of
 * shared parts are checked there.
 */
async function auditEach(page: Page, network: Network, addresses: readonly string[]): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      for (const turn of widths.keys()) {
        const width = widths[(index + turn) % widths.length] ?? 375;
        await page.setViewportSize({ width, height: 800 });
        await network.setFirstVisit(turn === 0);
        await page.goto(address);
        await waitUntilLoaded(page);
        await expect.poll(() => unusedStyles(page), `${address}: unused styles`).toEqual([]);
        const { pathname } = new URL(address, page.url());
        await expect.poll(() => new URL(page.url()).pathname, address).toBe(pathname);
        const name = `${address} at ${width} px`;
        await expectNoLayoutShift(page, name);
        if (turn === 0) await audit(page, name);
        else await expectFits(page, name);
      }
    });
  }
}

const addressesOf = async (paths: readonly string[], page: Page, member: Member): Promise<string[]> => {
  const read = listReader(page, authorised(member));
  return Promise.all(paths.map((path) => addressOf(path, read)));
};

test('every public route opens for visitors and fits every width @desktop @public', async ({
  page,
  signIn,
}) => {
  test.setTimeout(900_000);
  const staff = await signIn('Hilary');
  await makeAdministrator(staff.member);
  await createSampleData(staff.page, staff.member);
  const network = await slowDown(page, { isFirstVisit: true });
  // The ids are read as a member, because visitors have no list of listings.
  const addresses = await addressesOf(pathsFor('guests', 'all'), page, staff.member);
  await auditEach(page, network, addresses);
});

test('every route for members opens for a member and fits every width @phone @people', async ({ signIn }) => {
  test.setTimeout(900_000);
  const staff = await signIn('Isidore');
  await makeAdministrator(staff.member);
  await createSampleData(staff.page, staff.member);
  const { page, member } = await signIn('Julia');
  await giveDiocese(page.request, staff.member, member);
  await requestPayment(page.request, member, 'Disciple');
  const { friend, post } = await createFriendAndRequests(page.request, member);
  await createGroupChatWithLink(page.request, member, friend);
  await startRosary(page.request, member);
  const network = await slowDown(page, { isFirstVisit: false });
  const addresses = await addressesOf(pathsFor('all', 'members', 'community', 'registering'), page, member);
  await auditEach(page, network, [
    ...addresses,
    '/profile?tab=information',
    '/profile?tab=friends',
    `/profile/${friend._id}`,
    `/post/${post}`,
  ]);
});

test('every route for the staff opens for an administrator and fits every width @desktop @admin', async ({
  signIn,
}) => {
  test.setTimeout(900_000);
  const { page, member } = await signIn('Kilian');
  await makeAdministrator(member);
  await createSampleData(page, member);
  const network = await slowDown(page, { isFirstVisit: false });
  const addresses = await addressesOf(pathsFor('staff'), page, member);
  await auditEach(page, network, addresses);
});
