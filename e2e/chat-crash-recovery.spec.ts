import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startBuiltServer } from '../scripts/built-server-process.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { chatBetween, fullName, groupChatOf, openChat, storedMessages } from './chats.ts';
import {
  changeSome,
  countAcknowledged,
  expectAllStored,
  forwardOnPage,
  isCounted,
  setDrawn,
  writeByApi,
  writeOnPages,
  type CrashChat,
} from './crash-chats.ts';
import { expectDownload, expectFiles, expectShown } from './crash-thread.ts';
import { contextOf, register, type Member } from './members.ts';
import { expect, test } from './test.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';

const { args, ...launch } = await chromiumLaunch();

// A page that hangs must fail here, and not only at the end of the test.
test.use({ actionTimeout: 25_000 });

// The members record voice notes with the false microphone of the browser.
test.use({
  launchOptions: {
    ...launch,
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
  // A high window shows more messages at once, which needs fewer steps.
  viewport: { width: 1280, height: 3000 },
});

/** The crashes of the server in each chat. */
const rounds = 10;

test('a thousand messages of all kinds in a chat of two and a group chat of five survive twenty server crashes @desktop @chat', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  // The test is about lost messages, not about speed, so it leaves enough time for a slow machine.
  test.setTimeout(900_000);
  const dataFolder = await mkdtemp(join(tmpdir(), 'parvis-survival-'));
  const port = await freePort();
  const start = () => startBuiltServer({ dataFolder, databaseUrl: null, port, startTimeout: 120_000 });
  let server = await start();
  const { url } = server;
  const api = await request.newContext({ baseURL: url });
  const pageErrorMonitor = new PageErrorMonitor(url);
  // The browser logs an error for each request to which the stopped server does not respond.
  pageErrorMonitor.expectRefusal(
    /ERR_|websocket|socket\.io|Failed to load resource|dynamically imported module/i,
  );
  const newPage = async (member: Member): Promise<Page> => {
    const options = { ...contextOptions, baseURL: url, permissions: ['microphone'], viewport };
    const context = await contextOf(browser, url, member, options);
    const page = await context.newPage();
    await pageErrorMonitor.watch(page);
    return page;
  };

  /**
   * Kills the server while the members write. Then expects the same messages on the server and on all pages, also on
   * those that open the chat later.
   */
  async function surviveCrashes(
    chat: CrashChat,
    { perPage, byApi, later }: { perPage: number; byApi: number; later: readonly Page[] },
  ): Promise<void> {
    // Chromium does not load code again that it failed to load. So the first crash waits for the code of the connection.
    const isConnecting = chat.pages.map((page) => page.waitForEvent('websocket'));
    await Promise.all(chat.pages.map((page) => openChat(page, chat.chatId)));
    await Promise.all(isConnecting);
    for (const page of chat.pages) await setDrawn(page, false);
    const acknowledged = countAcknowledged(chat.pages);
    for (let round = 1; round <= rounds; round += 1) {
      const forwarder = await forwardOnPage(chat, round);
      const some = acknowledged.more(1 + ((7 * round) % 20));
      const writing = writeOnPages(chat, round, { perPage, forwarder });
      await some;
      await server.kill();
      // The members keep writing while the server is down.
      server = await start();
      await writeByApi(api, chat, round, byApi);
      await changeSome(api, chat, round);
      await writing;
    }

    expect(chat.written).toHaveLength(500);
    const counted = async () => {
      const all = await storedMessages(api, chat.members[0], chat.chatId);
      return all.filter(isCounted).length;
    };
    await expect.poll(counted, { timeout: 300_000 }).toBe(chat.written.length);
    const stored = await expectAllStored(api, chat);
    const kinds = [
      stored.filter(({ deleted }) => deleted === 'everyone'),
      stored.filter(({ content }) => content.endsWith('edited')),
      stored.filter(({ replyTo }) => replyTo !== null),
      stored.filter(({ reactions }) => reactions.some(({ type }) => type === 'love')),
      stored.filter(({ type }) => type === 'image'),
      stored.filter(({ type }) => type === 'document'),
      stored.filter(({ voice }) => voice !== undefined),
    ];
    for (const some of kinds) expect(some.length).toBeGreaterThan(rounds);
    expect(stored.filter(({ forwarded }) => forwarded === true)).toHaveLength(rounds - 1);
    await expectFiles(api, chat, stored);
    for (const page of later) await openChat(page, chat.chatId);
    for (const page of [...chat.pages, ...later]) {
      await setDrawn(page, true);
      await expectShown(page, stored);
      await expectDownload(page);
    }
  }

  try {
    const members = [
      await register(api, 'Perpetua'),
      await register(api, 'Felicity'),
      await register(api, 'Saturus'),
      await register(api, 'Revocatus'),
      await register(api, 'Secundulus'),
    ] as const;
    const [perpetua, felicity, saturus, ...others] = members;
    const pages = [await newPage(perpetua), await newPage(felicity)] as const;
    const two = {
      chatId: await chatBetween(api, perpetua, felicity),
      members: [perpetua, felicity],
      pages,
      names: [fullName(felicity), fullName(perpetua)],
    } as const;
    await surviveCrashes({ ...two, written: [], originals: new Map() }, { perPage: 25, byApi: 0, later: [] });

    const [first, second] = pages;
    const group = {
      chatId: await groupChatOf(api, saturus, [perpetua, felicity, ...others]),
      members: [perpetua, saturus, felicity, ...others],
      pages: [first, await newPage(saturus)],
      names: ['Choir', 'Choir'],
    } as const;
    await surviveCrashes(
      { ...group, written: [], originals: new Map() },
      { perPage: 22, byApi: 2, later: [second] },
    );
    pageErrorMonitor.assertQuiet();
  } finally {
    await server.stop();
    await api.dispose();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
