import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { audit } from './audit.ts';
import { press, tabTo, typeInto } from './keyboard.ts';
import { authorised, publish } from './members.ts';
import type { Member } from './members.ts';
import { headerButton, openPeopleSearch, postControls, postWith } from './screens.ts';
import { expect, test, visit } from './test.ts';

// What happened is kept picture by picture, whether it went well or not.
test.use({ trace: 'on' });

const fullName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

const nameOf = (control: Locator) => control.getAttribute('aria-label');

test('two members find each other, befriend, and see it happen without reloading', async ({ signIn }) => {
  test.setTimeout(180_000);
  const agnes = await signIn('Agnes');
  const bruno = await signIn('Bruno');
  const hers = agnes.page;
  const his = bruno.page;
  await visit(his, '/community');
  await visit(hers, '/community');

  await test.step('Agnes finds Bruno by parts of both his names, and asks him', async () => {
    const search = await openPeopleSearch(hers);
    await search.fill(`BRU ${bruno.member.lastName.slice(0, 9)}`);
    const found = hers.getByRole('option', { name: fullName(bruno.member) });
    await expect(found).toBeVisible();
    await audit(hers, 'people search');
    await found.click();
    await expect(hers).toHaveURL(new RegExp(`/profile/${bruno.member._id}$`));
    await hers.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(hers.getByRole('button', { name: 'Cancel request' })).toBeVisible();
  });

  await test.step('Bruno sees it arrive, and accepts', async () => {
    const requests = headerButton(his, 'Friend requests');
    await expect(requests).toHaveAccessibleName('Friend requests, 1 waiting');
    await expect(headerButton(his, 'Notifications')).toHaveAccessibleName('Notifications, 1 unread');
    await requests.click();
    const opened = panel(his, 'Friend requests');
    await expect(opened.getByRole('link', { name: fullName(agnes.member) })).toBeVisible();
    await audit(his, 'friend requests');
    await opened.getByRole('button', { name: 'Accept' }).click();
    await expect(opened.getByText('No friend requests')).toBeVisible();
    await expect(requests).toHaveAccessibleName('Friend requests');
    await his.keyboard.press('Escape');
  });

  await test.step('Agnes sees that he has, reads it, and is led to him', async () => {
    await expect(hers.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
    const notifications = headerButton(hers, 'Notifications');
    await expect(notifications).toHaveAccessibleName('Notifications, 1 unread');
    await hers.getByRole('banner').getByRole('link').first().click();
    await expect(hers).toHaveURL(/\/community$/);
    await notifications.click();
    const opened = panel(hers, 'Notifications');
    await expect(opened.getByText('a few seconds ago').or(opened.getByText(/\d+ mins? ago/))).toBeVisible();
    await audit(hers, 'notifications in the header');
    await opened
      .getByRole('link', { name: `${fullName(bruno.member)} has accepted your friend request.` })
      .click();
    await expect(hers).toHaveURL(new RegExp(`/profile/${bruno.member._id}$`));
    await expect(notifications).toHaveAccessibleName('Notifications');
  });

  await test.step('a like arrives while Bruno looks at his notifications', async () => {
    const word = `Vigil ${bruno.member.lastName}`;
    await publish(his.request, bruno.member, word);
    await visit(hers, '/community');
    await visit(his, '/notifications');
    // The request is answered: nothing is left to be told of it.
    await expect(his.getByText('No notifications')).toBeVisible();
    await postControls(postWith(hers, word)).like.click();
    await expect(his.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    const liked = his.getByRole('link', { name: `${fullName(agnes.member)} likes your post., Unread` });
    await expect(liked).toBeVisible();
    await audit(his, 'notifications');
    await liked.click();
    await expect(his).toHaveURL(/\/community\?post=/);
    await expect(postWith(his, word)).toBeVisible();
  });
});

test('the tabs of a member agree within a second', async ({ signIn }) => {
  const clara = await signIn('Clara');
  const david = await signIn('David');
  const word = `Lauds ${clara.member.lastName}`;
  const post = await publish(clara.page.request, clara.member, word);
  await visit(clara.page, '/notifications');
  const second = await clara.page.context().newPage();
  await visit(second, '/community');
  const buttons = [headerButton(clara.page, 'Notifications'), headerButton(second, 'Notifications')];

  await david.page.request.post(`/api/reaction/post/${post}`, {
    headers: authorised(david.member),
    data: { type: 'like' },
  });
  for (const button of buttons) await expect(button).toHaveAccessibleName('Notifications, 1 unread');

  await clara.page.getByRole('button', { name: /^Mark as read/ }).click();
  await expect
    .poll(() => nameOf(headerButton(second, 'Notifications')), { timeout: 1000 })
    .toBe('Notifications');

  await clara.page.getByRole('button', { name: /^Delete/ }).click();
  await clara.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(clara.page.getByText('No notifications')).toBeVisible();
  await headerButton(second, 'Notifications').click();
  await expect(panel(second, 'Notifications').getByText('No notifications')).toBeVisible();
});

test('friends are made by keyboard alone', async ({ signIn }) => {
  test.setTimeout(180_000);
  const edith = await signIn('Edith');
  const felix = await signIn('Felix');
  const hers = edith.page;
  const his = felix.page;
  await visit(hers, '/community');
  await visit(his, '/community');

  const button = headerButton(hers, 'Search people');
  if (await button.isVisible()) await press(hers, button);
  await typeInto(hers, hers.getByRole('combobox', { name: 'Search people' }), felix.member.lastName);
  await expect(hers.getByRole('option', { name: fullName(felix.member) })).toBeVisible();
  await hers.keyboard.press('ArrowDown');
  await hers.keyboard.press('Enter');
  await expect(hers).toHaveURL(new RegExp(`/profile/${felix.member._id}$`));
  await press(hers, hers.getByRole('button', { name: 'Add', exact: true }));

  const requests = headerButton(his, 'Friend requests');
  await expect(requests).toHaveAccessibleName('Friend requests, 1 waiting');
  await press(his, requests);
  const opened = panel(his, 'Friend requests');
  await press(his, opened.getByRole('button', { name: 'Accept' }));
  await expect(opened.getByText('No friend requests')).toBeVisible();
  await his.keyboard.press('Escape');
  await expect(requests).toBeFocused();

  const notifications = headerButton(hers, 'Notifications');
  await expect(notifications).toHaveAccessibleName('Notifications, 1 unread');
  await press(hers, notifications);
  await press(hers, panel(hers, 'Notifications').getByRole('link', { name: /has accepted/ }));
  await expect(panel(hers, 'Notifications')).toBeHidden();
  await expect(notifications).toHaveAccessibleName('Notifications');
});

test('a member chooses what to be told of', async ({ signIn }) => {
  const { page, member } = await signIn('Gemma');
  const hugo = await signIn('Hugo');
  await visit(page, '/settings');
  await audit(page, 'settings');
  const likes = page.getByRole('switch', { name: 'Likes' });
  await expect(likes).toBeChecked();
  await likes.click();
  await expect(likes).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Likes' })).not.toBeChecked();

  const address = page.getByRole('switch', { name: 'Show my e-mail address' });
  await address.click();
  await expect(address).not.toBeChecked();
  const post = await publish(page.request, member, `Compline ${member.lastName}`);
  await visit(hugo.page, `/community?post=${post}`);
  await expect(postWith(hugo.page, member.lastName)).toBeVisible();
  await expect(hugo.page.getByText(member.email)).toHaveCount(0);
  const kept = hugo.page.waitForResponse(/\/api\/reaction\/post\//);
  await postControls(postWith(hugo.page, member.lastName)).like.click();
  expect((await kept).status()).toBe(201);
  await expect(headerButton(page, 'Notifications')).toHaveAccessibleName('Notifications');
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('es');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
});

test('the notifications say that they cannot be read, and are read when the network is back', async ({
  signIn,
  vigilance,
}) => {
  const { page } = await signIn('Irma');
  await visit(page, '/community');
  vigilance.expectRefusal(/notification\/all/);
  await page.route('**/api/notification/all/**', (route) => route.abort());
  await headerButton(page, 'Notifications').click();
  const opened = panel(page, 'Notifications');
  await expect(opened.getByRole('alert')).toContainText('Error fetching notification', { timeout: 20_000 });
  await page.unroute('**/api/notification/all/**');
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect(opened.getByText('No notifications')).toBeVisible();
  await tabTo(page, opened.getByRole('link', { name: 'View all' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notifications$/);
});

test('a session that ends elsewhere ends here, without a call of its own', async ({ signIn }) => {
  const { page, member } = await signIn('Judith');
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit(page, '/settings');
  await connected;
  await expect(page.getByRole('switch', { name: 'Likes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/auth/logout', { headers: authorised(member), data: {} });
  await expect(page).toHaveURL(/\/signin$/, { timeout: 15_000 });
  await expect(page.getByText('Session expired, please log in again.')).toBeVisible();
});

test('what came while there was no connection is there with the next', async ({ signIn, vigilance }) => {
  // The browser itself reports a connection that fails.
  vigilance.expectRefusal(/websocket|socket\.io/i);
  const { page, member } = await signIn('Karl');
  const lea = await signIn('Lea');
  const post = await publish(page.request, member, `Prime ${member.lastName}`);
  const connections: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (connection) => {
    if (isCut) void connection.close();
    else {
      connection.connectToServer();
      connections.push(connection);
    }
  });
  await visit(page, '/settings');
  await expect.poll(() => connections.length).toBe(1);

  isCut = true;
  await connections[0]?.close();
  await lea.page.request.post(`/api/reaction/post/${post}`, {
    headers: authorised(lea.member),
    data: { type: 'like' },
  });
  await expect(headerButton(page, 'Notifications')).toHaveAccessibleName('Notifications');

  isCut = false;
  await expect(headerButton(page, 'Notifications')).toHaveAccessibleName('Notifications, 1 unread', {
    timeout: 20_000,
  });
  expect(connections).toHaveLength(2);
});
