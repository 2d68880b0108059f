import { audit } from './audit.ts';
import {
  aboutButton,
  bubble,
  chatBetween,
  chatHeader,
  chatPath,
  chooseChat,
  drawnTexts,
  fullName,
  messageComposer,
  openChat,
  say,
  write,
} from './chats.ts';
import { befriend } from './members.ts';
import { confirm, headerButton } from './screens.ts';
import { expect, test, visit } from './test.ts';

test('two friends write to each other, and see it as it happens', async ({ signIn }) => {
  test.setTimeout(180_000);
  const agnes = await signIn('Agnes');
  const bruno = await signIn('Bruno');
  const hers = agnes.page;
  const his = bruno.page;
  await befriend(hers.request, agnes.member, bruno.member);

  await test.step('Agnes begins a chat with Bruno', async () => {
    await visit(hers, '/messages');
    await expect(hers.getByText('No se encontraron chats.')).toBeVisible();
    await audit(hers, 'no chats');
    await hers.getByRole('button', { name: 'Nuevo chat' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Nuevo chat' });
    await dialog.getByRole('searchbox', { name: 'Search friends' }).fill(bruno.member.lastName);
    await dialog.getByText(fullName(bruno.member)).click();
    await audit(hers, 'new chat');
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(hers).toHaveURL(/\/messages\?chat=/);
    await expect(hers.getByText('Envía un mensaje para iniciar la conversación')).toBeVisible();
    await expect(hers.getByRole('heading', { name: fullName(bruno.member) })).toBeVisible();
    await expect(hers).toHaveTitle(`${fullName(bruno.member)} · Parvis`);
  });

  await test.step('Bruno, who is elsewhere, sees that something waits', async () => {
    await visit(his, '/settings');
    await say(hers, 'Pax et bonum');
    await expect(bubble(hers, 'Pax et bonum')).toHaveAttribute('data-state', 'sent');
    await expect(
      headerButton(his, 'Messages')
        .or(his.getByRole('link', { name: /^Messages, 1 unread/ }))
        .first(),
    ).toBeVisible();
    await his.goto('/messages');
    const row = his.getByRole('link', { name: `${fullName(agnes.member)}, 1 unread message` });
    await expect(row).toBeVisible();
    await expect(his.getByText('Pax et bonum')).toBeVisible();
    await audit(his, 'chats');
    await row.click();
    await expect(bubble(his, 'Pax et bonum')).toBeVisible();
  });

  await test.step('she sees that he has read it, that he is here, and that he writes', async () => {
    await expect(bubble(hers, 'Pax et bonum')).toContainText('Seen');
    await expect(chatHeader(hers).getByText('Online')).toBeVisible();
    await messageComposer(his).field.pressSequentially('Et cum');
    await expect(hers.getByText(`${fullName(bruno.member)} is writing…`)).toBeVisible();
    await messageComposer(his).field.fill('Et cum spiritu tuo');
    await messageComposer(his).send.click();
    await expect(bubble(hers, 'Et cum spiritu tuo')).toBeVisible();
    await expect(hers.getByText(`${fullName(bruno.member)} is writing…`)).toHaveCount(0);
    expect(await drawnTexts(hers)).toEqual(['Pax et bonum', 'Et cum spiritu tuo']);
    expect(await drawnTexts(his)).toEqual(['Pax et bonum', 'Et cum spiritu tuo']);
    await audit(hers, 'chat');
  });
});

test('the tabs of a member agree', async ({ signIn, isMobile }) => {
  test.skip(isMobile, 'A phone shows one tab at a time.');
  const clara = await signIn('Clara');
  const david = await signIn('David');
  const chatId = await chatBetween(clara.page.request, clara.member, david.member);
  const context = clara.page.context();
  const second = await context.newPage();
  const third = await context.newPage();
  await visit(second, '/community');
  await visit(third, '/messages');
  await openChat(clara.page, chatId);
  await write(david.page.request, david.member, chatId, 'One for all');
  for (const page of [second, third]) await page.bringToFront();
  await clara.page.bringToFront();

  await expect(bubble(clara.page, 'One for all')).toBeVisible();
  await expect(headerButton(second, 'Messages')).toHaveAccessibleName('Messages');
  await expect(third.getByRole('link', { name: fullName(david.member), exact: true })).toBeVisible();
  await expect(third.getByText('One for all')).toBeVisible();

  await say(clara.page, 'All for one');
  await third.goto(chatPath(chatId));
  await expect(bubble(third, 'All for one')).toBeVisible();
  await say(third, 'From the third');
  await expect(bubble(clara.page, 'From the third')).toHaveAttribute('data-state', 'sent');
  const said = ['One for all', 'All for one', 'From the third'];
  for (const page of [clara.page, third]) await expect.poll(() => drawnTexts(page)).toEqual(said);
});

test('the header counts the chats and leads to one', async ({ signIn, isMobile }) => {
  test.skip(isMobile, 'A narrow header has no room for it: the bar leads there.');
  const edith = await signIn('Edith');
  const felix = await signIn('Felix');
  const chatId = await chatBetween(edith.page.request, edith.member, felix.member);
  await visit(edith.page, '/community');
  await write(felix.page.request, felix.member, chatId, 'Laudetur');
  const button = headerButton(edith.page, 'Messages');
  await expect(button).toHaveAccessibleName('Messages, 1 unread');
  await button.click();
  const panel = edith.page.getByRole('dialog', { name: 'Messages (1)' });
  await expect(panel.getByText('Laudetur')).toBeVisible();
  await audit(edith.page, 'messages in the header');
  await panel.getByRole('link', { name: fullName(felix.member) }).click();
  await expect(edith.page).toHaveURL(new RegExp(`chat=${chatId}$`));
  await expect(panel).toBeHidden();
  await expect(bubble(edith.page, 'Laudetur')).toBeVisible();
  await expect(button).toHaveAccessibleName('Messages');
});

test('what is written while the header counts for the first time is counted', async ({
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'A narrow header has no room for it: the bar leads there.');
  const { page, member } = await signIn('Edith');
  const felix = await signIn('Felix');
  const chatId = await chatBetween(page.request, member, felix.member);
  const held = Promise.withResolvers<void>();
  await page.route(
    '**/api/user/counts',
    async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const counted = page.waitForRequest('**/api/user/counts');
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await visit(page, '/community');
  await counted;
  // The server tells only whom it has taken in.
  await expect.poll(() => frames.some((frame) => frame.startsWith('40'))).toBe(true);
  await write(felix.page.request, felix.member, chatId, 'Laudetur');
  await expect.poll(() => frames.some((frame) => frame.includes('new_message'))).toBe(true);
  held.resolve();
  await expect(headerButton(page, 'Messages')).toHaveAccessibleName('Messages, 1 unread');
});

test('what is said is found again, and its place shown', async ({ signIn }) => {
  test.setTimeout(120_000);
  const { page, member } = await signIn('Irma');
  const judith = await signIn('Judith');
  const chatId = await chatBetween(page.request, member, judith.member);
  await write(page.request, member, chatId, 'The procesión begins at six.');
  for (let count = 1; count <= 150; count += 1) {
    await write(judith.page.request, judith.member, chatId, `Bead ${count}`);
  }
  await openChat(page, chatId);
  await aboutButton(page).click();
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('PROCESION');
  await expect(page.getByText('1 of 1')).toBeVisible();
  const found = page.getByRole('list', { name: 'Messages found' }).getByRole('button');
  await audit(page, 'found in a chat');
  await found.click();
  const place = bubble(page, 'The procesión begins at six.');
  await expect(place).toBeInViewport();
  await expect(place).toHaveAttribute('data-highlighted', 'true');
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(bubble(page, 'Bead 150')).toBeInViewport();
  await expect(place).toHaveCount(0);
});

test('a chat is muted, and deleted for oneself alone', async ({ signIn }) => {
  const { page, member } = await signIn('Karl');
  const lea = await signIn('Lea');
  const chatId = await chatBetween(page.request, member, lea.member);
  await write(lea.page.request, lea.member, chatId, 'Vespers at five');
  await openChat(page, chatId);
  await aboutButton(page).click();
  const mute = page.getByRole('switch', { name: 'Mute' });
  await mute.click();
  await expect(mute).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Mute' })).toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Delete chat' }).click();
  await confirm(page, 'Cancel');
  await expect(bubble(page, 'Vespers at five')).toBeVisible();
  await page.getByRole('button', { name: 'More about this chat' }).click();
  await page.getByRole('menuitem', { name: 'Delete chat' }).click();
  await confirm(page, 'Delete');
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByText('No se encontraron chats.')).toBeVisible();
  await openChat(lea.page, chatId);
  await expect(bubble(lea.page, 'Vespers at five')).toBeVisible();

  await test.step('the next message brings it back without what was before', async () => {
    await say(lea.page, 'Are you there?');
    await page.getByRole('link', { name: new RegExp(`^${fullName(lea.member)}`) }).click();
    await expect(bubble(page, 'Are you there?')).toBeVisible();
    expect(await drawnTexts(page)).toEqual(['Are you there?']);
  });
});

test('a profile leads to the chat, and the chat to the profile', async ({ signIn }) => {
  const { page, member } = await signIn('Martha');
  const noel = await signIn('Noel');
  await befriend(page.request, member, noel.member);
  await visit(page, `/profile/${noel.member._id}`);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(messageComposer(page).field).toBeVisible();
  await expect(page).toHaveURL(/\/messages\?chat=/);
  await aboutButton(page).click();
  await page.getByRole('link', { name: 'Show profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${noel.member._id}$`));
});

test('a chat of others, and one that never was, are not here', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 40[04]/);
  const olga = await signIn('Olga');
  const peter = await signIn('Peter');
  const quentin = await signIn('Quentin');
  const chatId = await chatBetween(olga.page.request, olga.member, peter.member);
  for (const id of [chatId, '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51', 'none']) {
    await visit(quentin.page, chatPath(id));
    await expect(quentin.page.getByText('This chat is not here')).toBeVisible();
  }
  await audit(quentin.page, 'no such chat');
  await quentin.page.getByRole('link', { name: 'Back to all chats' }).click();
  await expect(quentin.page).toHaveURL(/\/messages$/);
});

test('a draft waits in its chat, over a reload too', async ({ signIn }) => {
  const { page, member } = await signIn('Rita');
  const simon = await signIn('Simon');
  const tobias = await signIn('Tobias');
  const first = await chatBetween(page.request, member, simon.member);
  await chatBetween(page.request, member, tobias.member);
  await openChat(page, first);
  const { field } = messageComposer(page);
  await field.fill('For Simon');
  await chooseChat(page, fullName(tobias.member));
  await expect(field).toHaveValue('');
  await field.fill('For Tobias');
  await chooseChat(page, fullName(simon.member));
  await expect(field).toHaveValue('For Simon');
  await field.press('End');
  await field.pressSequentially(', again');
  // The page asks to stay for as long as something is not stored yet.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);
  await page.reload();
  await expect(field).toHaveValue('For Simon, again');
  await messageComposer(page).send.click();
  await expect(bubble(page, 'For Simon, again')).toHaveAttribute('data-state', 'sent');
  await page.reload();
  await expect(bubble(page, 'For Simon, again')).toBeVisible();
  await expect(field).toHaveValue('');
});
