import { audit, expectSteady } from './audit.ts';
import {
  aboutButton,
  bubble,
  chatBetween,
  chatPath,
  fullName,
  messageComposer,
  openChat,
  thread,
  write,
} from './chats.ts';
import { press, tabTo, typeInto } from './keyboard.ts';
import { befriend } from './members.ts';
import { speakSpanish } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('a chat that is opened by its link stands still', async ({ signIn }) => {
  const { page, member } = await signIn('Barbara');
  const caspar = await signIn('Caspar');
  const chatId = await chatBetween(page.request, member, caspar.member);
  for (const text of ['One', 'Two', 'Three']) await write(caspar.page.request, caspar.member, chatId, text);
  await openChat(page, chatId);
  await expect(bubble(page, 'Three')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expectSteady(page, 'chat');
});

test('on a phone the list and the chat are two screens, with a way back', async ({ signIn, isMobile }) => {
  test.skip(!isMobile, 'A desk shows both.');
  const { page, member } = await signIn('Gemma');
  const hugo = await signIn('Hugo');
  const chatId = await chatBetween(page.request, member, hugo.member);
  await visit(page, '/messages');
  const row = page.getByRole('link', { name: fullName(hugo.member), exact: true });
  await row.click();
  await expect(messageComposer(page).field).toBeVisible();
  await expect(row).toBeHidden();
  await aboutButton(page).click();
  await expect(page.getByRole('switch', { name: 'Mute' })).toBeVisible();
  await audit(page, 'about a chat');
  await page.goBack();
  await expect(messageComposer(page).field).toBeVisible();
  await page.getByRole('button', { name: 'Back to the chats' }).click();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\/messages$/);

  await test.step('also from a link that led straight to the chat', async () => {
    await openChat(page, chatId);
    await page.getByRole('button', { name: 'Back to the chats' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('and Enter begins a line, as there is no Shift and Enter', async () => {
    await row.click();
    const { field } = messageComposer(page);
    await field.fill('one');
    await field.press('Enter');
    await field.pressSequentially('two');
    await expect(field).toHaveValue('one\ntwo');
  });
});

test('a chat is led by the keyboard alone', async ({ signIn, isMobile }) => {
  test.skip(isMobile, 'A phone has no such keyboard.');
  test.setTimeout(120_000);
  const { page, member } = await signIn('Ursula');
  const victor = await signIn('Victor');
  await befriend(page.request, member, victor.member);
  await visit(page, '/messages');
  await press(page, page.getByRole('button', { name: 'Nuevo chat' }));
  const dialog = page.getByRole('dialog', { name: 'Nuevo chat' });
  const choice = dialog.getByRole('radio', { name: fullName(victor.member) });
  await press(page, choice, 'Space');
  await press(page, dialog.getByRole('button', { name: 'Start Conversation' }));
  const { field } = messageComposer(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(bubble(page, /First line\s+second line/)).toHaveAttribute('data-state', 'sent');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thread(page).locator('[data-component=message-bubble]')).toHaveCount(1);
  await press(page, aboutButton(page));
  await typeInto(page, page.getByRole('searchbox', { name: 'Search in this conversation' }), 'second');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await tabTo(page, page.getByRole('switch', { name: 'Mute' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Mute' })).toBeChecked();
});

test('the chat speaks Spanish to whoever chose it', async ({ signIn }) => {
  const { page, member } = await signIn('Ximena');
  const yolanda = await signIn('Yolanda');
  const chatId = await chatBetween(page.request, member, yolanda.member);
  await speakSpanish(page);
  await visit(page, chatPath(chatId));
  await expect(page.getByRole('button', { name: 'Acerca de este chat' })).toBeVisible();
});

test('at 768 pixels the list and the chat are two screens, as on a phone', async ({ signIn, isMobile }) => {
  test.skip(isMobile, 'The screen of a phone is narrower still.');
  const { page, member } = await signIn('Zita');
  const anton = await signIn('Anton');
  const chatId = await chatBetween(page.request, member, anton.member);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openChat(page, chatId);
  const row = page.getByRole('link', { name: fullName(anton.member), exact: true });
  await expect(row).toBeHidden();
  await audit(page, 'chat at 768 px');
  await page.getByRole('button', { name: 'Back to the chats' }).click();
  await expect(row).toBeVisible();
  await expect(messageComposer(page).field).toBeHidden();
  await audit(page, 'chats at 768 px');
});
