// Takes the documentation's pictures of every screen. Starts its own server with the demo data. With arguments, takes
// pictures only of screens whose path contains one of them. With DATA_DIR, keeps the demo data for the next run.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../packages/server/test/free-port.ts';
import { startBuiltServer } from './built-server-process.ts';
import { differVisibly } from './differ-visibly.ts';
import { buildApp } from './app-build.ts';
import { chromiumLaunch } from './chromium.ts';
import { root, succeed } from './command.ts';
import { demoPassword, members } from './demo/members.ts';
import { call, openPage, settled, signIn } from './screen-page.ts';
import { fileOf, indexOf, picturesOf, type Picture, type View, type Viewer } from './screen-pictures.ts';
import { addressOf, screenRoutes } from './screen-routes.ts';

const folder = join(root, 'docs/screens');
const wanted = process.argv.slice(2);
const kept = process.env['DATA_DIR'] ?? '';
const dataFolder = kept === '' ? await mkdtemp(join(tmpdir(), 'parvis-screens-')) : kept;
const environment = { DATA_DIR: dataFolder, DATABASE_URL: '', LOG_LEVEL: 'error' };
const node = (...args: string[]) =>
  succeed(process.execPath, ['--import', './scripts/environment.ts', ...args], { env: environment });

async function photograph(page: Page, url: string, { name, prepare }: Picture, view: View): Promise<void> {
  await page.goto(url);
  if (prepare !== undefined) {
    await settled(page);
    await prepare(page);
  }
  const picture = await sharp(await settled(page))
    .webp({ quality: 72, effort: 5 })
    .toBuffer();
  const file = join(folder, fileOf(name, view));
  const before = await readFile(file).catch(() => null);
  if (before === null || (await differVisibly(before, picture))) await writeFile(file, picture);
}

async function tokensOf(api: string): Promise<Readonly<Record<Viewer, string>>> {
  const [host] = members;
  if (host === undefined) throw new Error('The demo community has no members.');
  await node('packages/server/src/commands/make-administrator.ts', host.email);
  // This member has registered, but has not answered the questionnaire. If the demo data was kept, it already
  // contains her.
  const email = 'hannah.keller@example.org';
  const signUp = call<{ token: string }>(`${api}/auth/signup`, '', {
    first_name: 'Hannah',
    last_name: 'Keller',
    email,
    phone: null,
    password: demoPassword,
    termsAccepted: true,
  });
  const newcomer = await signUp.then(({ token }) => token).catch(() => signIn(api, email));
  return { visitor: '', newcomer, member: await signIn(api, host.email) };
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const api = `${origin}/api`;
  const tokens = await tokensOf(api);
  const routes = await screenRoutes();
  const pictures = picturesOf(routes).filter(
    ({ path }) => wanted.length === 0 || wanted.some((words) => path.includes(words)),
  );
  await mkdir(folder, { recursive: true });
  const expected = new Set(
    picturesOf(routes).flatMap(({ name, views }) => views.map((view) => fileOf(name, view))),
  );
  for (const file of await readdir(folder))
    if (file !== 'README.md' && !expected.has(file)) await rm(join(folder, file));
  // Takes an open report, because it shows the most.
  const read = (list: string) =>
    call<object>(`${api}${list}${list === '/admin/reports' ? '?state=open' : ''}`, tokens.member);
  const pages = new Map<string, Page>();
  for (const [index, picture] of pictures.entries()) {
    const address = await addressOf(picture.path, read);
    for (const view of picture.views) {
      const key = `${picture.viewer} ${view.name}`;
      const page = pages.get(key) ?? (await openPage(browser, origin, view, tokens[picture.viewer]));
      pages.set(key, page);
      await photograph(page, `${origin}${address}`, picture, view);
    }
    console.log(`${index + 1}/${pictures.length} ${picture.name}`);
  }
  const index = join(folder, 'README.md');
  await writeFile(index, indexOf(routes));
  await succeed('oxfmt', ['--write', index]);
}

try {
  await buildApp();
  await node('scripts/demo/main.ts');
  const server = await startBuiltServer({ dataFolder, databaseUrl: null, port: await freePort() });
  try {
    const browser = await chromium.launch(await chromiumLaunch());
    try {
      await takeAll(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
} finally {
  if (kept === '') await rm(dataFolder, { recursive: true, force: true });
}
