import { audit } from './audit.ts';
import {
  bubble,
  chatBetween,
  chatHeader,
  drawnTexts,
  fullName,
  messageComposer,
  openChat,
  say,
  storedMessages,
  write,
} from './chats.ts';
import { authorised, befriend } from './members.ts';
import { confirm, connection, headerButton } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('two friends chat and see each other’s messages live @desktop @chat', async ({ signIn }) => {
  const agnes = await signIn('Agnes');
  const bruno = await signIn('Bruno');
  const hers = agnes.page;
  const his = bruno.page;
  await befriend(hers.request, agnes.member, bruno.member);

  await test.step('Agnes starts a chat with Bruno', async () => {
    await visit(hers, '/messages');
    await hers.getByRole('button', { name: 'Nuevo chat' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Nuevo chat' });
    await dialog.getByRole('searchbox', { name: 'Search friends' }).fill(bruno.member.lastName);
    await dialog.getByText(fullName(bruno.member)).click();
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(hers).toHaveURL(/\/messages\?chat=/);
    await expect(hers).toHaveTitle(`${fullName(bruno.member)} · Parvis`);
  });

  await test.step('Bruno sees the unread count on another page', async () => {
    await visit(his, '/settings');
    await say(hers, 'Pax et bonum');
    await expect(headerButton(his, 'Messages')).toHaveAccessibleName('Messages, 1 unread');
    await headerButton(his, 'Messages').click();
    await his
      .getByRole('dialog', { name: 'Messages (1)' })
      .getByRole('link', { name: fullName(agnes.member) })
      .click();
    await expect(bubble(his, 'Pax et bonum')).toBeVisible();
  });

  await test.step('she sees that he has read it, is online, and is typing', async () => {
    await expect(bubble(hers, 'Pax et bonum')).toContainText('Seen');
    await expect(chatHeader(hers).getByText('Online')).toBeVisible();
    await messageComposer(his).field.pressSequentially('Et cum');
    await expect(hers.getByText(`${fullName(bruno.member)} is writing…`)).toBeVisible();
    await messageComposer(his).field.fill('Et cum spiritu tuo');
    await messageComposer(his).send.click();
    await expect(bubble(hers, 'Et cum spiritu tuo')).toBeVisible();
    await expect(hers.getByText(`${fullName(bruno.member)} is writing…`)).toHaveCount(0);
    for (const page of [hers, his])
      expect(await drawnTexts(page)).toEqual(['Pax et bonum', 'Et cum spiritu tuo']);
    // The audit of every route does not open a chat, so only this audit checks what a chat stores in the browser.
    await audit(hers, 'chat');
  });
});

test('the tabs of a member stay in sync @desktop @chat', async ({ signIn }) => {
  const { page: first, member } = await signIn('Clara');
  const david = await signIn('David');
  const chatId = await chatBetween(first.request, member, david.member);
  const second = await first.context().newPage();
  await visit(second, '/messages');
  await openChat(first, chatId);
  await write(david.page.request, david.member, chatId, 'One for all');
  await expect(second.getByRole('link', { name: fullName(david.member) })).toBeVisible();
  await expect(second.getByText('One for all')).toBeVisible();
  await first.bringToFront();
  await expect(bubble(first, 'One for all')).toBeVisible();
  await expect(second.getByRole('link', { name: fullName(david.member), exact: true })).toBeVisible();
  await expect(headerButton(second, 'Messages')).toHaveAccessibleName('Messages');

  await say(first, 'All for one');
  await second.getByRole('link', { name: fullName(david.member), exact: true }).click();
  await expect(bubble(second, 'All for one')).toBeVisible();
  await say(second, 'From the second');
  const texts = ['One for all', 'All for one', 'From the second'];
  for (const page of [first, second]) {
    await expect(bubble(page, 'From the second')).toHaveAttribute('data-state', 'sent');
    expect(await drawnTexts(page)).toEqual(texts);
  }
});

test('a notification opens a chat; after a member deletes the chat, it comes back with the next message @phone @chat', async ({
  signIn,
}) => {
  const { page, member } = await signIn('Lucia');
  const kajetan = await signIn('Kajetan');
  const chatId = await chatBetween(page.request, member, kajetan.member);
  await write(page.request, kajetan.member, chatId, 'Call me when you can');
  await visit(page, '/notifications');
  await page.getByRole('link', { name: /has sent you a message/ }).click();
  await expect(page).toHaveURL(new RegExp(`chat=${chatId}$`));
  await expect(bubble(page, 'Call me when you can')).toBeVisible();

  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Delete chat' }).click();
  await confirm(page, 'Delete');
  await expect(page.getByText('No se encontraron chats.')).toBeVisible();
  const stored = await storedMessages(page.request, kajetan.member, chatId);
  expect(stored.map(({ content }) => content)).toEqual(['Call me when you can']);

  await write(page.request, kajetan.member, chatId, 'Are you there?');
  await page.getByRole('link', { name: new RegExp(`^${fullName(kajetan.member)}`) }).click();
  await expect(bubble(page, 'Are you there?')).toBeVisible();
  expect(await drawnTexts(page)).toEqual(['Are you there?']);
});

test('a chat closes for both members when the friendship ends, and for one when their session ends @phone @chat', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(/status of 401/);
  const { page, member } = await signIn('Ambrose');
  const blanche = await signIn('Blanche');
  const chatId = await chatBetween(page.request, member, blanche.member);
  await write(page.request, member, chatId, 'While we were friends');
  for (const each of [page, blanche.page]) {
    const connected = connection(each);
    await openChat(each, chatId);
    await connected;
  }
  const { request } = page;
  const headers = authorised(member);

  await test.step('former friends cannot write', async () => {
    expect((await request.delete(`/api/friendship/${blanche.member._id}`, { headers })).status()).toBe(200);
    for (const each of [page, blanche.page]) {
      await expect(each.getByText(/You can only write to friends/)).toBeVisible();
      await expect(messageComposer(each).field).toHaveCount(0);
      await expect(bubble(each, 'While we were friends')).toBeVisible();
    }
  });

  await test.step('a blocked member does not learn about the block', async () => {
    const blocked = await request.post(`/api/block/${blanche.member._id}`, { headers, data: {} });
    expect(blocked.ok()).toBe(true);
    await expect(page.getByText(/You have blocked/)).toBeVisible();
    await expect(blanche.page.getByText(/You can only write to friends/)).toBeVisible();
    await expect(blanche.page.getByText(/blocked/)).toHaveCount(0);
  });

  await test.step('a revoked session no longer shows the chat', async () => {
    await request.post('/api/auth/logout', { headers, data: {} });
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText('Session expired, please log in again.')).toBeVisible();
    await expect(page.getByText('While we were friends')).toHaveCount(0);
  });
});
