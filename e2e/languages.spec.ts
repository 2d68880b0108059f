import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { speakSpanish } from './screens.ts';
import { dismissSplash, expect, test, visit } from './test.ts';

/** The file with the Spanish words of a screen. The server has built the app by the time a test asks. */
const wordsOf = async (screen: string): Promise<string> => {
  const path = new URL('../packages/app/dist/.vite/manifest.json', import.meta.url);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const file = manifest[`src/locales/es/${screen}.ts`]?.file;
  if (file === undefined) throw new Error(`${screen} has no words.`);
  return `/${file}`;
};

/** Notes every text that stands on the page at any moment. */
const noteTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('h1, h2, p, label, a, button'))
        texts.add(element.textContent?.trim() ?? '');
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const notedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);

test('a first visit in Spanish says nothing before its words are there', async ({ page }) => {
  await speakSpanish(page);
  await noteTexts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`**${await wordsOf('sign-in-screen')}`, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await route.continue();
  });
  await visit(page, '/signin');
  await expect(page.getByRole('heading', { level: 1, name: 'Inicia sesión en tu cuenta' })).toBeVisible();
  const texts = await notedTexts(page);
  expect(texts).toContain('Inicia sesión en tu cuenta');
  for (const english of ['Log In to Your Account', 'Welcome Back!', 'Forgot password?', 'Community'])
    expect(texts).not.toContain(english);
  expect(asked).toContain(await wordsOf('public-shell'));
  for (const screen of ['feed-screen', 'profile-screen', 'member-shell'])
    expect(asked).not.toContain(await wordsOf(screen));
});

test('another screen brings its own words, and waits for them', async ({ page, vigilance }) => {
  vigilance.expectRefusal(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await speakSpanish(page);
  await noteTexts(page);
  await page.route(`**${await wordsOf('sign-up-screen')}`, (route) => route.abort());
  await visit(page, '/signin');
  await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar esta página' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await dismissSplash(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  const texts = await notedTexts(page);
  for (const english of ['Create Your Account', 'Step 1 of 2', 'First name'])
    expect(texts).not.toContain(english);
});

test('a change of language takes along every screen so far, or stays as it was', async ({
  page,
  vigilance,
}) => {
  vigilance.expectRefusal(/ERR_FAILED/);
  await visit(page, '/signup');
  const language = page.getByRole('contentinfo').getByRole('combobox');
  await page.route(`**${await wordsOf('sign-up-screen')}`, (route) => route.abort());
  await language.selectOption('es');
  await expect(page.getByText('The language could not be loaded. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/signup');
  await dismissSplash(page);
  await language.selectOption('es');
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
  await language.selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
});
