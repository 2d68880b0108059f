import { page } from 'vitest/browser';
import {
  aboutChat,
  bubble,
  chatPath,
  expectAllSent,
  messageComposer,
  say,
  shownTexts,
  thread,
} from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect } from '../../../test/test.ts';

const toNewest = page.getByRole('button', { name: 'Go to the newest message' });
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const settled = (): Promise<void> => expect.element(thread).toHaveAttribute('aria-busy', 'false');
const bubbles = () => thread.getByRole('listitem').elements();

test('ten thousand messages scroll, with few of them in the DOM', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const heloise = chats.addChat('Heloise');
  heloise.add('member', ...numbered('Antiphon', 5000));
  heloise.add('other', ...numbered('Psalm', 5000));
  heloise.read();
  await renderApp(chatPath(heloise), { server, member });
  await expect.element(bubble('Psalm 5000')).toBeInViewport();
  await expect.poll(() => socket.connections()).toBe(1);

  const seen = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    for (const text of shownTexts()) seen.add(text);
    expect(bubbles().length).toBeLessThan(60);
    const [first] = shownTexts();
    thread.element().scrollBy(0, -3000);
    await expect.poll(() => shownTexts()[0]).not.toBe(first);
    await settled();
  }
  expect(seen.size).toBeGreaterThan(120);
  expect(document.querySelectorAll('*').length).toBeLessThan(2500);
  await settled();

  thread.element().scrollBy(0, 600);
  await settled();
  const read = shownTexts()[5] ?? '';
  const top = () => thread.getByText(read, { exact: true }).element().getBoundingClientRect().top;
  const before = top();
  heloise.receive('Selah');
  const news = page.getByRole('button', { name: '1 new message' });
  await expect.element(news).toBeVisible();
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
  await news.click();
  await expect.element(bubble('Selah')).toBeInViewport();

  thread.element().scrollBy(0, -3000);
  await say('Amen');
  await expect.element(bubble('Amen')).toBeInViewport();
  await expect.element(messageComposer.field).toHaveFocus();
  await expectAllSent();
});

test('a chat opens at the first unread message', async ({ server, member, chats }) => {
  const heloise = chats.addChat('Heloise');
  heloise.add('other', 'Vespers', 'Compline', 'Matins');
  heloise.read();
  heloise.add('other', 'Lauds', ...numbered('Psalm', 23), 'Amen');
  await renderApp(chatPath(heloise), { server, member, width: 375 });
  await expect.element(thread.getByText('New from here')).toBeInViewport({ ratio: 1 });
  await expect.element(thread.getByText('Lauds', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect.element(bubble('Amen')).not.toBeInTheDocument();
  await toNewest.click();
  await expect.element(thread.getByText('Amen', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('a message is found by its text, and shown in its context', async ({ server, member, chats }) => {
  const judith = chats.addChat('Judith');
  judith.add('member', 'The procesión begins at six.');
  judith.add('other', ...numbered('Bead', 150));
  await renderApp(chatPath(judith), { server, member, width: 375 });
  await aboutChat.click();
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('PROCESION');
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await expectSound();
  await page.getByRole('list', { name: 'Messages found' }).getByRole('button').click();
  const place = bubble('The procesión begins at six.');
  await expect.element(place).toBeInViewport();
  expect(place.element().querySelector('[data-highlighted]')).not.toBeNull();
  await toNewest.click();
  await expect.element(bubble('Bead 150')).toBeInViewport();
  await expect.element(place).not.toBeInTheDocument();
});

test('a chat that is opened by its link does not move while it loads', async ({ server, member, chats }) => {
  const caspar = chats.addChat('Caspar');
  caspar.add('other', 'One', 'Two', 'Three');
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift' });
  await renderApp(chatPath(caspar), { server, member });
  await expect.element(bubble('Three')).toBeInViewport();
  await expect.poll(() => server.calls('PUT /chat/read/{chatId}')).toHaveLength(1);
  observer.disconnect();
  expect(sum).toBeLessThan(0.02);
});
