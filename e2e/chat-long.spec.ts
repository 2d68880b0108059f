import {
  bubble,
  chatBetween,
  messageComposer,
  openChat,
  readAll,
  say,
  thread,
  write,
  writeAll,
} from './chats.ts';
import { expect, test } from './test.ts';

const total = 10_000;

test('ten thousand messages scroll, with few of them in the page', async ({ signIn, isMobile, baseURL }) => {
  test.skip(isMobile, 'The same code, and ten thousand messages again.');
  test.setTimeout(180_000);
  const { page, member } = await signIn('Gereon');
  const heloise = await signIn('Heloise');
  const chatId = await chatBetween(page.request, member, heloise.member);
  const psalms = Array.from({ length: total }, (_, index) => `Psalm ${index + 1}`);
  await Promise.all([
    writeAll(baseURL, member, chatId, psalms.slice(0, total / 2)),
    writeAll(baseURL, heloise.member, chatId, psalms.slice(total / 2)),
  ]);
  // Whichever of the two ends last leaves the other with some unread, and the chat would begin at the first of them.
  await readAll(page.request, member, chatId);
  await openChat(page, chatId);
  const bubbles = thread(page).locator('[data-component=message-bubble]');
  const log = thread(page);
  await expect(bubbles.last()).toBeInViewport();

  await test.step('older ones come above, and what is read stays where it is', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      await expect(log).toHaveAttribute('aria-busy', 'false');
      for (const text of await bubbles.allInnerTexts()) seen.add(text);
      expect(await bubbles.count()).toBeLessThan(60);
      await log.evaluate((element) => element.scrollBy(0, -3000));
    }
    expect(seen.size).toBeGreaterThan(400);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500);
    await expect(log).toHaveAttribute('aria-busy', 'false');
    await expect(bubbles.first()).toBeAttached();
    await log.evaluate((element) => element.scrollBy(0, 600));
    await expect(log).toHaveAttribute('aria-busy', 'false');
    const id = await bubbles.nth(5).getAttribute('data-message');
    const read = log.locator(`[data-message="${id}"]`);
    const place = await read.boundingBox();
    await write(heloise.page.request, heloise.member, chatId, 'Selah');
    await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
    const after = await read.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(1);
  });

  await test.step('and one comes back to the newest by a press, or by writing', async () => {
    await page.getByRole('button', { name: '1 new message' }).click();
    await expect(bubble(page, 'Selah')).toBeInViewport();
    await log.evaluate((element) => element.scrollBy(0, -3000));
    await say(page, 'Amen');
    await expect(bubble(page, 'Amen')).toBeInViewport();
    await expect(messageComposer(page).field).toBeFocused();
  });
});

test('a chat begins at the first message that was not read', async ({ signIn }) => {
  const { page, member } = await signIn('Gereon');
  const heloise = await signIn('Heloise');
  const chatId = await chatBetween(page.request, member, heloise.member);
  for (const text of ['Vespers', 'Compline', 'Matins'])
    await write(heloise.page.request, heloise.member, chatId, text);
  await readAll(page.request, member, chatId);
  const unread = ['Lauds', ...Array.from({ length: 23 }, (_, index) => `Psalm ${index + 1}`), 'Amen'];
  for (const text of unread) await write(heloise.page.request, heloise.member, chatId, text);
  await openChat(page, chatId);
  await expect(thread(page).getByText('New from here')).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, 'Lauds')).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, 'Amen')).not.toBeInViewport();
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(bubble(page, 'Amen')).toBeInViewport({ ratio: 1 });
});
