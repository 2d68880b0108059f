import type { Page } from '@playwright/test';
import { logOut } from './screens.ts';
import { expect, test, visit } from './test.ts';

/** Records how the page looks in each of its frames. */
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

test('a member’s chosen theme applies from the first frame, even after logging out @phone @settings', async ({
  signIn,
}) => {
  const { page } = await signIn('Lucy');
  await visit(page, '/settings/appearance');
  const section = page.getByRole('main').getByRole('region', { name: 'Appearance' });
  const html = page.locator('html');
  await section.getByRole('radio', { name: 'Dark' }).check();
  await section.getByRole('radio', { name: 'Larger' }).check();
  await section.getByRole('switch', { name: 'More contrast' }).check();
  await expect(html).toHaveAttribute('data-season', /^(?:green|violet|red|rose|gold|white)$/);
  const season = (await html.getAttribute('data-season')) ?? '';

  await watchFrames(page);
  await visit(page, '/settings/appearance');
  await expect(section.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const looks = await looksOf(page);
  expect(looks).toHaveLength(1);
  expect(looks[0]).toMatch(/^rgb\((?:\d|1\d), .* 20\.8px /);
  expect(looks[0]?.split(' ').at(-1)).toBe(season);

  await logOut(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await visit(page, '/about-us');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html).toHaveAttribute('data-text-size', 'larger');
  await expect(html).toHaveAttribute('data-contrast', 'more');
});
