import { languages } from '@parvis/api-client/languages';
import type { Page } from '@playwright/test';
import { expectNoLayoutShift } from './audit.ts';
import { expect, test, visit } from './test.ts';

interface PublicPage extends Partial<Record<(typeof languages)[number], string>> {
  path: string;
}

/** The heading of each page, in some of the languages. */
const pages: readonly PublicPage[] = [
  {
    path: '/',
    en: 'Meet on the square in front of the cathedral',
    es: 'Encontrémonos en la plaza de la catedral',
    pt: 'Vamos nos encontrar na praça da catedral',
  },
  {
    path: '/signin',
    en: 'Log In to Your Account',
    es: 'Inicia sesión en tu cuenta',
    pt: 'Entre na sua conta',
  },
  { path: '/about-us', en: 'About Us', es: 'Quiénes somos', pt: 'Quem somos' },
  { path: '/contact', en: 'Contact Us', es: 'Contáctanos', pt: 'Fale conosco' },
  {
    path: '/privacy-policy',
    en: 'Privacy Policy',
    es: 'Política de privacidad',
    pt: 'Política de privacidade',
  },
  {
    path: '/terms-of-service',
    en: 'Terms of Service',
    es: 'Condiciones del servicio',
    pt: 'Termos de serviço',
  },
  { path: '/cookies', en: 'Cookie Policy', es: 'Política de cookies', pt: 'Política de cookies' },
];

const inLanguage = (address: string, language: string): string =>
  language === 'en' ? address : `${address}?lang=${language}`;

/**
 * The tests read many pages in parallel. A page without scripts does not change, so the tests can read it without
 * waiting.
 */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const { head, documentElement: root } = document;
    const read = (selector: string, attribute: string) =>
      head.querySelector(selector)?.getAttribute(attribute);
    const { clientWidth, lang, scrollWidth } = root;
    return {
      language: lang,
      heading: document.querySelector('main h1')?.textContent,
      canonical: read('link[rel=canonical]', 'href'),
      alternates: [...head.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('href')),
      sharedAs: read('meta[property="og:title"]', 'content'),
      overflow: scrollWidth - clientWidth,
    };
  });

test('visitors read the public pages without JavaScript in every language @phone @public', async ({
  browser,
  baseURL,
  viewport,
}) => {
  for (const [language, terms, plea] of [
    ['en', 'Terms of Service', 'Parvis needs JavaScript'],
    ['es', 'Condiciones del servicio', 'Parvis necesita JavaScript'],
    ['pt', 'Termos de serviço', 'Parvis precisa do JavaScript'],
  ] as const) {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      locale: language,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    for (const { path, ...headings } of pages) {
      await page.goto(path);
      const address = `${baseURL}${path}`;
      expect(await readHead(page), path).toEqual({
        language,
        heading: headings[language],
        canonical: inLanguage(address, language),
        alternates: [...languages.map((other) => inLanguage(address, other)), address],
        sharedAs: await page.title(),
        overflow: 0,
      });
    }
    await page.getByRole('contentinfo').getByRole('link', { name: terms }).click();
    await expect(page).toHaveURL(/\/terms-of-service$/);

    // The log-in and every other screen say that they need JavaScript, and link back to the public pages.
    for (const path of ['/signin', '/signup']) {
      await page.goto(path);
      const shownText = await page.evaluate(() => document.body.innerText);
      expect(shownText).toContain(plea);
    }
    // Finds the link by its address, because role locators ignore the content of a noscript element.
    await page.locator('noscript a[href="/about-us"]').click();
    await expect(page).toHaveURL(/\/about-us$/);
    expect(refused).toEqual([]);
    await context.close();
  }
});

test('search engines find the public pages in each language, and home screens find the icons @desktop @public', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // Pages that other tests publish are listed after these pages.
  expect(found.slice(0, languages.length * pages.length)).toEqual(
    pages.flatMap(({ path }) => languages.map((language) => inLanguage(`${baseURL}${path}`, language))),
  );
  for (const { path, ...headings } of pages)
    for (const language of languages) {
      const document = await request.get(inLanguage(path, language), {
        headers: { 'accept-language': 'fr' },
      });
      expect(await document.text()).toContain(headings[language] ?? `<html lang="${language}"`);
    }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest: { icons: { src: string; sizes: string }[] } = await (
    await request.get('/manifest.webmanifest')
  ).json();
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('the splash runs once per tab, and every address shows a page @desktop @public', async ({
  page,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 404/);
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // The server also serves the app at these addresses, and the app redirects.
  for (const [given, path] of [
    ['/no-such-place/at-all', '/'],
    ['/%E2%9C%9D', '/'],
    ['/%E0%A4%A', '/'],
    ['/SignIn/', '/signin'],
  ] as const) {
    await page.goto(given);
    await expect.poll(() => new URL(page.url()).pathname, given).toBe(path);
  }
});

test.describe('a visitor who prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('reads Spanish from the first paint, until another language is chosen @desktop @public', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const headings = new Set<string>();
      Object.assign(window, { headings });
      new MutationObserver(() => {
        for (const { textContent: text } of document.querySelectorAll('h1')) {
          // The HTML parser can pause between a heading and its text.
          if (text !== null && text !== '') headings.add(text);
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    const headings = () =>
      page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings]);
    for (const path of ['/about-us', '/']) {
      await visit(page, path);
      const spanish = pages.find((known) => known.path === path)?.es ?? '';
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(spanish);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(await headings()).toEqual([spanish]);
      await expectNoLayoutShift(page, path);
    }
    await visit(page, '/signin');
    await expect(page.getByRole('heading', { level: 1, name: 'Inicia sesión en tu cuenta' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('en');
    await expect(page.getByRole('heading', { level: 1, name: 'Log In to Your Account' })).toBeVisible();
    await visit(page, '/about-us?lang=es');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await headings()).toEqual(['About Us']);
  });
});
