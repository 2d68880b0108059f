import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { mailsAt } from '../packages/server/test/stored-mails.ts';
import { bubble, chatBetween, write } from './chats.ts';
import { contextOf, register } from './members.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';
import { expect, test, visit } from './test.ts';

const DAY = 24 * 60 * 60 * 1000;

test('a member reads what they have missed in an email a day later, and ends the digest from it @phone @digest', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-digest-'));
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
    const reader = await register(api, 'Monica');
    const writer = await register(api, 'Augustine');
    const context = await contextOf(browser, url, reader, { ...contextOptions, baseURL: url, viewport });
    const page = await context.newPage();
    await pageErrorMonitor.watch(page);
    await visit(page, '/settings/notifications');
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/digest/') && answer.request().method() === 'PUT',
    );
    await page.getByRole('combobox', { name: 'How often' }).selectOption('Every day');
    expect((await saved).ok()).toBe(true);
    await page.close();
    const chatId = await chatBetween(api, reader, writer);
    await write(api, writer, chatId, 'Tolle, lege');

    await server.stop();
    server = await start(DAY);
    const digestOf = async () => {
      const mails = await mailsAt({ dataFolder }, reader.email);
      return mails.find(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'));
    };
    await expect.poll(digestOf, { timeout: 60_000 }).toBeDefined();
    const digest = await digestOf();
    const text = digest?.text ?? '';
    expect(text).toContain('Augustine');
    expect(text).not.toContain('Tolle');

    const openMail = async () => {
      const mail = await context.newPage();
      await pageErrorMonitor.watch(mail);
      await mail.setContent(digest?.html ?? '');
      return mail;
    };
    const messages = await openMail();
    await messages.getByRole('link', { name: 'Read your messages' }).click();
    await messages.getByRole('link', { name: /Augustine/ }).click();
    await expect(bubble(messages, 'Tolle, lege')).toBeVisible();

    const end = await openMail();
    await end.getByRole('link', { name: 'Unsubscribe' }).click();
    await end.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(end.getByRole('heading', { name: 'We will send you no more digests.' })).toBeVisible();
    await visit(end, '/settings/notifications');
    await expect(end.getByRole('combobox', { name: 'How often' })).toHaveValue('never');
    pageErrorMonitor.assertQuiet();
  } finally {
    await server.stop();
    await api.dispose();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
