import type { Page } from '@playwright/test';
import { bubble, fullName, messageComposer, say, thread } from './chats.ts';
import { befriend } from './members.ts';
import { confirm, connection } from './screens.ts';
import { expect, test, visit } from './test.ts';

const infoPanel = (page: Page) => page.getByRole('region', { name: /^About this chat/ });

test('members of a group chat write, join by its link and are removed @desktop @chat', async ({
  signIn,
  pageErrorMonitor,
}) => {
  const monica = await signIn('Monica');
  const austin = await signIn('Austin');
  const ambrose = await signIn('Ambrose');
  const hers = monica.page;
  const friends = [austin, ambrose];
  for (const { page, member } of friends) {
    await befriend(hers.request, monica.member, member);
    const connected = connection(page);
    await visit(page, '/messages');
    await connected;
  }

  await test.step('she creates the chat, and her friends see it at once', async () => {
    await visit(hers, '/messages');
    await hers.getByRole('button', { name: 'Nuevo chat' }).click();
    await hers.getByRole('dialog').getByRole('button', { name: 'New group chat' }).click();
    const dialog = hers.getByRole('dialog', { name: 'New group chat' });
    for (const { member } of friends) await dialog.getByText(fullName(member), { exact: true }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('textbox', { name: 'Name of the chat' }).fill('Choir');
    await dialog.getByRole('button', { name: 'Create the chat' }).click();
    await expect(thread(hers)).toContainText('You created the chat “Choir”');
    for (const { page } of friends) {
      await page.getByRole('link', { name: /^Choir/ }).click();
      await expect(thread(page)).toContainText('Monica created the chat “Choir”');
    }
  });

  await test.step('she sees that all have read her message', async () => {
    await say(hers, 'We begin at seven');
    for (const { page } of friends) await expect(bubble(page, 'We begin at seven')).toBeVisible();
    await expect(bubble(hers, 'We begin at seven')).toContainText('Read by all');
  });

  const link = await test.step('she creates a link', async () => {
    await hers.getByRole('button', { name: 'About this chat', exact: true }).click();
    await infoPanel(hers).getByRole('button', { name: 'Invite by link' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Invite by link' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    const url = await dialog.getByRole('textbox', { name: 'Link to the chat' }).inputValue();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    return new URL(url).pathname;
  });

  await test.step('a member joins by the link, and sees the messages from then on', async () => {
    const { page } = await signIn('Adeodatus');
    await visit(page, link);
    await page.getByRole('button', { name: 'Join the chat' }).click();
    await expect(thread(page)).toContainText('You joined the chat');
    for (const open of [hers, ...friends.map((friend) => friend.page)])
      await expect(thread(open)).toContainText('Adeodatus joined the chat');
    await say(page, 'Here I am');
    await expect(bubble(hers, 'Here I am')).toBeVisible();
    await expect(bubble(page, 'We begin at seven')).toHaveCount(0);
  });

  await test.step('she removes a member, who reads it in the open chat and cannot join again', async () => {
    pageErrorMonitor.expectRefusal(/status of 40[34]/);
    const name = fullName(austin.member);
    await infoPanel(hers)
      .getByRole('button', { name: `More about ${name}` })
      .click();
    await hers.getByRole('menuitem', { name: 'Remove from the chat' }).click();
    await confirm(hers, 'Remove');
    await expect(austin.page.getByText('You are no longer in this chat.')).toBeVisible();
    await expect(messageComposer(austin.page).field).toHaveCount(0);
    await expect(thread(ambrose.page)).toContainText('Monica removed Austin');
    await visit(austin.page, link);
    await expect(austin.page.getByText(/An owner has removed you from this chat/)).toBeVisible();
    await expect(austin.page.getByRole('button', { name: 'Join the chat' })).toHaveCount(0);
  });
});
