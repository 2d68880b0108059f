// Opens pages of the app, and waits until they can be photographed.
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './demo/members.ts';
import { waitUntilLoaded } from './loaded-page.ts';
import type { View } from './screen-pictures.ts';

export async function call<Answer>(url: string, token: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Logs a member of the demo community in. Returns the token of the session. */
export async function signIn(api: string, email: string): Promise<string> {
  const { token } = await call<{ token: string }>(`${api}/auth/signin`, '', {
    email,
    password: demoPassword,
  });
  return token;
}

/** Waits until the screen has loaded, nothing moves, and two screenshots in a row are equal. */
export async function settled(page: Page): Promise<Buffer> {
  await waitUntilLoaded(page);
  // Closes toasts, because that is faster than waiting until they close themselves.
  const closers = page.locator('[data-component="toast"]').getByRole('button', { name: 'Close' });
  for (const closer of await closers.all()) await closer.click({ timeout: 2000 }).catch(() => null);
  await page.mouse.move(0, 0);
  let before = await page.screenshot();
  for (let looks = 0; looks < 20; looks += 1) {
    await page.waitForTimeout(200);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} did not finish loading.`);
}

export async function openPage(
  browser: Browser,
  origin: string,
  { width, height, colorScheme }: Pick<View, 'width' | 'height' | 'colorScheme'>,
  token: string,
  deviceScaleFactor = 1,
): Promise<Page> {
  const localStorage = token === '' ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // Skips the splash, which is shown only once per tab.
  await page.goto(`${origin}/about-us`);
  await page.keyboard.press('Escape');
  return page;
}
