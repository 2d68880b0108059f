// Chats whose members write and change messages while the server crashes.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bubble, fullName, storedMessages, thread, write, type Stored } from './chats.ts';
import { sendOnPage, type Item } from './crash-composer.ts';
import { authorised, type Member } from './members.ts';
import { expect } from './test.ts';

export interface CrashChat {
  readonly chatId: string;
  /** The first members have a page. The others use only the API. */
  readonly members: readonly [Member, ...Member[]];
  readonly pages: readonly Page[];
  /** The name of the chat on each page. */
  readonly names: readonly string[];
  /** The labels of the messages in the order of each author. */
  readonly written: string[];
  /** The labels of messages that were changed, by their ids. */
  readonly originals: Map<string, string>;
}

const authorLabel = ({ members }: CrashChat, { sender }: Pick<Stored, 'sender'>): string =>
  `M${members.findIndex(({ _id }) => _id === sender._id)}`;

/** The text or the name of a message. Voice notes have the same name, and a copy has the name of its original. */
function labelOf(chat: CrashChat, message: Stored): string {
  const { id, content, fileName, forwarded, voice } = message;
  const original = chat.originals.get(id);
  if (original !== undefined) return original;
  const name = fileName?.replace(/\.\w+$/, '') ?? content;
  if (forwarded === true) return `${authorLabel(chat, message)} forwards ${name}`;
  return voice === undefined ? name : `${authorLabel(chat, message)} voice`;
}

/** Three or more pictures that follow each other are an album. */
const picturesOfAlbum = 3;

/** The messages of one member in one round: texts, a document, an album and a voice note. */
function turnOf(author: number, round: number, count: number): { items: Item[]; labels: string[] } {
  const labels = Array.from({ length: count - 1 }, (_, index) => `M${author} ${round}.${index + 1}`);
  const textCount = labels.length - 1 - picturesOfAlbum;
  const texts = labels.slice(0, textCount);
  // Other members forward the last text, so nobody changes it.
  texts.push(`${texts.pop()}!`);
  const [document = '', ...pictures] = labels.slice(textCount);
  const typed = texts.map((text): Item => ({ kind: 'text', text }));
  const attached: Item[] = [
    { kind: 'document', name: document },
    { kind: 'album', names: pictures },
  ];
  // The crashes of different rounds come during different kinds of messages.
  const areFilesFirst = round % 2 === 0;
  return {
    items: [...(areFilesFirst ? [...attached, ...typed] : [...typed, ...attached]), { kind: 'voice' }],
    labels: [
      ...(areFilesFirst ? [document, ...pictures, ...texts] : [...texts, document, ...pictures]),
      `M${author} voice`,
    ],
  };
}

/** Lets each member with a page write so many messages that they have written `perPage` in this round. */
export async function writeOnPages(
  { pages, written }: CrashChat,
  round: number,
  { perPage, forwarder }: { perPage: number; forwarder: number | null },
): Promise<void> {
  await Promise.all(
    pages.map(async (page, author) => {
      const { items, labels } = turnOf(author, round, perPage - (author === forwarder ? 1 : 0));
      written.push(...labels);
      await sendOnPage(page, items);
    }),
  );
}

/**
 * Lets a member forward a text or a document to the same chat. Returns the index of the member's page, or null in the
 * first round.
 */
export async function forwardOnPage(
  { pages, names, written }: CrashChat,
  round: number,
): Promise<number | null> {
  const forwarder = Math.floor(round / 2) % 2;
  const page = pages[forwarder];
  if (page === undefined || round === 1) return null;
  await setDrawn(page, true);
  const pattern =
    round % 2 === 0 ? /Archivo adjuntado: (?<label>M\d+ \d+\.\d+)\.txt/ : /(?<label>M\d+ \d+\.\d+!)/;
  const sent = bubble(page, pattern).and(page.locator('[data-state=sent]'));
  let label = '';
  // The heights of the messages that were added to the hidden page are measured now, and messages that the page has
  // missed arrive. So the end of the thread moves.
  await expect(async () => {
    await thread(page).press('End');
    await expect(sent.last()).toBeInViewport({ timeout: 1000 });
    label = pattern.exec(await sent.last().innerText())?.groups?.['label'] ?? '';
    const original = sent.filter({ hasText: label }).last();
    const more = original.getByRole('button', { name: 'More about this message' });
    await more.press('Enter', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('menuitem', { name: 'Forward…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Forward to' });
  await dialog.getByText(names[forwarder] ?? '', { exact: true }).click();
  written.push(`M${forwarder} forwards ${label}`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await setDrawn(page, false);
  return forwarder;
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
      const isSend = /\/message\/(?:create|forward\/[^/]+)$/.test(response.url());
      if (!isSend || !response.ok()) return;
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

/** Whether a message is a text that nobody forwards. */
const isChangeable = ({ type, content, forwarded }: Stored): boolean =>
  type === 'text' && forwarded !== true && /^M\d+ [\d.]+$/.test(content);

/**
 * For each member with a page: the member edits one of their texts, and deletes a text or a picture for everyone.
 * Somebody else replies to one of these two, and reacts twice to another text.
 */
export async function changeSome(api: APIRequestContext, chat: CrashChat, round: number): Promise<void> {
  const { chatId, members, originals, pages } = chat;
  const newest = await newestMessages(api, chat);
  for (const author of members.slice(0, pages.length)) {
    const own = newest.filter(({ id, sender }) => sender._id === author._id && !originals.has(id));
    const [edited, text, loved] = own.filter(isChangeable).slice(-3);
    const picture = own.findLast(({ type }) => type === 'image');
    const deleted = round % 2 === 1 && picture !== undefined ? picture : text;
    if (edited === undefined || deleted === undefined || loved === undefined) continue;
    for (const message of [edited, deleted, loved]) originals.set(message.id, labelOf(chat, message));

    const others = members.filter((member) => member !== author);
    const other = authorised(others[round % others.length] ?? author);
    const headers = authorised(author);
    const reply = {
      chatId,
      clientId: randomUUID(),
      replyTo: (round % 2 === 0 ? edited : deleted).id,
      // Members are mentioned only in group chats.
      ...(members.length > 2
        ? { text: `A reply for @${fullName(author)}`, mentions: [author._id] }
        : { text: 'A reply' }),
    };
    const answers = [
      await api.post('/api/message/create', { headers: other, data: reply }),
      await api.put(`/api/message/update/${edited.id}`, {
        headers,
        data: { text: `${edited.content} edited` },
      }),
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
  const { chatId, members, written } = chat;
  const stored = await storedMessages(api, members[0], chatId);
  for (const member of members.slice(1)) expect(await storedMessages(api, member, chatId)).toEqual(stored);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  const sent = stored.filter(({ event }) => event === undefined);
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(sent.length);
  const labels = sent.filter(isCounted).map((message) => labelOf(chat, message));
  expect(labels.toSorted()).toEqual(written.toSorted());
  for (const author of members.keys()) {
    // The messages of one author are in the order in which they were written.
    const isByAuthor = (label: string) => label.startsWith(`M${author} `);
    expect(labels.filter(isByAuthor)).toEqual(written.filter(isByAuthor));
  }
  return stored;
}
