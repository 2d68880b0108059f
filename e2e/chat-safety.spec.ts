import { audit } from './audit.ts';
import { bubble, chatBetween, chatHeader, messageComposer, openChat, say, write } from './chats.ts';
import { authorised } from './members.ts';
import { expectToast } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('who is no friend any more cannot write, and reads why', async ({ signIn }) => {
  const { page, member } = await signIn('Ambrose');
  const blanche = await signIn('Blanche');
  const chatId = await chatBetween(page.request, member, blanche.member);
  await write(page.request, member, chatId, 'While we were friends');
  await openChat(page, chatId);
  await openChat(blanche.page, chatId);
  const ended = await page.request.delete(`/api/friendship/${blanche.member._id}`, {
    headers: authorised(member),
  });
  expect(ended.status()).toBe(200);
  for (const each of [page, blanche.page]) {
    await expect(each.getByText(/You can write to friends only/)).toBeVisible();
    await expect(messageComposer(each).field).toHaveCount(0);
    await expect(bubble(each, 'While we were friends')).toBeVisible();
  }
  await audit(page, 'a closed chat');
});

test('a block closes the chat for both, and the blocked does not read of it', async ({ signIn }) => {
  const { page, member } = await signIn('Clement');
  const dorothea = await signIn('Dorothea');
  const chatId = await chatBetween(page.request, member, dorothea.member);
  await write(page.request, member, chatId, 'Before');
  await openChat(page, chatId);
  await openChat(dorothea.page, chatId);
  const blocked = await page.request.post(`/api/block/${dorothea.member._id}`, {
    headers: authorised(member),
    data: {},
  });
  expect(blocked.ok()).toBe(true);
  await expect(page.getByText(/You have blocked/)).toBeVisible();
  await expect(dorothea.page.getByText(/You can write to friends only/)).toBeVisible();
  await expect(dorothea.page.getByText(/blocked/)).toHaveCount(0);
});

test('a session that is revoked while a chat is open ends, and shows the chat no more', async ({
  signIn,
  vigilance,
}) => {
  vigilance.expectRefusal(/status of 401/);
  const { page, member } = await signIn('Egbert');
  const faith = await signIn('Faith');
  const chatId = await chatBetween(page.request, member, faith.member);
  await write(faith.page.request, faith.member, chatId, 'Between us');
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await openChat(page, chatId);
  await connected;
  await expect(bubble(page, 'Between us')).toBeVisible();
  await page.request.post('/api/auth/logout', { headers: authorised(member), data: {} });
  await expect(page).toHaveURL(/\/signin$/, { timeout: 15_000 });
  await expect(page.getByText('Session expired, please log in again.')).toBeVisible();
  await expect(page.getByText('Between us')).toHaveCount(0);
});

test('a message of the other can be reported', async ({ signIn }) => {
  const { page, member } = await signIn('Giles');
  const hedwig = await signIn('Hedwig');
  const chatId = await chatBetween(page.request, member, hedwig.member);
  await write(hedwig.page.request, hedwig.member, chatId, 'Buy cheap relics');
  await openChat(page, chatId);
  await say(page, 'No, thank you');
  await bubble(page, 'Buy cheap relics').getByRole('button', { name: 'More about this message' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('radio', { name: 'Fraud or a false identity' }).click();
  await audit(page, 'report a message');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Our moderators will review it');
  await expect(dialog).toBeHidden();
  await bubble(page, 'No, thank you').getByRole('button', { name: 'More about this message' }).click();
  await expect(page.getByRole('menuitem', { name: 'Report' })).toHaveCount(0);
});

test('whoever does not want to be seen here is not', async ({ signIn }) => {
  const { page, member } = await signIn('Isidore');
  const jadwiga = await signIn('Jadwiga');
  const chatId = await chatBetween(page.request, member, jadwiga.member);
  await openChat(page, chatId);
  await visit(jadwiga.page, '/settings');
  await expect(chatHeader(page).getByText('Online')).toBeVisible();
  const shown = jadwiga.page.getByRole('switch', { name: 'Show when I am online' });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await expect(chatHeader(page).getByText('Online')).toHaveCount(0);
  await jadwiga.page.reload();
  await expect(shown).not.toBeChecked();
  await shown.click();
  await expect(chatHeader(page).getByText('Online')).toBeVisible();
  await jadwiga.page.close();
  await expect(chatHeader(page).getByText(/Last seen/)).toBeVisible({ timeout: 15_000 });
});

test('a message to somebody who is away is told, and the word of it leads to the chat', async ({
  signIn,
}) => {
  const { page, member } = await signIn('Kajetan');
  const lucia = await signIn('Lucia');
  const chatId = await chatBetween(page.request, member, lucia.member);
  await write(page.request, member, chatId, 'Call me when you can');
  await visit(lucia.page, '/notifications');
  const told = lucia.page.getByRole('link', { name: /has sent you a message/ });
  await expect(told).toBeVisible();
  await told.click();
  await expect(lucia.page).toHaveURL(new RegExp(`chat=${chatId}$`));
  await expect(bubble(lucia.page, 'Call me when you can')).toBeVisible();
});
