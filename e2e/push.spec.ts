import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type Page } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startPushService } from '../packages/server/test/push-service.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { bubble, chatBetween, fullName, openChat, write } from './chats.ts';
import { authorised, contextOf, register } from './members.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';
import { startPushDevice } from './push-device.ts';
import { expect, test, visit } from './test.ts';

test('a message reaches a browser without an open page, whose notice opens the chat @phone @push', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-push-'));
  const pushService = await startPushService();
  const server = await startServerProcess({
    dataFolder,
    databaseUrl: null,
    port: await freePort(),
    script: join(import.meta.dirname, '../packages/server/test/push-site.ts'),
    environment: { PUSH_PORT: pushService.port },
  });
  const { url } = server;
  const api = await request.newContext({ baseURL: url });
  const pageErrorMonitor = new PageErrorMonitor(url);
  try {
    const reader = await register(api, 'Perpetua');
    const writer = await register(api, 'Felicity');
    const chatId = await chatBetween(api, writer, reader);
    const path = `/messages?chat=${chatId}`;
    const options = { ...contextOptions, baseURL: url, viewport, serviceWorkers: 'allow' } as const;
    const context = await contextOf(browser, url, reader, options);
    const pushBrowser = pushService.browser();
    const device = await startPushDevice(context, url, pushBrowser);
    const open = async (at: string) => {
      const page = await context.newPage();
      await pageErrorMonitor.watch(page);
      await visit(page, at);
      return page;
    };
    const isOnline = async () => {
      const response = await api.get(`/api/chat/getById/${chatId}`, { headers: authorised(writer) });
      const { chat }: { chat: { presence: { online: boolean } } } = await response.json();
      return chat.presence.online;
    };
    // The server sends push messages only to members who have no page open.
    const close = async (page: Page) => {
      await page.close();
      await expect.poll(isOnline).toBe(false);
    };

    await test.step('she turns notifications on and closes the page', async () => {
      const page = await open('/settings/notifications');
      const choice = page.getByRole('switch', { name: 'Notify me on this device' });
      await choice.click();
      await expect(choice).toHaveAccessibleDescription(/even when Parvis is closed/);
      await expect(choice).toBeChecked();
      await close(page);
    });

    await test.step('a message shows a notice', async () => {
      await write(api, writer, chatId, 'We sing at seven');
      await device.receive();
      await expect.poll(() => device.notices()).toHaveLength(1);
      const [notice] = await device.notices();
      expect(notice).toMatchObject({ path });
      expect(`${notice?.title} ${notice?.body}`).toContain(fullName(writer));
      expect(await device.badge()).toBe(1);
      // The browser's push service accepts only messages with the key of the subscription.
      expect(pushBrowser.received[0]?.publicKey).toBe(device.publicKey());
    });

    await test.step('the notice closes when she reads the message on another device', async () => {
      const other = await contextOf(browser, url, reader, { ...contextOptions, baseURL: url, viewport });
      const page = await other.newPage();
      await pageErrorMonitor.watch(page);
      await openChat(page, chatId);
      await expect(bubble(page, 'We sing at seven')).toBeVisible();
      expect(await device.receive()).toMatchObject({ type: 'read' });
      await expect.poll(() => device.notices()).toEqual([]);
      expect(await device.badge()).toBe(0);
      await close(page);
      await other.close();
    });

    await test.step('a press on the next notice opens the chat', async () => {
      await write(api, writer, chatId, 'Bring the green books');
      await device.receive();
      await expect.poll(() => device.notices()).toHaveLength(1);
      const opened = await device.press();
      expect(opened).toEqual([path]);
      expect(await device.notices()).toEqual([]);
      const page = await open(opened[0] ?? '');
      await expect(bubble(page, 'Bring the green books')).toBeVisible();
      expect(await device.receive()).toMatchObject({ type: 'read' });
      await close(page);
    });

    await test.step('a press leads an open page to the chat, without a reload', async () => {
      await write(api, writer, chatId, 'And a candle');
      await device.receive();
      await expect.poll(() => device.notices()).toHaveLength(1);
      const page = await open('/community');
      const root = await page.evaluateHandle(() => document.documentElement);
      expect(await device.press()).toEqual([]);
      await expect(page).toHaveURL(path);
      await expect(bubble(page, 'And a candle')).toBeVisible();
      expect(await root.evaluate(({ isConnected }) => isConnected)).toBe(true);
      expect(await device.receive()).toMatchObject({ type: 'read' });
      await close(page);
    });

    await test.step('messages reach her after the browser has renewed its subscription', async () => {
      const key = device.publicKey();
      await device.changeSubscription(pushService.browser());
      expect(device.publicKey()).toBe(key);
      const page = await context.newPage();
      await pageErrorMonitor.watch(page);
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/push/subscription') && answer.request().method() === 'PUT',
      );
      await visit(page, '/community');
      expect((await saved).ok()).toBe(true);
      await close(page);
      await write(api, writer, chatId, 'See you there');
      expect(await device.receive()).toMatchObject({ type: 'notification' });
      await expect.poll(() => device.notices()).toHaveLength(1);
    });
    await context.close();
    pageErrorMonitor.assertQuiet();
  } finally {
    await server.stop();
    await pushService.close();
    await api.dispose();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
