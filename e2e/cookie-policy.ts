import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What stands in quotation marks in the Cookie Policy, by the address of the site that was asked for it. */
const policies = new Map<string, Promise<string[]>>();

async function readPolicy(page: Page, origin: string): Promise<string[]> {
  const answer = await page.request.get(`${origin}/cookies`);
  const names = [...(await answer.text()).matchAll(/[“«]([^“”«»]+)[”»]/gu)].map(([, name]) => name ?? '');
  if (!names.includes('token')) throw new Error('The Cookie Policy names nothing.');
  return names;
}

/** The names of all that stays in the browser of a page: its cookies, the keys of its storages, its databases and caches. */
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

/** Nothing stays in a browser that the Cookie Policy does not name, whole or by how its name begins. */
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
