import type { APIRequestContext, Page } from '@playwright/test';
import { audit } from './audit.ts';
import { bubble, chatBetween, chatPath, fullName, messageComposer, openChat, say, write } from './chats.ts';
import { authorised, register } from './members.ts';
import type { Member } from './members.ts';
import { expect, test, visit } from './test.ts';

const create = '**/api/message/create';

/** The rows of the list that are drawn. */
const rows = (page: Page) => page.getByRole('main').locator('[data-component=chat-list] li');
const row = (page: Page, member: Member) =>
  page.getByRole('main').getByRole('link', { name: fullName(member), exact: true });

async function friendsOf(request: APIRequestContext, member: Member, count: number): Promise<Member[]> {
  const friends: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const friend = await register(request, 'Friend');
    await chatBetween(request, member, friend);
    friends.push(friend);
  }
  return friends;
}

test('many chats and friends come as one scrolls to them', async ({ signIn, isMobile }) => {
  test.setTimeout(120_000);
  const { page, member } = await signIn('Zacchaeus');
  const friends = await friendsOf(page.request, member, 50);
  const [first] = friends;
  const last = friends.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no friends.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?:chat\/getByUser|friendship\/friends)/u.test(request.url())) asked.push(request.url());
  });
  await visit(page, '/messages');
  await expect(row(page, last)).toBeVisible();
  expect(asked.filter((url) => url.includes('cursor'))).toEqual([]);

  await test.step('the oldest chat is found at the end of the list, and few rows are drawn', async () => {
    await row(page, last).hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(row(page, first)).toBeInViewport({ timeout: 200 });
    }).toPass();
    expect(await rows(page).count()).toBeLessThan(40);
    expect(asked.filter((url) => url.includes('cursor'))).toHaveLength(1);
    await audit(page, 'the end of many chats');
  });

  await test.step('and stands where it was when one comes back to it', async () => {
    if (!isMobile) return; // A desk shows both.
    const before = await row(page, first).boundingBox();
    await row(page, first).click();
    await expect(messageComposer(page).field).toBeVisible();
    await page.getByRole('button', { name: 'Back to the chats' }).click();
    await expect(row(page, first)).toBeInViewport();
    expect((await row(page, first).boundingBox())?.y).toBe(before?.y);
  });

  await test.step('a friend is found by scrolling, and by the search on the server', async () => {
    await page.getByRole('button', { name: 'Nuevo chat' }).click();
    const dialog = page.getByRole('dialog');
    const choice = (friend: Member) => dialog.getByRole('radio', { name: fullName(friend) });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('group').hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(dialog.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '50', {
        timeout: 200,
      });
    }).toPass();
    expect(await dialog.getByRole('radio').count()).toBeLessThan(40);
    await dialog.getByRole('searchbox').fill(first.lastName);
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await dialog.getByText(fullName(first)).click();
    await expect(choice(first)).toBeChecked();
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(messageComposer(page).field).toBeVisible();
  });
});

test('what could not be sent is told in the list, and goes with its chat', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 403/);
  const { page, member } = await signIn('Yves');
  const xenia = await signIn('Xenia');
  const chatId = await chatBetween(page.request, member, xenia.member);
  await write(xenia.page.request, xenia.member, chatId, 'Said before');
  const refuse = () =>
    page.route(create, (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'Not at this hour.', id: 'chat.not-friends' }),
      }),
    );
  const back = page.getByRole('button', { name: 'Back to the chats' });
  const toList = async () => {
    if (await back.isVisible()) await back.click();
  };
  const unsent = rows(page).getByText('Not sent: Lost words');
  const deleteChat = async () => {
    const answer = await page.request.delete(`/api/chat/delete/${chatId}`, { headers: authorised(member) });
    expect(answer.status()).toBe(200);
  };

  await test.step('in its row', async () => {
    await refuse();
    await openChat(page, chatId);
    await say(page, 'Lost words');
    await expect(bubble(page, 'Lost words')).toHaveAttribute('data-state', 'failed');
    await toList();
    await expect(unsent).toBeVisible();
    await audit(page, 'a chat with what was not sent');
  });

  await test.step('also where the chat was deleted elsewhere while this page was closed', async () => {
    await page.goto('about:blank');
    await deleteChat();
    await visit(page, '/messages');
    await expect(unsent).toBeVisible();
    await row(page, xenia.member).click();
    await expect(bubble(page, 'Lost words')).toHaveAttribute('data-state', 'failed');
    await expect(bubble(page, 'Said before')).toHaveCount(0);
  });

  await test.step('and is gone with the chat that is deleted while this page is open', async () => {
    await write(xenia.page.request, xenia.member, chatId, 'Said again');
    await expect(bubble(page, 'Said again')).toBeVisible();
    await page.unroute(create);
    await deleteChat();
    await expect(page.getByText('This chat is not here')).toBeVisible();
    await visit(page, '/messages');
    await expect(page.getByText('No se encontraron chats.')).toBeVisible();
    await visit(page, chatPath(chatId));
    await expect(messageComposer(page).field).toBeVisible();
    await expect(page.locator('[data-component=message-bubble]')).toHaveCount(0);
  });

  await test.step('or by its menu, which says so', async () => {
    await refuse();
    await say(page, 'Lost words');
    await expect(bubble(page, 'Lost words')).toHaveAttribute('data-state', 'failed');
    await page.getByRole('button', { name: 'More about this chat' }).click();
    await page.getByRole('menuitem', { name: 'Delete chat' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('What is not sent yet goes too.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.unroute(create);
    await expect(page.getByText('No se encontraron chats.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No se encontraron chats.')).toBeVisible();
    await expect(unsent).toHaveCount(0);
  });
});
