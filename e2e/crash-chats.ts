// Chats whose members write, change and read messages while the server crashes.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { storedMessages, thread, write, type Stored } from './chats.ts';
import { authorised, type Member } from './members.ts';
import { expect } from './test.ts';

export interface CrashChat {
  readonly chatId: string;
  /** The first members have a page. The others use only the API. */
  readonly members: readonly [Member, ...Member[]];
  readonly pages: readonly Page[];
  readonly written: string[];
  /** The texts of messages that were changed, as they were written. */
  readonly originals: Map<string, string>;
}

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

/** Lets each member with a page write this many messages. */
export async function writeOnPages(
  { pages, written }: CrashChat,
  round: number,
  count: number,
): Promise<void> {
  await Promise.all(
    pages.map(async (page, author) => {
      const texts = Array.from({ length: count }, (_, index) => `M${author} ${round}.${index + 1}`);
      written.push(...texts);
      // Finds the field by its name, because elements that are not rendered have no role.
      await page.locator('textarea[name=message]').evaluate(typeAndSend, texts);
    }),
  );
}

/** Lets each member without a page write this many messages. */
export async function writeByApi(
  api: APIRequestContext,
  chat: CrashChat,
  round: number,
  count: number,
): Promise<void> {
  const { chatId, members, pages, written } = chat;
  for (const [author, member] of members.entries()) {
    if (author < pages.length) continue;
    for (let index = 1; index <= count; index += 1) {
      const text = `M${author} ${round}.${index}`;
      written.push(text);
      await write(api, member, chatId, text);
    }
  }
}

/**
 * Shows or hides the page. Rendering each message in each of its states takes longer than sending it, so the pages
 * stay hidden until everything has been sent.
 */
export async function setDrawn(page: Page, isDrawn: boolean): Promise<void> {
  await page.evaluate(
    (display) => {
      document.documentElement.style.display = display;
    },
    isDrawn ? '' : 'none',
  );
}

/** Counts the messages that the server has acknowledged to the pages. */
export function countAcknowledged(pages: readonly Page[]) {
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

/** The newest messages on the server, oldest first. */
async function newestMessages(api: APIRequestContext, { chatId, members }: CrashChat): Promise<Stored[]> {
  const headers = authorised(members[0]);
  const response = await api.get(`/api/message/get/${chatId}?limit=100`, { headers });
  const { messages }: { messages: Stored[] } = await response.json();
  return messages;
}

/**
 * For each member with a page: the member edits one of their messages and deletes another one for everyone. Somebody else
 * replies to one of these two, and reacts twice to a third message.
 */
export async function changeSome(api: APIRequestContext, chat: CrashChat, round: number): Promise<void> {
  const { chatId, members, originals, pages } = chat;
  const newest = await newestMessages(api, chat);
  for (const [index, author] of members.slice(0, pages.length).entries()) {
    const unchanged = newest.filter(
      ({ id, content }) => content.startsWith(`M${index} `) && !originals.has(id),
    );
    const [edited, deleted, loved] = unchanged.slice(-3);
    if (edited === undefined || deleted === undefined || loved === undefined) continue;
    for (const { id, content } of [edited, deleted, loved]) originals.set(id, content);

    const others = members.filter((member) => member !== author);
    const other = authorised(others[round % others.length] ?? author);
    const headers = authorised(author);
    const quoted = round % 2 === 0 ? edited : deleted;
    const reply = { chatId, clientId: randomUUID(), text: 'A reply', replyTo: quoted.id };
    const text = `${edited.content} edited`;
    const answers = [
      await api.post('/api/message/create', { headers: other, data: reply }),
      await api.put(`/api/message/update/${edited.id}`, { headers, data: { text } }),
      await api.delete(`/api/message/delete/${deleted.id}?for=everyone`, { headers }),
    ];
    for (const type of ['like', 'love']) {
      const path = `/api/message/reaction/${loved.id}`;
      answers.push(await api.put(path, { headers: other, data: { type } }));
    }
    expect(answers.map((answer) => answer.ok())).not.toContain(false);
  }
}

/** Whether the message is one of those that a test counts. The others are replies, and lines of a group chat. */
export const isCounted = ({ event, replyTo }: Stored): boolean => replyTo === null && event === undefined;

/** Expects that the server has every message once and in order, the same for all members. Returns the messages. */
export async function expectAllStored(api: APIRequestContext, chat: CrashChat): Promise<Stored[]> {
  const { chatId, members, originals, written } = chat;
  const stored = await storedMessages(api, members[0], chatId);
  for (const member of members.slice(1)) expect(await storedMessages(api, member, chatId)).toEqual(stored);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  const sent = stored.filter(({ event }) => event === undefined);
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(sent.length);
  const texts = sent.filter(isCounted).map(({ id, content }) => originals.get(id) ?? content);
  expect(texts.toSorted()).toEqual(written.toSorted());
  for (const author of members.keys()) {
    // The messages of one author are in the order in which they were written.
    const isByAuthor = (text: string) => text.startsWith(`M${author} `);
    expect(texts.filter(isByAuthor)).toEqual(written.filter(isByAuthor));
  }
  return stored;
}

/** The parts of a message that all members see alike. */
interface Appearance {
  text: string;
  /** The quoted text, null if the message is no reply. */
  quoted: string | null;
  isLoved: boolean;
}

/** The whole conversation on the page, from the first message to the last. */
export async function wholeThread(page: Page, count: number): Promise<Appearance[]> {
  const log = thread(page);
  // A high window shows more messages at once, which needs fewer steps.
  await page.setViewportSize({ width: 1280, height: 3000 });
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

/** How a page shows a message. */
export const appearanceOf = ({ content, replyTo, reactions }: Stored): Appearance => ({
  text: content,
  quoted: replyTo === null ? null : replyTo.deleted ? 'Deleted message' : replyTo.text,
  isLoved: reactions.some(({ type }) => type === 'love'),
});
