// Takes the pictures of every screen for the documentation, from a server of its own with the demo community.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../packages/server/test/free-port.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { buildApp } from './app-build.ts';
import { chromiumLaunch } from './chromium.ts';
import { root, succeed } from './command.ts';
import { demoPassword, members } from './demo/members.ts';
import { addressOf, screenRoutes, type ScreenRoute } from './screen-routes.ts';

interface Account {
  _id: string;
  token: string;
}

interface View {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const views: View[] = [
  { name: 'desktop', width: 1280, height: 1000, colorScheme: 'light' },
  { name: 'phone', width: 375, height: 812, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 1000, colorScheme: 'dark' },
];

const folder = join(root, 'docs/screens');
const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-screens-'));
const environment = { DATA_DIR: dataFolder, DATABASE_URL: '', LOG_LEVEL: 'error' };
const node = (...args: string[]) =>
  succeed(process.execPath, ['--import', './scripts/environment.ts', ...args], { env: environment });

async function call<Answer>(url: string, token: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Asks how a plan is paid. */
async function askToPay(api: string, { token }: Account, person: (typeof members)[number]): Promise<void> {
  const { plans } = await call<{ plans: { _id: string; price: number }[] }>(`${api}/plan/all`, token);
  const plan = plans.find(({ price }) => price > 0);
  if (plan === undefined) throw new Error('There is no plan to pay for.');
  await call(`${api}/payment/create`, token, {
    planId: plan._id,
    contact: person.email,
    fullName: `${person.first_name} ${person.last_name}`,
    amount: plan.price,
  });
}

/** What the demo community leaves to its visitors: something for the staff to do. */
async function makeWork(api: string, member: Account): Promise<void> {
  const { posts } = await call<{ posts: { _id: string; author_id: { _id: string } }[] }>(
    `${api}/post/all`,
    member.token,
  );
  const subject = posts.find(({ author_id }) => author_id._id !== member._id);
  await call(`${api}/report/create`, member.token, {
    subjectType: 'post',
    subjectId: subject?._id,
    category: 'spam',
  });
}

async function photograph(
  browser: Browser,
  origin: string,
  { address, name, view, account }: { address: string; name: string; view: View; account: Account | null },
): Promise<void> {
  const localStorage = account === null ? [] : [{ name: 'token', value: account.token }];
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // The splash runs once in a tab.
  await page.goto(`${origin}/about-us`);
  await page.keyboard.press('Escape');
  await page.goto(`${origin}${address}`);
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}-${view.name}.webp`));
  await context.close();
}

/** `/admin/members/:id` is `admin-member`, so that no two screens share a name. */
const nameOf = ({ path }: ScreenRoute): string =>
  path === '/'
    ? 'landing'
    : path
        .slice(1)
        .replace(/s?\/:id$/, '-one')
        .replaceAll('/', '-');

try {
  await buildApp();
  await node('scripts/demo/main.ts');
  const [first, , third] = members;
  if (first === undefined || third === undefined) throw new Error('The demo community has too few members.');
  await node('packages/server/src/commands/make-administrator.ts', first.email);
  const server = await startServerProcess({ dataFolder, databaseUrl: null, port: await freePort() });
  const api = `${server.url}/api`;
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const signIn = ({ email }: { email: string }) =>
      call<Account>(`${api}/auth/signin`, '', { email, password: demoPassword });
    const administrator = await signIn(first);
    const other = await signIn(third);
    await askToPay(api, other, third);
    await askToPay(api, administrator, first);
    await makeWork(api, other);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const route of await screenRoutes()) {
      const address = await addressOf(route.path, (list) => call(`${api}${list}`, administrator.token));
      const account = ['guests', 'all', 'registering'].includes(route.access) ? null : administrator;
      for (const view of views)
        await photograph(browser, server.url, { address, name: nameOf(route), view, account });
      console.log(`✓ ${route.path}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
