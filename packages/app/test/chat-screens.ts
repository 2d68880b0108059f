import { page, userEvent, type Locator } from 'vitest/browser';
import type { FakeChat } from './chats.ts';
import { expect } from './test.ts';

export const chatPath = ({ chatId }: Pick<FakeChat, 'chatId'>): string => `/messages?chat=${chatId}`;

const form = page.getByRole('form', { name: 'Message' });

export const messageComposer = {
  form,
  field: form.getByRole('textbox', { name: 'Message' }),
  attach: form.getByLabelText('Attach files'),
  attachments: form.getByRole('list', { name: 'Attachments' }).getByRole('listitem'),
  send: form.getByRole('button', { name: 'Send' }),
};

export const thread = page.getByRole('log');

/** A message of the open chat, with its state and actions. */
export const bubble = (text: string | RegExp): Locator =>
  thread.getByRole('listitem').filter({ hasText: text });

/** The texts of the thread, in order. */
export const shownTexts = (): string[] =>
  [...(thread.query()?.querySelectorAll<HTMLElement>('[data-part=text]') ?? [])].map(
    ({ textContent }) => textContent,
  );

export const expectTexts = (texts: readonly string[]): Promise<void> =>
  expect.poll(shownTexts).toEqual(texts);

/** A row in the list of chats. */
export const row = ({ name }: Pick<FakeChat, 'name'>): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

export const backToChats = page.getByRole('button', { name: 'Back to the chats' });
export const aboutChat = page.getByRole('button', { name: 'About this chat', exact: true });
export const chatMenu = page.getByRole('button', { name: 'More about this chat' });

export async function say(text: string): Promise<void> {
  await messageComposer.field.fill(text);
  await userEvent.keyboard('{Enter}');
}

/** Waits until every message of the thread is stored. */
export async function expectAllSent(): Promise<void> {
  await expect.element(thread.getByText('Sending')).not.toBeInTheDocument();
  await expect.element(thread.getByText('Not sent')).not.toBeInTheDocument();
}
