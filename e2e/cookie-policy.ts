import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The names in quotation marks in the Cookie Policy, by site origin. */
const policies = new Map<string, Promise<string[]>>();

async function readPolicy(page: Page, origin: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/cookies`);
  const names = [...(await answer.text()).matchAll(/[“«]([^“”«»]+)[”»]/gu)].map(([, name]) => name ?? '');
  if (!names.includes('token')) throw new Error('The Cookie Policy names nothing.');
  return names;
}

/** The names of everything that a page stores in the browser: cookies, storage keys, databases and caches. */
export async function browserStorageKeys(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map((cookie) => cookie.name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map((database) => database.name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...cookies, ...stored];
}

/** Asserts that the Cookie Policy names everything that is stored in the browser, by full name or by prefix. */
export async function expectStorageNamedInPolicy(page: Page, name: string): Promise<void> {
  const { origin } = new URL(page.url());
  let policy = policies.get(origin);
  if (policy === undefined) {
    policy = readPolicy(page, origin);
    policies.set(origin, policy);
  }
  const names = await policy;
  const isNamed = (key: string) =>
    names.some(
      (known) => key === known || /^[-/:]/u.test(key.startsWith(known) ? key.slice(known.length) : ''),
    );
  const unnamed = (await browserStorageKeys(page)).filter((key) => !isNamed(key));
  expect(unnamed, `${name}: kept without a word in the Cookie Policy`).toEqual([]);
}
