import type { Page } from '@playwright/test';
import { audit, expectSteady } from './audit.ts';
import { register } from './members.ts';
import { publishOne } from './publications.ts';
import { logOut, speakSpanish } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

const rootOf = (page: Page) => page.locator('html');
const settings = (page: Page, name = 'Appearance') => page.getByRole('main').getByRole('region', { name });

/** Notes how the page looks in each of its frames. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const looks: string[] = [];
    Object.assign(globalThis, { looks });
    const look = () => {
      const root = document.documentElement;
      if (document.body !== null) {
        const { backgroundColor, fontSize } = getComputedStyle(root);
        looks.push(`${backgroundColor} ${fontSize} ${root.dataset['season'] ?? ''}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const looksOf = (page: Page): Promise<string[]> => page.evaluate('[...new Set(looks)]');

test('a member chooses by keyboard how the site looks, and it stays so', async ({ signIn }) => {
  test.slow();
  const { page } = await signIn('Lucy');
  await visit(page, '/settings');
  const section = settings(page);
  const html = rootOf(page);

  await section.getByRole('radio', { name: 'As on my device' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(section.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.keyboard.press('Tab');
  await expect(section.getByRole('radio', { name: 'Normal' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(section.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await expect(html).toHaveCSS('font-size', '20.8px');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(section.getByRole('switch', { name: 'More contrast' })).toBeChecked();
  await expect(html).toHaveAttribute('data-contrast', 'more');
  await audit(page, 'the settings, chosen dark, larger and of more contrast');

  await watchFrames(page);
  await visit(page, '/settings');
  await expect(section.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(section.getByRole('radio', { name: 'Larger' })).toBeChecked();
  await expect(section.getByRole('switch', { name: 'More contrast' })).toBeChecked();
  const looks = await looksOf(page);
  expect(
    looks.every((look) => /^rgb\((?:\d|1\d), .* 20\.8px /.test(look)),
    looks.join('; '),
  ).toBe(true);

  await logOut(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await visit(page, '/about-us');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html).toHaveAttribute('data-text-size', 'larger');
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('every size of the text fits a narrow window', async ({ signIn }) => {
  test.slow();
  const { page } = await signIn('Odile');
  await visit(page, '/settings');
  await page.setViewportSize({ width: 320, height: 640 });
  const section = settings(page);
  for (const name of ['Large', 'Larger', 'Largest']) {
    await section.getByRole('radio', { name, exact: true }).check();
    await expect.poll(() => widthOf(page), name).toBeLessThanOrEqual(320);
  }
  for (const path of ['/community', '/marketplace', '/events', '/messages', '/profile']) {
    await visit(page, path);
    await expect(rootOf(page)).toHaveCSS('font-size', '24px');
    expect(await widthOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(320);
  }
});

test('the pages of a member wear the color of the day, unless it is turned off', async ({ signIn }) => {
  const { page } = await signIn('Cecilia');
  await visit(page, '/settings');
  const html = rootOf(page);
  await expect(html).toHaveAttribute('data-season', /^(?:green|violet|red|rose|gold|white)$/);
  const season = await html.getAttribute('data-season');

  const accent = settings(page).getByRole('switch', { name: 'Color of the liturgical day' });
  await expect(accent).toBeChecked();
  await accent.uncheck();
  await expect(html).toHaveAttribute('data-season', 'none');
  await visit(page, '/settings');
  await expect(accent).not.toBeChecked();
  await expect(html).toHaveAttribute('data-season', 'none');
  await accent.check();
  await expect(html).toHaveAttribute('data-season', season ?? '');
  await watchFrames(page);
  await visit(page, '/settings');
  expect((await looksOf(page)).map((look) => look.split(' ').at(-1))).toEqual([season]);
});

const today = (title: string) => ({
  date: '',
  region: 'unitedStates',
  season: 'advent',
  week: 1,
  celebration: { title: { en: title, es: `${title} (es)` }, rank: 'solemnity', color: 'white' },
  optional: [
    { title: { en: 'Saint Clement I', es: 'San Clemente I' }, rank: 'optionalMemorial', color: 'red' },
  ],
});

test('the community says what is celebrated today, and knows it without a connection', async ({ signIn }) => {
  test.slow();
  const { page } = await signIn('Clement');
  await page.route('**/api/liturgy/today?*', async (route) => {
    const date = new URL(route.request().url()).searchParams.get('date') ?? '';
    await route.fulfill({ json: { ...today('The Immaculate Conception'), date } });
  });
  await visit(page, '/community');
  const card = page.getByRole('main').getByRole('region', { name: 'Today in the Church' });
  await expect(card).toContainText('The Immaculate Conception');
  await expect(card).toContainText('Solemnity');
  await expect(card).toContainText('Advent, week 1');
  await expect(card).toContainText('White');
  await expect(card).toContainText('Saint Clement I');
  await expect(rootOf(page)).toHaveAttribute('data-season', 'gold');
  await expectSteady(page, 'the community with the day');
  await audit(page, 'the community with the day');

  await page.unroute('**/api/liturgy/today?*');
  await page.route('**/api/liturgy/today?*', (route) => route.abort());
  await visit(page, '/community');
  await expect(card).toContainText('The Immaculate Conception');
});

test('where the day does not come, the community says so and asks again', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/the server responded with a status of 500.*\/api\/liturgy\/today/);
  const { page } = await signIn('Ignatius');
  let isDown = true;
  await page.route('**/api/liturgy/today?*', async (route) => {
    if (isDown) await route.fulfill({ status: 500, json: { error: true, message: 'Not now.' } });
    else await route.fallback();
  });
  await visit(page, '/community');
  const card = page.getByRole('main').getByRole('region', { name: 'Today in the Church' });
  await expect(card.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  isDown = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(rootOf(page)).toHaveAttribute('data-season', /\w/);
});

test('the events of the community are the next ones', async ({ request, signIn }) => {
  const staff = await register(request, 'Cyril');
  await makeAdministrator(staff);
  const title = `Vespers of ${staff.email}`;
  const id = await publishOne(request, staff, {
    kind: 'event',
    title,
    body: '',
    event: {
      startsAt: '2090-01-07T19:00',
      minutes: 30,
      timeZone: 'America/Sao_Paulo',
      recurrence: 'none',
      until: null,
      place: 'Saint Monica',
      link: '',
    },
  });
  const { event }: { event: object } = await (await request.get(`/api/event/getById/${id}`)).json();
  const { page } = await signIn('Monica');
  let events: object[] = [];
  // Other tests publish events, too.
  await page.route('**/api/event/all?limit=3', (route) =>
    route.fulfill({ json: { events, nextCursor: null } }),
  );
  await visit(page, '/community');
  const card = page.getByRole('main').getByRole('region', { name: 'Upcoming Events' });
  await expect(card).toContainText('No Events Available');

  events = [event];
  await visit(page, '/community');
  await expect(card).toContainText('Saturday, January 7, 2090');
  await expect(card).toContainText('7:00 PM – 7:30 PM (GMT-3)');
  await expectSteady(page, 'the community with an event');
  await card.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${id}$`));
});

test('the settings of the appearance are in Spanish, too', async ({ signIn }) => {
  const { page } = await signIn('Rosa');
  await speakSpanish(page);
  await visit(page, '/settings');
  const section = settings(page, 'Apariencia');
  await section.getByRole('radio', { name: 'Oscuro' }).check();
  await expect(rootOf(page)).toHaveAttribute('data-color-scheme', 'dark');
  await visit(page, '/community');
  await expect(page.getByRole('main').getByRole('region', { name: 'Hoy en la Iglesia' })).toBeVisible();
});
