import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import {
  bubble,
  chatMenu,
  chatPath,
  expectAllSent,
  expectTexts,
  messageComposer,
  row,
  say,
} from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, chooseFromMenu, expectAddress, pickEmoji } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
const noChats = main.getByText('No se encontraron chats.');
const unsentInList = main.getByRole('list', { name: 'Chats' }).getByText('Not sent: Lost words');

const refuseMessages = (server: FakeServer) =>
  server.refuse('POST /message/create', 403, { message: 'Not at this hour.', id: 'chat.not-friends' });

describe('a refused message', () => {
  test('shows the reason, and can be resent or discarded, after a reload too', async ({
    server,
    member,
    chats,
  }) => {
    const flora = chats.addChat('Flora');
    refuseMessages(server);
    const { reload } = await renderApp(chatPath(flora), { server, member });
    await say('To be sent again');
    await say('To be dropped');
    await expect.element(bubble('To be sent again')).toMatchTextContent('Not at this hour.');
    await expect.element(bubble('To be dropped')).toMatchTextContent('Not sent');
    await expectSound();
    await reload();
    await expect.element(bubble('To be sent again')).toMatchTextContent('Not at this hour.');
    await bubble('To be dropped').getByRole('button', { name: 'Delete' }).click();
    await expectTexts(['To be sent again']);
    chats.acceptMessages();
    await bubble('To be sent again').getByRole('button', { name: 'Retry' }).click();
    await expectAllSent();
    await expect.poll(() => flora.texts()).toEqual(['To be sent again']);
  });

  test('says when a new account can continue, and can then be resent', async ({ server, member, chats }) => {
    const flora = chats.addChat('Flora');
    const message = 'You have done this often. To prevent spam, you can continue in 40 minutes.';
    server.refuse('POST /message/create', 429, { message, id: 'account.limit-reached' });
    await renderApp(chatPath(flora), { server, member });
    await say('Hello again');
    await expect.element(bubble('Hello again')).toMatchTextContent(message);
    chats.acceptMessages();
    await bubble('Hello again').getByRole('button', { name: 'Retry' }).click();
    await expectAllSent();
    await expect.poll(() => flora.texts()).toEqual(['Hello again']);
  });

  test('is shown in the list of chats, and is discarded with its chat, as the menu warns', async ({
    server,
    member,
    chats,
  }) => {
    const xenia = chats.addChat('Xenia');
    refuseMessages(server);
    const { reload } = await renderApp(chatPath(xenia), { server, member });
    await say('Lost words');
    await expect.element(unsentInList).toBeVisible();
    await expectSound();
    await chooseFromMenu(chatMenu, 'Delete chat');
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('Unsent messages are deleted too.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(noChats).toBeVisible();
    await reload();
    await expect.element(noChats).toBeVisible();
    await expect.element(unsentInList).not.toBeInTheDocument();
  });

  test('is still shown if its chat was deleted on another page while this one was closed', async ({
    server,
    member,
    chats,
  }) => {
    const xenia = chats.addChat('Xenia');
    xenia.add('other', 'Said before');
    refuseMessages(server);
    const { close } = await renderApp(chatPath(xenia), { server, member });
    await say('Lost words');
    await expect.element(bubble('Lost words')).toMatchTextContent('Not sent');
    await close();
    xenia.remove();
    await renderApp('/messages', { server, member });
    await expect.element(unsentInList).toBeVisible();
    await row(xenia).click();
    await expect.element(bubble('Lost words')).toMatchTextContent('Not sent');
    await expectTexts(['Lost words']);
  });

  test('is discarded with a chat that is deleted on another page while this one is open', async ({
    server,
    member,
    chats,
  }) => {
    const xenia = chats.addChat('Xenia');
    refuseMessages(server);
    const { reload } = await renderApp(chatPath(xenia), { server, member });
    await say('Lost words');
    await expect.element(bubble('Lost words')).toMatchTextContent('Not sent');
    xenia.receive('Said again');
    await expect.element(bubble('Said again')).toBeVisible();
    xenia.remove();
    await expect.element(page.getByText('This chat is not available')).toBeVisible();
    await page.getByRole('link', { name: 'Back to all chats' }).click();
    await expect.element(noChats).toBeVisible();
    await reload();
    await expect.element(noChats).toBeVisible();
    history.pushState(null, '', chatPath(xenia));
    await reload();
    await expect.element(messageComposer.field).toBeVisible();
    await expectTexts([]);
  });
});

describe('without a network', () => {
  test('messages wait, and are sent in order when it is back', async ({ server, member, chats }) => {
    const boris = chats.addChat('Boris');
    await renderApp(chatPath(boris), { server, member });
    await say('While there was a network');
    await expectAllSent();
    server.setOnline(false);
    const written = ['At sea 1', 'At sea 2', 'At sea 3'];
    for (const text of written) await say(text);
    for (const text of written) await expect.element(bubble(text)).toMatchTextContent('Sending');
    await expect.poll(() => boris.texts()).toEqual(['While there was a network']);
    server.setOnline(true);
    await expectAllSent();
    await expectTexts(['While there was a network', ...written]);
    await expect.poll(() => boris.texts()).toEqual(['While there was a network', ...written]);
  });

  test('a chat misses nothing that was written meanwhile', async ({ server, socket, member, chats }) => {
    const ludmila = chats.addChat('Ludmila');
    ludmila.add('other', 'Good night');
    await renderApp(chatPath(ludmila), { server, member });
    await expectTexts(['Good night']);
    await expect.poll(() => socket.connections()).toBe(1);
    socket.setReachable(false);
    server.setOnline(false);
    await expect.poll(() => socket.connections()).toBe(0);
    const hours = Array.from({ length: 8 }, (_, index) => `Hour ${index + 1}`);
    ludmila.add('other', ...hours);
    socket.setReachable(true);
    server.setOnline(true);
    await expectTexts(['Good night', ...hours]);
    await say('Good morning');
    await expectAllSent();
    await expect.poll(() => ludmila.texts()).toEqual(['Good night', ...hours, 'Good morning']);
  });
});

test('a message whose response was lost is sent again and stored once', async ({ server, member, chats }) => {
  const dora = chats.addChat('Dora');
  let isFirst = true;
  const { reload } = await renderApp(chatPath(dora), { server, member });
  server.answer('POST /message/create', () => {
    isFirst = false;
    return Promise.withResolvers<never>().promise;
  });
  await say('One');
  await say('Two');
  await expect.poll(() => isFirst).toBe(false);
  await expect.element(bubble('Two')).toMatchTextContent('Sending');
  chats.acceptMessages();
  await reload();
  await expectTexts(['One', 'Two']);
  await expectAllSent();
  await expect.poll(() => dora.texts()).toEqual(['One', 'Two']);
  const ids = server.calls('POST /message/create').map(({ body }) => body.clientId);
  expect(ids[1], 'the server knows the message by its id').toBe(ids[0]);
});

test('an upload can be stopped and restarted', async ({ server, member, chats }) => {
  const jonas = chats.addChat('Jonas');
  server.answer('POST /message/create', () => Promise.withResolvers<never>().promise);
  await renderApp(chatPath(jonas), { server, member, width: 375 });
  await chooseFiles(messageComposer.attach, new File(['Ora et labora'], 'notes.txt', { type: 'text/plain' }));
  await messageComposer.send.click();
  const sent = bubble('Archivo adjuntado: notes.txt');
  await expect.poll(() => server.calls('POST /message/create')).toHaveLength(1);
  await expect.element(sent.getByRole('progressbar')).toBeVisible();
  await sent.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sent).toMatchTextContent('Canceled');
  chats.acceptMessages();
  await sent.getByRole('button', { name: 'Retry' }).click();
  await expect.element(sent).toMatchTextContent('Sent');
  expect(jonas.texts()).toHaveLength(1);
  await expectAddress(chatPath(jonas));
});

test('an emoji stands at the caret, and is offered first the next time', async ({
  server,
  member,
  chats,
}) => {
  const flora = chats.addChat('Flora');
  await renderApp(chatPath(flora), { server, member });
  await messageComposer.field.fill('Peace! ');
  await pickEmoji('dove');
  await expect.element(messageComposer.field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAllSent();
  await expect.poll(() => flora.texts()).toEqual(['Peace! 🕊️']);
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  await expect.element(page.getByRole('gridcell').first()).toHaveAccessibleName('dove');
  await expectSound();
});
