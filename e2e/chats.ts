import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authorised, befriend } from './members.ts';
import type { Member } from './members.ts';
import { visit } from './test.ts';

export const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

/** The chat of two members, who become friends for it; by the API. */
export async function chatBetween(request: APIRequestContext, one: Member, other: Member): Promise<string> {
  await befriend(request, one, other);
  const answer = await request.post('/api/chat/create', {
    headers: authorised(one),
    data: { participants: [one._id, other._id] },
  });
  expect(answer.status()).toBe(201);
  const { chat }: { chat: { chatId: string } } = await answer.json();
  return chat.chatId;
}

/** Sends a text by the API. */
export async function write(
  request: APIRequestContext,
  member: Member,
  chatId: string,
  text: string,
): Promise<void> {
  const answer = await request.post('/api/message/create', {
    headers: authorised(member),
    data: { chatId, text, clientId: randomUUID() },
  });
  expect(answer.status()).toBe(201);
}

const atOnce = 50;

/** Writes many messages past the browser, at once: which of them comes first is the server's to say. */
export async function writeAll(
  baseURL: string | undefined,
  member: Member,
  chatId: string,
  texts: readonly string[],
): Promise<void> {
  const url = new URL('/api/message/create', baseURL);
  const headers = { ...authorised(member), 'content-type': 'application/json' };
  // One iterator for all: each takes the next text that nobody has taken.
  const waiting = texts.values();
  const writeNext = async () => {
    for (const text of waiting) {
      const body = JSON.stringify({ chatId, text, clientId: randomUUID() });
      const answer = await fetch(url, { method: 'POST', headers, body });
      await answer.body?.cancel();
      expect(answer.status).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writeNext));
}

/** Marks all that is in the chat as read, by the API. */
export async function readAll(request: APIRequestContext, member: Member, chatId: string): Promise<void> {
  const answer = await request.put(`/api/chat/read/${chatId}`, {
    headers: authorised(member),
    data: { seq: 2_147_483_647 },
  });
  expect(answer.status()).toBe(200);
}

interface Stored {
  seq: number;
  clientId: string;
  content: string;
  sender: { _id: string };
}

/** Every message that the server has, the oldest first. */
export async function storedMessages(
  request: APIRequestContext,
  member: Member,
  chatId: string,
): Promise<Stored[]> {
  const all: Stored[] = [];
  for (;;) {
    const answer = await request.get(`/api/message/get/${chatId}?limit=100&after=${all.at(-1)?.seq ?? 0}`, {
      headers: authorised(member),
    });
    const { messages }: { messages: Stored[] } = await answer.json();
    if (messages.length === 0) return all;
    all.push(...messages);
  }
}

export const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;

export const thread = (page: Page): Locator => page.getByRole('log');

export const bubble = (page: Page, text: string | RegExp): Locator =>
  thread(page).locator('[data-component=message-bubble]').filter({ hasText: text });

export const messageComposer = (page: Page) => {
  const form = page.getByRole('form', { name: 'Message' });
  return {
    form,
    field: form.getByRole('textbox', { name: 'Message' }),
    file: form.locator('input[type=file]'),
    send: form.getByRole('button', { name: 'Send' }),
  };
};

/** Opens a chat and waits until one can write in it. */
export async function openChat(page: Page, chatId: string): Promise<void> {
  await visit(page, chatPath(chatId));
  await expect(messageComposer(page).field).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  const { field, send } = messageComposer(page);
  await field.fill(text);
  await send.click();
}

/** The words of the bubbles that are drawn, in their order. */
export const drawnTexts = (page: Page): Promise<string[]> =>
  thread(page).locator('[data-component=message-bubble] [data-part=text]').allInnerTexts();

/** What stands beside the name of the other one. */
export const chatHeader = (page: Page): Locator => page.locator('[data-component=chat-header]');

/** Opens and closes what is to be known about the chat. */
export const aboutButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'About this chat', exact: true });

/** Opens a chat from the list, as on a phone too one can. */
export async function chooseChat(page: Page, name: string): Promise<void> {
  const back = page.getByRole('button', { name: 'Back to the chats' });
  const row = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(row.or(back).first()).toBeVisible();
  if (await back.isVisible()) await back.click();
  await row.click();
}
