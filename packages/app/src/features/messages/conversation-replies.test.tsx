import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import {
  bubble,
  chatPath,
  expectAllSent,
  expectTexts,
  messageComposer,
  say,
  thread,
} from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const { field, form } = messageComposer;
const removeQuote = form.getByRole('button', { name: /^Remove: Reply to/u });
const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const highlighted = (text: string) => bubble(text).element().querySelector('[data-highlighted]');

describe('a reply', () => {
  test('has its quote above the field, in the thread and in the request', async ({
    server,
    member,
    chats,
  }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('other', 'When is Mass?');
    await renderApp(chatPath(agnes), { server, member });
    await chooseFromMenu(menuOf('When is Mass?'), 'Reply');
    await expect.element(removeQuote).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectSound();
    await say('At nine.');
    await expect.element(removeQuote).not.toBeInTheDocument();
    const quote = bubble('At nine.').getByRole('button', { name: `Reply to ${agnes.name}: When is Mass?` });
    await expect.element(quote).toBeVisible();
    await expect.poll(agnes.texts).toEqual(['When is Mass?', 'At nine.']);
    await expectAllSent();
    await expectSound();
    const [message] = server.calls('POST /message/create');
    expect(message?.body).toMatchObject({ text: 'At nine.', replyTo: expect.any(String) });
    await expect.element(page.getByRole('main').getByText('You replied: At nine.')).toBeVisible();
  });

  test('loses its quote with Escape or the button', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('member', 'I am late.');
    await renderApp(chatPath(agnes), { server, member });
    const reply = bubble('I am late.').getByRole('button', { name: 'Reply' });
    await reply.click();
    await expect.element(form.getByText('You', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(removeQuote).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await reply.click();
    await removeQuote.click();
    await expect.element(field).toHaveFocus();
    await say('Sorry.');
    await expect.poll(agnes.texts).toEqual(['I am late.', 'Sorry.']);
    expect(server.calls('POST /message/create')[0]?.body).not.toHaveProperty('replyTo');
  });

  test('keeps its quote through a reload, without a network too', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('other', 'When is Mass?');
    const { reload } = await renderApp(chatPath(agnes), { server, member });
    await bubble('When is Mass?').getByRole('button', { name: 'Reply' }).click();
    await field.fill('At nine.');
    await reload();
    await expect.element(removeQuote).toBeVisible();
    await expect.element(field).toHaveValue('At nine.');
    server.setOnline(false);
    await field.click();
    await userEvent.keyboard('{Enter}');
    const quote = bubble('At nine.').getByRole('button', { name: /^Reply to/u });
    await expect.element(quote).toBeVisible();
    await expect.element(bubble('At nine.')).toMatchTextContent('Sending');
    server.setOnline(true);
    await expectAllSent();
    await expect.element(quote).toBeVisible();
    await expect.poll(() => agnes.texts()).toEqual(['When is Mass?', 'At nine.']);
  });

  test('is not offered if the member cannot write', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes', { closed: 'not-friends', abilities: { send: false } });
    agnes.add('other', 'When is Mass?');
    await renderApp(chatPath(agnes), { server, member });
    await expectTexts(['When is Mass?']);
    await expect
      .element(bubble('When is Mass?').getByRole('button', { name: 'Reply' }))
      .not.toBeInTheDocument();
  });
});

describe('a press on the quote', () => {
  test('leads to the message, and highlights it for a moment', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('member', 'The first words');
    agnes.add('other', ...Array.from({ length: 30 }, (_, index) => `Psalm ${index + 1}`));
    agnes.read();
    await renderApp(chatPath(agnes), { server, member });
    await expect.element(bubble('Psalm 30')).toBeInViewport();
    agnes.reply('Are they?', 1);
    const quote = bubble('Are they?').getByRole('button', { name: 'Reply to you: The first words' });
    await quote.click();
    await expect.element(thread.getByText('The first words', { exact: true }).first()).toBeInViewport();
    await expect.poll(() => highlighted('The first words')).not.toBeNull();
    await expect.poll(() => document.activeElement).toBe(highlighted('The first words'));
    expect(server.calls('GET /message/get/{chatId}').filter(({ query }) => query.has('around'))).toEqual([]);
  });

  test('loads the message with those around it', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('member', 'The first words');
    agnes.add('other', ...Array.from({ length: 150 }, (_, index) => `Psalm ${index + 1}`));
    agnes.read();
    await renderApp(chatPath(agnes), { server, member, width: 375 });
    await expect.element(bubble('Psalm 150')).toBeInViewport();
    agnes.reply('Are they?', 1);
    await bubble('Are they?').getByRole('button', { name: 'Reply to you: The first words' }).click();
    await expect.element(bubble('The first words')).toBeInViewport();
    await expect.poll(() => document.activeElement?.textContent).toMatch('The first words');
    await page.getByRole('button', { name: 'Go to the newest message' }).click();
    await expect.element(bubble('Are they?')).toBeInViewport();
  });
});

test('a quoted message that is gone is a note', async ({ server, member, chats }) => {
  const agnes = chats.addChat('Agnes');
  agnes.add('other', 'When is Mass?');
  await renderApp(chatPath(agnes), { server, member, width: 375 });
  await expect.element(bubble('When is Mass?')).toBeVisible();
  const nothing = { seq: null, senderId: null, type: null, text: null, fileName: null };
  agnes.reply('At nine.', 1, { deleted: true, ...nothing });
  await expect.element(bubble('At nine.').getByText('Deleted message')).toBeVisible();
  await expect
    .element(bubble('At nine.').getByRole('button', { name: /^Reply to/u }))
    .not.toBeInTheDocument();
  await expectSound();
});
