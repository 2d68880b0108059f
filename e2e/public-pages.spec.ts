import { speakSpanish } from './screens.ts';
import { expect, test } from './test.ts';

const pages = [
  ['/', 'Meet on the square before the cathedral'],
  ['/about-us', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookies', 'Cookie Policy'],
] as const;

test('what visitors read reads without JavaScript', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(viewport?.width ?? 0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  expect(refused).toEqual([]);
  await context.close();
});

test('search engines find what visitors read, and nothing else', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual(pages.map(([path]) => `${baseURL}${path}`));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a home screen finds the name and the icons of the app', async ({ request }) => {
  const manifest: { icons: { src: string; sizes: string }[] } = await (
    await request.get('/manifest.webmanifest')
  ).json();
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('who comes back as a member, or reads Spanish, sees no page of others first', async ({
  page,
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_FAILED/);
  const { page: members } = await signIn('Monegundis');
  // Without its code the app shows what came with the page.
  for (const tab of [members, page]) await tab.route('**/assets/*.js', (route) => route.abort());
  await speakSpanish(page);
  for (const tab of [members, page]) {
    await tab.goto('/about-us');
    await expect(tab.locator('#app')).toBeEmpty();
  }
});
