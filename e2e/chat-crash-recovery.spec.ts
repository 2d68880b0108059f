import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startBuiltServer } from '../scripts/built-server-process.ts';
import { chatBetween, groupChatOf, openChat, storedMessages, thread } from './chats.ts';
import {
  appearanceOf,
  changeSome,
  countAcknowledged,
  expectAllStored,
  isCounted,
  setDrawn,
  wholeThread,
  writeByApi,
  writeOnPages,
  type CrashChat,
} from './crash-chats.ts';
import { contextOf, register, type Member } from './members.ts';
import { expect, test } from './test.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';

/** The crashes of the server in each chat. */
const rounds = 10;

test('a thousand messages in a chat of two and a group chat of five survive twenty server crashes @desktop @chat', async ({
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
    const context = await contextOf(browser, url, member, { ...contextOptions, baseURL: url, viewport });
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
    await Promise.all(chat.pages.map((page) => openChat(page, chat.chatId)));
    for (const page of chat.pages) await setDrawn(page, false);
    const acknowledged = countAcknowledged(chat.pages);
    for (let round = 1; round <= rounds; round += 1) {
      const some = acknowledged.more(1 + ((7 * round) % 20));
      const writing = writeOnPages(chat, round, perPage);
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
    const expected = stored.map(appearanceOf);
    const changed = [
      stored.filter(({ deleted }) => deleted === 'everyone'),
      stored.filter(({ content }) => content.endsWith('edited')),
      stored.filter(({ replyTo }) => replyTo !== null),
      expected.filter(({ isLoved }) => isLoved),
    ];
    for (const some of changed) expect(some.length).toBeGreaterThan(rounds);
    for (const page of later) await openChat(page, chat.chatId);
    for (const page of [...chat.pages, ...later]) {
      await setDrawn(page, true);
      await expect(thread(page).locator('[data-state=sending], [data-state=failed]')).toHaveCount(0);
      expect(await wholeThread(page, expected.length)).toEqual(expected);
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
    } as const;
    await surviveCrashes({ ...two, written: [], originals: new Map() }, { perPage: 25, byApi: 0, later: [] });

    const [first, second] = pages;
    const group = {
      chatId: await groupChatOf(api, saturus, [perpetua, felicity, ...others]),
      members: [perpetua, saturus, felicity, ...others],
      pages: [first, await newPage(saturus)],
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
