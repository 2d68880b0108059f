import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { request } from '@playwright/test';
import { freePort } from '../packages/server/test/free-port.ts';
import { startBuiltServer } from '../scripts/built-server-process.ts';
import { chatBetween, openChat, storedMessages, thread, type Stored } from './chats.ts';
import { authorised, contextOf, register, type Member } from './members.ts';
import { expect, test } from './test.ts';
import { PageErrorMonitor } from './page-error-monitor.ts';

const rounds = 20;
const perRound = 25;

/** Types and sends as fast as the page accepts it, faster than Playwright's own input. */
async function typeAndSend(element: Element, texts: readonly string[]): Promise<void> {
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('The element is not a text field.');
  for (const text of texts) {
    // Calls the setter of the prototype, so that React notices the change.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    element.form?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Shows or hides the page. Rendering each message in each of its states takes longer than sending it, so the pages
 * stay hidden until everything has been sent.
 */
async function setDrawn(page: Page, isDrawn: boolean): Promise<void> {
  await page.evaluate(
    (display) => {
      document.documentElement.style.display = display;
    },
    isDrawn ? '' : 'none',
  );
}

/** Counts the messages that the server has acknowledged to the pages. */
function countAcknowledged(pages: readonly Page[]) {
  let count = 0;
  let wanted = { count: Number.POSITIVE_INFINITY, reached: () => {} };
  for (const page of pages) {
    page.on('response', (response) => {
      if (!response.url().endsWith('/message/create') || !response.ok()) return;
      count += 1;
      if (count >= wanted.count) wanted.reached();
    });
  }
  return {
    /** Resolves when this many more messages are acknowledged. */
    more: (number: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      wanted = { count: count + number, reached: resolve };
      return promise;
    },
  };
}

/**
 * For each member, replies to one of their newest messages, then edits it; reacts twice to another one, and deletes a
 * third for everyone. Stores the texts as they were written.
 */
async function changeSome(
  api: APIRequestContext,
  members: readonly [Member, Member],
  chatId: string,
  writtenTexts: Map<string, string>,
): Promise<void> {
  const stored = await storedMessages(api, members[0], chatId);
  for (const [index, member] of members.entries()) {
    const other = members[1 - index] ?? member;
    const headers = authorised(member);
    const newest = stored.filter(({ content }) => content.startsWith(`M${index}`)).slice(-9);
    const [edited, deleted, loved] = newest;
    if (edited === undefined || deleted === undefined || loved === undefined) continue;
    for (const { id, content } of [edited, deleted]) writtenTexts.set(id, writtenTexts.get(id) ?? content);

    const reply = { chatId, clientId: randomUUID(), text: 'A reply', replyTo: edited.id };
    const answers = [
      await api.post('/api/message/create', { headers: authorised(other), data: reply }),
      await api.put(`/api/message/update/${edited.id}`, {
        headers,
        data: { text: `${edited.content} edited` },
      }),
      await api.delete(`/api/message/delete/${deleted.id}?for=everyone`, { headers }),
    ];
    for (const type of ['like', 'love']) {
      const path = `/api/message/reaction/${loved.id}`;
      answers.push(await api.put(path, { headers: authorised(other), data: { type } }));
    }
    expect(answers.map((answer) => answer.ok())).not.toContain(false);
  }
}

/** Whether the message was typed on a page. The replies are sent by the API. */
const isTyped = ({ replyTo }: Stored): boolean => replyTo === null;

/** The parts of a message that both members see alike. */
interface Appearance {
  text: string;
  /** The quoted text, null if the message is no reply. */
  quoted: string | null;
  isLoved: boolean;
}

/** The whole conversation on the page, from the first message to the last. */
async function wholeThread(page: Page, count: number): Promise<Appearance[]> {
  const log = thread(page);
  const older = log.locator('[data-part=older]');
  while ((await older.count()) > 0) {
    await log.evaluate((element) => element.scrollTo(0, 0));
    await expect(log).toHaveAttribute('aria-busy', 'false');
  }
  await expect(async () => {
    await log.evaluate((element) => element.scrollTo(0, 0));
    await expect(log.locator('li[aria-posinset="1"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  // After its last reconnection, the page can still be loading the other member's messages.
  await expect(log.locator('li[aria-posinset="1"]')).toHaveAttribute('aria-setsize', String(count), {
    timeout: 60_000,
  });
  const shown = new Map<number, Appearance>();
  for (;;) {
    const isAtEnd = await log.evaluate(
      (element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 2,
    );
    const rows = await log.locator('[data-part=messages] > li[aria-posinset]').evaluateAll((elements) =>
      elements.map((element): [number, Appearance] => {
        const partText = (selector: string) => element.querySelector(selector)?.textContent ?? null;
        const appearance = {
          text: partText('[data-part=text]') ?? '',
          quoted: partText('[data-part=quoted]'),
          isLoved: partText('[data-part=reactions]')?.includes('Love') === true,
        };
        return [Number(element.getAttribute('aria-posinset')), appearance];
      }),
    );
    for (const [place, appearance] of rows) shown.set(place, appearance);
    if (isAtEnd) break;
    await log.evaluate((element) => element.scrollBy(0, element.clientHeight * 0.8));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return [...shown].toSorted(([one], [other]) => one - other).map(([, appearance]) => appearance);
}

test('a thousand messages with replies, reactions, edits and deletions survive twenty server crashes @desktop @chat', async ({
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

  try {
    const members = [await register(api, 'Perpetua'), await register(api, 'Felicity')] as const;
    const chatId = await chatBetween(api, ...members);
    const pages = await Promise.all(
      members.map(async (member) => {
        const options = { ...contextOptions, baseURL: url, viewport };
        const context = await contextOf(browser, url, member, options);
        const page = await context.newPage();
        await pageErrorMonitor.watch(page);
        await openChat(page, chatId);
        return page;
      }),
    );
    const written: string[] = [];
    const writtenTexts = new Map<string, string>();
    const writeAll = async (page: Page, name: string, round: number) => {
      const texts = Array.from({ length: perRound }, (_, index) => `${name} ${round}.${index + 1}`);
      written.push(...texts);
      // Finds the field by its name, because elements that are not rendered have no role.
      await page.locator('textarea[name=message]').evaluate(typeAndSend, texts);
    };
    for (const page of pages) await setDrawn(page, false);
    const acknowledged = countAcknowledged(pages);
    for (let round = 1; round <= rounds; round += 1) {
      const some = acknowledged.more(1 + ((7 * round) % 20));
      const writing = Promise.all(pages.map((page, index) => writeAll(page, `M${index}`, round)));
      await some;
      await server.kill();
      // The members keep writing while the server is down.
      server = await start();
      await changeSome(api, members, chatId, writtenTexts);
      await writing;
    }

    expect(written).toHaveLength(2 * rounds * perRound);
    const typed = async () => {
      const all = await storedMessages(api, members[0], chatId);
      return all.filter(isTyped).length;
    };
    await expect.poll(typed, { timeout: 300_000 }).toBe(written.length);
    const stored = await storedMessages(api, members[0], chatId);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(new Set(stored.map(({ clientId }) => clientId)).size).toBe(stored.length);
    const order = stored.filter(isTyped).map(({ content }) => content);
    expect(stored.filter(({ deleted }) => deleted === 'everyone').length).toBeGreaterThan(rounds);
    expect(order.filter((text) => text.endsWith('edited')).length).toBeGreaterThan(rounds);
    expect(stored.length - order.length).toBeGreaterThan(rounds);
    const originals = stored.filter(isTyped).map(({ id, content }) => writtenTexts.get(id) ?? content);
    expect(originals.toSorted()).toEqual(written.toSorted());
    for (const name of ['M0', 'M1']) {
      // The messages of one author are in the order in which they were written.
      expect(originals.filter((text) => text.startsWith(name))).toEqual(
        written.filter((text) => text.startsWith(name)),
      );
    }
    const expected = stored.map(({ content, replyTo, reactions }): Appearance => ({
      text: content,
      quoted: replyTo === null ? null : replyTo.deleted ? 'Deleted message' : replyTo.text,
      isLoved: reactions.some(({ type }) => type === 'love'),
    }));
    expect(expected.filter(({ isLoved }) => isLoved).length).toBeGreaterThan(rounds);
    for (const page of pages) {
      await setDrawn(page, true);
      await expect(thread(page).locator('[data-state=sending], [data-state=failed]')).toHaveCount(0);
      expect(await wholeThread(page, expected.length)).toEqual(expected);
    }
    pageErrorMonitor.assertQuiet();
  } finally {
    await server.stop();
    await api.dispose();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
