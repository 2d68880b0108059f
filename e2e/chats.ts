import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authorised, befriend } from './members.ts';
import type { Member } from './members.ts';
import { visit } from './test.ts';

export const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

/** Makes two members friends and creates their chat, both by the API. */
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

/** Makes members friends of the owner, who creates a group chat with them, by the API. */
export async function groupChatOf(
  request: APIRequestContext,
  owner: Member,
  others: readonly Member[],
): Promise<string> {
  for (const other of others) await befriend(request, owner, other);
  const answer = await request.post('/api/chat/group/create', {
    headers: authorised(owner),
    data: { name: 'Choir', members: others.map(({ _id }) => _id) },
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

/** The fields of a stored message that tests read. */
export interface Stored {
  id: string;
  seq: number;
  deleted: 'everyone' | 'me' | null;
  clientId: string;
  content: string;
  type: 'text' | 'image' | 'video' | 'audio' | 'document';
  fileName: string | null;
  fileUrl: string | null;
  file: { contentType: string; bytes: number } | null;
  sender: { _id: string };
  replyTo: { deleted: boolean; text: string | null } | null;
  reactions: { type: string }[];
  /** Only of a copy of another message. */
  forwarded?: true;
  /** Only of a voice note. */
  voice?: { seconds: number; waveform: number[] };
  /** Only if members are mentioned. */
  mentions?: object[];
  /** Only of a line of a group chat that says what has happened. */
  event?: object;
}

/** All messages on the server, oldest first. */
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

const chatPath = (chatId: string): string => `/messages?chat=${chatId}`;

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

/** Opens a chat and waits until its composer is ready. */
export async function openChat(page: Page, chatId: string): Promise<void> {
  await visit(page, chatPath(chatId));
  await expect(messageComposer(page).field).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  const { field, send } = messageComposer(page);
  await field.fill(text);
  await send.click();
}

/** The texts of the rendered bubbles, in order. */
export const drawnTexts = (page: Page): Promise<string[]> =>
  thread(page).locator('[data-component=message-bubble] [data-part=text]').allInnerTexts();

/** The header of the chat, which contains the other member's name. */
export const chatHeader = (page: Page): Locator => page.locator('[data-component=chat-header]');
