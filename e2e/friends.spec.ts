import type { Page } from '@playwright/test';
import { fullName } from './chats.ts';
import { publish } from './members.ts';
import { headerButton, openPeopleSearch, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('two members find each other and become friends, with live notifications @desktop @people', async ({
  signIn,
  pageErrorMonitor,
}) => {
  const agnes = await signIn('Agnes');
  const bruno = await signIn('Bruno');
  const hers = agnes.page;
  const his = bruno.page;
  await visit(his, '/settings');
  await visit(hers, '/settings');

  await test.step('Agnes finds Bruno by parts of both his names, and sends a request', async () => {
    const search = await openPeopleSearch(hers);
    await search.fill(`BRU ${bruno.member.lastName.slice(0, 9)}`);
    await hers.getByRole('option', { name: fullName(bruno.member) }).click();
    await expect(hers).toHaveURL(new RegExp(`/profile/${bruno.member._id}$`));
    await hers.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hers.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  });

  await test.step('Bruno is notified, and accepts', async () => {
    const requests = headerButton(his, 'Friend requests');
    await expect(requests).toHaveAccessibleName('Friend requests, 1 waiting');
    await expect(headerButton(his, 'Notifications')).toHaveAccessibleName('Notifications, 1 unread');
    await requests.click();
    const opened = panel(his, 'Friend requests');
    await expect(opened.getByRole('link', { name: fullName(agnes.member) })).toBeVisible();
    await opened.getByRole('button', { name: 'Accept' }).click();
    await expect(opened.getByText('No friend requests')).toBeVisible();
    await expect(requests).toHaveAccessibleName('Friend requests');
    // The friend request has been answered, so its notification has been removed.
    await expect(headerButton(his, 'Notifications')).toHaveAccessibleName('Notifications');
  });

  await test.step('Agnes is notified, and opens his profile', async () => {
    await expect(hers.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
    const notifications = headerButton(hers, 'Notifications');
    await expect(notifications).toHaveAccessibleName('Notifications, 1 unread');
    await visit(hers, '/community');
    await notifications.click();
    await panel(hers, 'Notifications')
      .getByRole('link', { name: `${fullName(bruno.member)} has accepted your friend request.` })
      .click();
    await expect(hers).toHaveURL(new RegExp(`/profile/${bruno.member._id}$`));
    await expect(notifications).toHaveAccessibleName('Notifications');
  });

  await test.step('both tabs of Bruno show a like, and that he has read it', async () => {
    const word = `Vigil ${bruno.member.lastName}`;
    await publish(his.request, bruno.member, word);
    const second = await his.context().newPage();
    await pageErrorMonitor.watch(second);
    await visit(his, '/notifications');
    await visit(second, '/settings');
    await visit(hers, '/community');
    await postControls(postWith(hers, word)).like.click();
    for (const tab of [his, second])
      await expect(headerButton(tab, 'Notifications')).toHaveAccessibleName('Notifications, 1 unread');
    await his.getByRole('link', { name: `${fullName(agnes.member)} likes your post., Unread` }).click();
    await expect(his).toHaveURL(/\/post\//);
    await expect(postWith(his, word)).toBeVisible();
    await expect(headerButton(second, 'Notifications')).toHaveAccessibleName('Notifications');
  });
});
