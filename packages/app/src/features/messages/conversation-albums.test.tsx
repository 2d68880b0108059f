import { page, userEvent } from 'vitest/browser';
import { bubble, chatPath, messageComposer, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPicture } from '../../../test/pictures.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, chooseFromMenu } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const album = (name: string | RegExp) => thread.getByRole('list', { name });
const picture = (name: string) => thread.getByRole('button', { name: `Open picture ${name}` });
const showPicture = thread.getByRole('button', { name: 'Show picture' });
const tileOf = (name: string) =>
  thread
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open picture ${name}` }) })
    .last();

const pictures = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => aPicture(`${index + 1}.png`)));

test('several pictures are one grid, and each opens in full size', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const anna = chats.addChat('Anna');
  await renderApp(chatPath(anna), { server, member, width: 375 });
  await expect.poll(() => socket.connections()).toBe(1);
  for (const file of await pictures(6)) anna.receiveFile(file);
  const grid = album('6 photos from Anna Mayr');
  await expect.element(grid).toBeVisible();
  await expect.element(grid.getByRole('listitem')).toHaveLength(4);
  await expect.poll(() => picture('1.png').element().querySelector('img')?.src).toMatch(/^blob:/);
  await expectSound();

  await picture('4.png').click();
  const dialog = page.getByRole('dialog', { name: '4.png' });
  await expect.element(dialog.getByRole('img', { name: '4.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(picture('4.png')).toHaveFocus();

  await thread.getByRole('button', { name: 'Show all 6 photos' }).click();
  await expect.element(grid.getByRole('listitem')).toHaveLength(6);
  await expect.element(picture('6.png')).toBeVisible();
});

test('a picture of a grid has the menu of its message', async ({ server, socket, member, chats }) => {
  const anna = chats.addChat('Anna');
  await renderApp(chatPath(anna), { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  for (const file of await pictures(4)) anna.receiveFile(file);
  await expect.element(album('4 photos from Anna Mayr')).toBeVisible();
  const menu = tileOf('2.png').getByRole('button', { name: 'More about this message' });
  await chooseFromMenu(menu, 'Reply');
  await expect.element(messageComposer.field).toHaveFocus();
  await expect.element(messageComposer.form).toMatchTextContent('Anna Mayr');

  await chooseFromMenu(tileOf('4.png').getByRole('button', { name: 'More about this message' }), 'React');
  await page.getByRole('toolbar', { name: 'React' }).getByRole('button', { name: 'Amen' }).click();
  // A message with reactions is shown by itself.
  await expect.element(album('3 photos from Anna Mayr')).toBeVisible();
  await expect.element(bubble('Archivo adjuntado: 4.png')).toBeVisible();
});

test('own pictures are one grid when they are sent', async ({ server, member, chats }) => {
  const anna = chats.addChat('Anna');
  await renderApp(chatPath(anna), { server, member, width: 375 });
  await chooseFiles(messageComposer.attach, ...(await pictures(3)));
  await messageComposer.send.click();
  await expect.element(album('Your 3 photos')).toBeVisible();
  await expectSound();
});

test('pictures of a stranger stay hidden, and are a grid after a press', async ({
  server,
  member,
  chats,
}) => {
  const bruno = chats.addChat('Bruno', { friends: false, presence: null });
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  for (const file of await pictures(3)) bruno.receiveFile(file);
  await expect.element(showPicture).toHaveLength(3);
  await showPicture.first().click();
  await expect.element(album('3 photos from Bruno Mayr')).toBeVisible();
  await expect.element(picture('3.png')).toBeVisible();
});
