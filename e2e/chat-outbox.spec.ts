import type { Page, Route } from '@playwright/test';
import {
  bubble,
  chatBetween,
  drawnTexts,
  messageComposer,
  openChat,
  say,
  storedMessages,
  write,
} from './chats.ts';
import { expect, test } from './test.ts';

const create = '**/api/message/create';

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED|websocket|socket\.io/i;

async function expectSent(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(bubble(page, text)).toHaveAttribute('data-state', 'sent');
}

test('a tab that was suspended offline sends its queue and shows new messages in order @desktop @chat', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(offline);
  const { page, member } = await signIn('Kilian');
  const ludmila = await signIn('Ludmila');
  const chatId = await chatBetween(page.request, member, ludmila.member);
  await page.clock.install();
  await openChat(page, chatId);
  await say(page, 'Good night');
  await expectSent(page, ['Good night']);

  await page.context().setOffline(true);
  const written = ['Dream 1', 'Dream 2', 'Dream 3'];
  for (const text of written) await say(page, text);
  for (const text of written) await expect(bubble(page, text)).toHaveAttribute('data-state', 'sending');
  const lifecycle = await page.context().newCDPSession(page);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  const hours = Array.from({ length: 30 }, (_, index) => `Hour ${index + 1}`);
  for (const text of hours) await write(ludmila.page.request, ludmila.member, chatId, text);
  await page.context().setOffline(false);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.fastForward('01:00:00');

  const all = ['Good night', ...hours, ...written];
  const storedTexts = async () => {
    const stored = await storedMessages(page.request, member, chatId);
    return stored.map(({ content }) => content);
  };
  await expect.poll(storedTexts).toEqual(all);
  await page.getByRole('log').press('End');
  await expectSent(page, written);
  const texts = await drawnTexts(page);
  expect(texts).toEqual(all.slice(-texts.length));
});

test('a reload while sending neither loses nor duplicates a message @phone @chat', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(offline);
  const { page, member } = await signIn('Cyril');
  const dora = await signIn('Dora');
  const chatId = await chatBetween(page.request, member, dora.member);
  await openChat(page, chatId);

  // The server stores the first message, but its response is lost.
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
  expect(await drawnTexts(page)).toEqual(['One', 'Two']);
  const stored = await storedMessages(page.request, member, chatId);
  expect(stored.map(({ content }) => content)).toEqual(['One', 'Two']);
});

test('an interrupted upload is sent once, when the network is back @desktop @chat', async ({
  signIn,
  pageErrorMonitor,
}) => {
  pageErrorMonitor.expectRefusal(offline);
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
  await limit(2 * 1024 * 1024);

  await messageComposer(page).file.setInputFiles({
    name: 'chronicle.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(6 * 1024 * 1024, 'Deus caritas est. '),
  });
  await messageComposer(page).send.click();
  const sent = bubble(page, 'Archivo adjuntado: chronicle.txt');
  const progress = sent.getByRole('progressbar');
  await expect
    .poll(async () => Number((await progress.getAttribute('aria-valuenow')) ?? 0))
    .toBeGreaterThan(35);
  await page.context().setOffline(true);
  await expect(sent).toHaveAttribute('data-state', 'sending');
  await limit(-1);
  await page.context().setOffline(false);

  await expectSent(page, ['Archivo adjuntado: chronicle.txt']);
  await expect(sent).toHaveCount(1);
  expect(await storedMessages(page.request, member, chatId)).toHaveLength(1);
});
