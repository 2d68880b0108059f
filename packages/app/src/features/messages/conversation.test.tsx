import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import {
  aboutChat,
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
import { renderApp } from '../../../test/render-app.tsx';
import {
  asksBeforeLeaving,
  chooseFromMenu,
  confirm,
  expectAddress,
  expectToast,
  tabTo,
} from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
// The list of chats contains the same text for screen readers.
const online = main.getByText('Online').last();
const { field, send } = messageComposer;

describe('the other member', () => {
  test('is shown typing, reading, online and offline', async ({ server, socket, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    await renderApp(chatPath(bruno), { server, member });
    await say('Pax et bonum');
    await expect.element(bubble('Pax et bonum')).toMatchTextContent('Sent');
    await expect.element(online).toBeVisible();
    bruno.see();
    await expect.element(bubble('Pax et bonum')).toMatchTextContent('Seen');

    const writes = main.getByText(`${bruno.name} is writing…`);
    socket.emit('member_typing', { chatId: bruno.chatId, userId: bruno.other._id, typing: true });
    await expect.element(writes).toBeVisible();
    await expectSound();
    bruno.receive('Et cum spiritu tuo');
    await expect.element(writes).not.toBeInTheDocument();
    await expectTexts(['Pax et bonum', 'Et cum spiritu tuo']);

    const present = (presence: { online: boolean; lastSeenAt: string | null } | null) =>
      socket.emit('presence_changed', { userId: bruno.other._id, presence });
    present(null);
    await expect.element(online).not.toBeInTheDocument();
    present({ online: true, lastSeenAt: null });
    await expect.element(online).toBeVisible();
    present({ online: false, lastSeenAt: '2026-11-21T10:03:00.000Z' });
    await expect.element(main.getByText(/Last seen/)).toBeVisible();
  });

  test('sees that the member is typing', async ({ server, socket, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    await renderApp(chatPath(bruno), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    await field.fill('Et cum');
    await expect
      .poll(() => socket.received())
      .toContainEqual(['typing', { chatId: bruno.chatId, typing: true }]);
    await send.click();
    await expect
      .poll(() => socket.received())
      .toContainEqual(['typing', { chatId: bruno.chatId, typing: false }]);
  });
});

describe('writing', () => {
  test('works with the keyboard alone', async ({ server, member, chats }) => {
    const victor = chats.addChat('Victor');
    await renderApp(chatPath(victor), { server, member });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('First line{Shift>}{Enter}{/Shift}second line{Enter}');
    await expectTexts(['First line\nsecond line']);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expectAllSent();
    await expect.poll(() => victor.texts()).toEqual(['First line\nsecond line']);
    await tabTo(aboutChat);
    await userEvent.keyboard('{Enter}');
    await tabTo(page.getByRole('searchbox', { name: 'Search in this conversation' }));
    await userEvent.keyboard('second');
    await expect.element(page.getByText('1 of 1')).toBeVisible();
    const mute = page.getByRole('switch', { name: 'Mute' });
    await tabTo(mute);
    await userEvent.keyboard(' ');
    await expect.element(mute).toBeChecked();
  });

  test('sends no blank message', async ({ server, member, chats }) => {
    const norbert = chats.addChat('Norbert');
    await renderApp(chatPath(norbert), { server, member });
    await field.fill('  \n ');
    await userEvent.keyboard('{Enter}');
    await field.fill('A word');
    await send.click();
    await expectTexts(['A word']);
    await expectAllSent();
    await expect.poll(() => norbert.texts()).toEqual(['A word']);
  });

  test('saves a draft for each chat', async ({ server, member, chats }) => {
    const simon = chats.addChat('Simon');
    const tobias = chats.addChat('Tobias');
    const { reload } = await renderApp(chatPath(simon), { server, member });
    await field.fill('For Simon');
    await row(tobias).click();
    await expect.element(field).toHaveValue('');
    await field.fill('For Tobias');
    await row(simon).click();
    await expect.element(field).toHaveValue('For Simon');
    await field.fill('For Simon, again');
    await expect.poll(asksBeforeLeaving).toBe(false);
    await reload();
    await expect.element(field).toHaveValue('For Simon, again');
    await send.click();
    await expectAllSent();
    await expect.poll(() => simon.texts()).toEqual(['For Simon, again']);
    await expect.element(field).toHaveValue('');
  });
});

describe('a chat that is closed', () => {
  test('tells former friends why, and can still be read', async ({ server, member, chats }) => {
    const blanche = chats.addChat('Blanche');
    blanche.add('member', 'While we were friends');
    await renderApp(chatPath(blanche), { server, member });
    await expect.element(field).toBeVisible();
    blanche.change({ closed: 'not-friends', abilities: { send: false }, presence: null });
    await expect.element(main.getByText(/You can only write to friends/)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(bubble('While we were friends')).toBeVisible();
    await expectSound();
  });

  test('shows a block to the member who made it, and reopens', async ({ server, member, chats }) => {
    const dorothea = chats.addChat('Dorothea');
    await renderApp(chatPath(dorothea), { server, member });
    await expect.element(field).toBeVisible();
    dorothea.change({ closed: 'blocked', abilities: { send: false }, presence: null });
    await expect
      .element(main.getByText(`You have blocked ${dorothea.name}.`, { exact: false }))
      .toBeVisible();
    dorothea.change({ closed: null, abilities: { send: true } });
    await expect.element(field).toBeVisible();
  });

  test('says that the other account is deleted', async ({ server, member, chats }) => {
    const left = chats.addChat('Emil', { closed: 'left', abilities: { send: false } });
    left.change({ chatName: '', member: null });
    await renderApp(chatPath(left), { server, member });
    await expect.element(main.getByText(/This member has left/)).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
  });
});

describe('a chat', () => {
  test('can be muted, and stays so after a reload', async ({ server, member, chats }) => {
    const lea = chats.addChat('Lea');
    const { reload } = await renderApp(chatPath(lea), { server, member });
    await aboutChat.click();
    const mute = page.getByRole('switch', { name: 'Mute' });
    await mute.click();
    await expect.element(mute).toBeChecked();
    await expect.poll(() => server.calls('PUT /chat/mute/{chatId}')).toHaveLength(1);
    await reload();
    await expect.element(mute).toBeChecked();
    server.refuse('DELETE /chat/mute/{chatId}', 404, { message: 'Not at this hour.' });
    await mute.click();
    await expectToast('Not at this hour.');
    await expect.element(mute).toBeChecked();
  });

  test('is deleted after a confirmation, and comes back with the next message', async ({
    server,
    member,
    chats,
  }) => {
    const lea = chats.addChat('Lea');
    lea.add('other', 'Vespers at five');
    await renderApp(chatPath(lea), { server, member });
    await chooseFromMenu(chatMenu, 'Delete chat');
    await confirm('Cancel');
    await expect.element(bubble('Vespers at five')).toBeVisible();
    expect(server.calls('DELETE /chat/delete/{chatId}')).toHaveLength(0);
    await chooseFromMenu(chatMenu, 'Delete chat');
    await confirm('Delete');
    await expectAddress('/messages');
    await expectToast('The chat has been deleted.');
    await expect.element(main.getByText('No se encontraron chats.')).toBeVisible();
    lea.receive('Are you there?');
    await row(lea).click();
    await expectTexts(['Are you there?']);
  });

  test('stays when it cannot be deleted', async ({ server, member, chats }) => {
    const lea = chats.addChat('Lea');
    server.refuse('DELETE /chat/delete/{chatId}', 404, { message: 'Not at this hour.' });
    await renderApp(chatPath(lea), { server, member });
    await chooseFromMenu(chatMenu, 'Delete chat');
    await confirm('Delete');
    await expectToast('Not at this hour.');
    await expect.element(field).toBeVisible();
  });

  test('is in Spanish', async ({ server, member, chats }) => {
    const yolanda = chats.addChat('Yolanda');
    await renderApp(chatPath(yolanda), { server, member, language: 'es' });
    await expect.element(page.getByRole('button', { name: 'Acerca de este chat' })).toBeVisible();
  });
});

const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });

test('a report leaves out the messages before it, if the member does not want to send them', async ({
  server,
  member,
  chats,
}) => {
  const hedwig = chats.addChat('Hedwig');
  hedwig.add('other', 'Buy cheap relics');
  await renderApp(chatPath(hedwig), { server, member });
  await chooseFromMenu(menuOf('Buy cheap relics'), 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('radio', { name: 'Fraud or a false identity' }).click();
  await dialog.getByRole('checkbox', { name: 'Also send the five messages before it' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('POST /report/create')[0]?.body).toMatchObject({ withEarlierMessages: false });
});

test('only a message of the other member can be reported', async ({ server, member, chats }) => {
  const hedwig = chats.addChat('Hedwig');
  hedwig.add('other', 'Buy cheap relics');
  hedwig.add('member', 'No, thank you');
  await renderApp(chatPath(hedwig), { server, member, width: 375 });
  await chooseFromMenu(menuOf('Buy cheap relics'), 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('radio', { name: 'Fraud or a false identity' }).click();
  await expectSound();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(/Our moderators will review it/);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('POST /report/create')[0]?.body).toMatchObject({
    subjectType: 'message',
    withEarlierMessages: true,
  });
  await menuOf('No, thank you').click();
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Report' })).not.toBeInTheDocument();
});
