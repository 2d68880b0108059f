import type { Page, Route } from '@playwright/test';
import { bubble, chatBetween, drawnTexts, messageComposer, openChat, say, storedMessages } from './chats.ts';
import { expect, test, visit } from './test.ts';

const create = '**/api/message/create';

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|websocket|socket\.io/i;

async function expectSent(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect(bubble(page, text)).toHaveAttribute('data-state', 'sent', { timeout: 20_000 });
  }
  expect(await drawnTexts(page)).toEqual(texts);
}

test('what is written without a network is sent in order when it is back', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(offline);
  const { page, member } = await signIn('Agatha');
  const boris = await signIn('Boris');
  const chatId = await chatBetween(page.request, member, boris.member);
  await openChat(page, chatId);
  await openChat(boris.page, chatId);
  await say(page, 'While there was a network');
  await expect(bubble(page, 'While there was a network')).toHaveAttribute('data-state', 'sent');

  await page.context().setOffline(true);
  const written = Array.from({ length: 5 }, (_, index) => `At sea ${index + 1}`);
  for (const text of written) await say(page, text);
  for (const text of written) await expect(bubble(page, text)).toHaveAttribute('data-state', 'sending');
  await page.context().setOffline(false);

  const all = ['While there was a network', ...written];
  await expectSent(page, all);
  await expect.poll(() => drawnTexts(boris.page)).toEqual(all);
  const stored = await storedMessages(boris.page.request, boris.member, chatId);
  expect(stored.map(({ content }) => content)).toEqual(all);
});

test('a reload in the middle of sending neither loses nor doubles', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(offline);
  const { page, member } = await signIn('Cyril');
  const dora = await signIn('Dora');
  const chatId = await chatBetween(page.request, member, dora.member);
  await openChat(page, chatId);

  // The server stores the first one, and its answer never comes.
  let lost = 0;
  await page.route(create, async (route: Route) => {
    lost += 1;
    if (lost === 1) await route.fetch();
  });
  await say(page, 'One');
  await say(page, 'Two');
  await expect(bubble(page, 'Two')).toHaveAttribute('data-state', 'sending');
  await expect.poll(async () => (await storedMessages(page.request, member, chatId)).length).toBe(1);
  await page.unroute(create);
  await page.reload();

  await expectSent(page, ['One', 'Two']);
  const stored = await storedMessages(page.request, member, chatId);
  expect(stored.map(({ content }) => content)).toEqual(['One', 'Two']);
});

test('what a refused message says can be sent again, or dropped', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 403/);
  const { page, member } = await signIn('Elias');
  const flora = await signIn('Flora');
  const chatId = await chatBetween(page.request, member, flora.member);
  await openChat(page, chatId);
  await page.route(create, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'Not at this hour.', id: 'chat.not-friends' }),
    }),
  );
  await say(page, 'To be sent again');
  await say(page, 'To be dropped');
  const again = bubble(page, 'To be sent again');
  const dropped = bubble(page, 'To be dropped');
  await expect(again).toContainText('Not at this hour.');
  await expect(dropped).toHaveAttribute('data-state', 'failed');
  await page.reload();
  await expect(again).toHaveAttribute('data-state', 'failed');
  await dropped.getByRole('button', { name: 'Delete' }).click();
  await expect(dropped).toHaveCount(0);
  await page.unroute(create);
  await again.getByRole('button', { name: 'Retry' }).click();
  await expectSent(page, ['To be sent again']);
});

test('an upload that is cut at half is sent once, when the network is back', async ({
  signIn,
  vigilance,
  isMobile,
}) => {
  test.skip(isMobile, 'The same code, and 25 megabytes again.');
  test.setTimeout(180_000);
  vigilance.expectRefusal(offline);
  const { page, member } = await signIn('Gregor');
  const hilda = await signIn('Hilda');
  const chatId = await chatBetween(page.request, member, hilda.member);
  await openChat(page, chatId);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(6 * 1024 * 1024);

  const size = 25 * 1024 * 1024;
  await messageComposer(page).file.setInputFiles({
    name: 'chronicle.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(size, 'Deus caritas est. '),
  });
  await messageComposer(page).send.click();
  const sent = bubble(page, 'Archivo adjuntado: chronicle.txt');
  const progress = sent.getByRole('progressbar');
  await expect
    .poll(async () => Number((await progress.getAttribute('aria-valuenow')) ?? 0), { timeout: 30_000 })
    .toBeGreaterThan(35);
  await page.context().setOffline(true);
  await expect(sent).toHaveAttribute('data-state', 'sending');
  await limit(-1);
  await page.context().setOffline(false);

  await expect(sent).toHaveAttribute('data-state', 'sent', { timeout: 60_000 });
  await expect(sent).toHaveCount(1);
  const stored = await storedMessages(page.request, member, chatId);
  expect(stored).toHaveLength(1);
});

test('an upload can be stopped, and begun again', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/ERR_FAILED|ERR_ABORTED/);
  const { page, member } = await signIn('Ignatia');
  const jonas = await signIn('Jonas');
  const chatId = await chatBetween(page.request, member, jonas.member);
  await openChat(page, chatId);
  const held: Route[] = [];
  await page.route(create, (route) => {
    held.push(route);
  });
  await messageComposer(page).file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ora et labora'),
  });
  await messageComposer(page).send.click();
  const sent = bubble(page, 'Archivo adjuntado: notes.txt');
  await expect.poll(() => held.length).toBe(1);
  await sent.getByRole('button', { name: 'Cancel' }).click();
  await expect(sent).toHaveAttribute('data-state', 'failed');
  await expect(sent).toContainText('Canceled');
  await page.unroute(create);
  await sent.getByRole('button', { name: 'Retry' }).click();
  await expect(sent).toHaveAttribute('data-state', 'sent');
  expect(await storedMessages(page.request, member, chatId)).toHaveLength(1);
});

test('a tab that slept for an hour shows what came, in order', async ({ signIn, vigilance }) => {
  test.setTimeout(120_000);
  vigilance.expectRefusal(offline);
  const { page, member } = await signIn('Kilian');
  const ludmila = await signIn('Ludmila');
  const chatId = await chatBetween(page.request, member, ludmila.member);
  await page.clock.install();
  await openChat(page, chatId);
  await openChat(ludmila.page, chatId);
  await say(ludmila.page, 'Good night');
  await expect(bubble(page, 'Good night')).toBeVisible();

  const lifecycle = await page.context().newCDPSession(page);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.context().setOffline(true);
  const written = Array.from({ length: 30 }, (_, index) => `Hour ${index + 1}`);
  for (const text of written) {
    await say(ludmila.page, text);
  }
  await expect(bubble(ludmila.page, 'Hour 30')).toHaveAttribute('data-state', 'sent');
  await page.context().setOffline(false);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.fastForward('01:00:00');

  await expect(bubble(page, 'Hour 1').first()).toBeAttached({ timeout: 30_000 });
  await page.getByRole('log').press('End');
  await expect(bubble(page, 'Hour 30')).toBeVisible({ timeout: 30_000 });
  const texts = await drawnTexts(page);
  expect(texts).toEqual(['Good night', ...written].slice(-texts.length));
  await say(page, 'Good morning');
  await expect(bubble(ludmila.page, 'Good morning')).toBeVisible();
});

test('a message of blanks is none', async ({ signIn }) => {
  const { page, member } = await signIn('Monika');
  const norbert = await signIn('Norbert');
  const chatId = await chatBetween(page.request, member, norbert.member);
  await openChat(page, chatId);
  await say(page, '  \n ');
  await say(page, 'A word');
  await expectSent(page, ['A word']);
  await visit(page, '/messages');
  await expect(page.getByText('You: A word')).toBeVisible();
});
