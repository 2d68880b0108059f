import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseSpanish } from './screens.ts';
import { expect, test, visit } from './test.ts';

/**
 * The file with the Spanish messages of a screen. It exists, because the server has built the app before the tests
 * start.
 */
const wordsOf = async (screen: string): Promise<string> => {
  const path = new URL('../packages/app/dist/.vite/manifest.json', import.meta.url);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const file = manifest[`src/locales/es/${screen}.ts`]?.file;
  if (file === undefined) throw new Error(`${screen} has no catalogue.`);
  return `/${file}`;
};

/** Records every text that is on the page at any moment. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('h1, h2, p, label, a, button'))
        texts.add(element.textContent?.trim() ?? '');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const recordedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);

test('each screen loads its own texts, and shows no text before they arrive @phone @public', async ({
  page,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('on a first visit in Spanish', async () => {
    await chooseSpanish(page);
    await recordTexts(page);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();
    const words = await wordsOf('sign-in-screen');
    await page.route(`**${words}`, async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto('/signin');
    await page.keyboard.press('Escape');
    await expect.poll(() => requestedPaths).toContain(await wordsOf('public-shell'));
    await page.evaluate(() => document.fonts.ready);
    letArrive();
    await expect(heading('Inicia sesión en tu cuenta')).toBeVisible();
    const texts = await recordedTexts(page);
    for (const english of ['Log In to Your Account', 'Welcome Back!', 'Forgot password?', 'Community'])
      expect(texts).not.toContain(english);
    for (const screen of ['feed-screen', 'profile-screen', 'member-shell'])
      expect(requestedPaths).not.toContain(await wordsOf(screen));
  });

  const signUpWords = `**${await wordsOf('sign-up-screen')}`;
  await test.step('on another screen, whose texts fail to load at first', async () => {
    await page.route(signUpWords, (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click();
    await expect(heading('No se pudo cargar esta página')).toBeVisible();
    await page.unroute(signUpWords);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(heading('Crea tu cuenta')).toBeVisible();
    const texts = await recordedTexts(page);
    for (const english of ['Create your account', 'Step 1 of 2', 'First name'])
      expect(texts).not.toContain(english);
  });

  await test.step('after a change of language, which has no effect if it fails', async () => {
    const language = page.getByRole('contentinfo').getByRole('combobox');
    await language.selectOption('en');
    await expect(heading('Create your account')).toBeVisible();
    await visit(page, '/signup');
    await page.route(signUpWords, (route) => route.abort());
    await language.selectOption('es');
    await expect(page.getByText('The language could not be loaded. Please try again.').first()).toBeVisible();
    await expect(heading('Create your account')).toBeVisible();
    await page.unroute(signUpWords);
    await visit(page, '/signup');
    await language.selectOption('es');
    await expect(heading('Crea tu cuenta')).toBeVisible();
  });
});
