import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { mailsAt } from '../packages/server/test/stored-mails.ts';
import { authorised, befriend, contextOf, register } from './members.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';
import { expectToast, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const TITLE = 'A night of adoration';

/** A wall time in UTC. */
const wallTime = (time: number): string => new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

test('a member prays for an intention, takes an hour of adoration, and is reminded of it @phone @sharedprayers', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-shared-prayers-'));
  const port = await freePort();
  const start = (ahead: number) =>
    startServerProcess({
      dataFolder,
      databaseUrl: null,
      port,
      script: join(import.meta.dirname, 'app-server.ts'),
      environment: { E2E_CLOCK_AHEAD: String(ahead), PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
  let server = await start(0);
  const { url } = server;
  const api = await request.newContext({ baseURL: url });
  const pageErrorMonitor = new PageErrorMonitor(url);
  try {
    const starter = await register(api, 'Monica');
    const friend = await register(api, 'Augustine');
    await befriend(api, starter, friend);
    const headers = authorised(starter);
    const intention = await api.post('/api/post/create', {
      headers,
      data: { content: 'Please pray for my son.', kind: 'intention' },
    });
    expect(intention.status()).toBe(201);
    const beginsAt = Date.now() + 26 * HOUR;
    const created = await api.post('/api/sharedPrayer/create', {
      headers,
      data: {
        kind: 'adoration',
        title: TITLE,
        audience: 'friends',
        startsAt: wallTime(beginsAt),
        endsAt: wallTime(beginsAt + 3 * HOUR),
        timeZone: 'UTC',
      },
    });
    expect(created.status()).toBe(201);

    const context = await contextOf(browser, url, friend, { ...contextOptions, baseURL: url, viewport });
    const page = await context.newPage();
    await pageErrorMonitor.watch(page);
    const main = page.getByRole('main');
    await visit(page, '/prayers');
    const pray = postWith(page, 'Please pray for my son.').getByRole('button', {
      name: 'I am praying for you',
    });
    await pray.click();
    await expect(pray).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('link', { name: 'Praying together' }).click();
    await main.getByRole('link', { name: TITLE }).click();
    await main
      .getByRole('list', { name: 'Slots' })
      .getByRole('button', { name: /^Take / })
      .first()
      .click();
    await expectToast(page, 'You are signed up. We will remind you.');
    await expect(main.getByText('1 of 3 taken')).toBeVisible();
    await page.close();

    await server.stop();
    // The reminder comes an hour before the slot.
    server = await start(25 * HOUR + 10 * MINUTE);
    const reminder = async () =>
      (await mailsAt({ dataFolder }, friend.email)).find(({ subject }) => subject === `Reminder: ${TITLE}`);
    await expect.poll(reminder, { timeout: 60_000 }).toBeDefined();
    const later = await context.newPage();
    await pageErrorMonitor.watch(later);
    await visit(later, '/notifications');
    await later
      .getByRole('main')
      .getByRole('link', { name: /Your time to pray is near\./ })
      .click();
    await expect(later.getByRole('main').getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(later.getByRole('main').getByText('You pray here.')).toBeVisible();
    pageErrorMonitor.assertQuiet();
  } finally {
    await server.stop();
    await api.dispose();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
