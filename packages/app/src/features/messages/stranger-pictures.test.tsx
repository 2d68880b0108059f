import { bubble, chatPath, messageComposer, say } from '../../../test/chat-screens.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { test } from '../../../test/group-chat-test.ts';
import { aPerson } from '../../../test/people.ts';
import { aPicture } from '../../../test/pictures.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect } from '../../../test/test.ts';

const stranger = { friends: false, presence: null } as const;
const picture = bubble('Archivo adjuntado: icon.png');
const show = picture.getByRole('button', { name: 'Show picture' });
const opened = picture.getByRole('button', { name: /^Open picture/ });

test('a picture of a stranger is loaded after a press, also after a reload', async ({
  server,
  member,
  chats,
}) => {
  const bruno = chats.addChat('Bruno', stranger);
  const { reload } = await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(show).toBeVisible();
  await expectSound();
  await expect.element(picture.getByRole('img')).not.toBeInTheDocument();
  expect(server.calls('GET /message/file/{messageId}/{variant}')).toEqual([]);
  await show.click();
  await expect.element(opened).toBeVisible();
  await reload();
  await expect.element(opened).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
});

test('an answer is no press', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', stranger);
  const { reload } = await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  await say('Do you have a picture?');
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(show).toBeVisible();
  await reload();
  await expect.element(show).toBeVisible();
  expect(server.calls('GET /message/file/{messageId}/{variant}')).toEqual([]);
});

test('an answer of an earlier version of the app is no press', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', stranger);
  localStorage.setItem(`stranger-pictures/${member._id}/${bruno.chatId}`, 'shown');
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(show).toBeVisible();
});

test('a picture of a friend is shown immediately', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno');
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(opened).toBeVisible();
});

const [anna, clara] = [aPerson('Anna'), aPerson('Clara')];

test('in a group chat, also of the member, only pictures of friends are shown without a press', async ({
  server,
  member,
  groupChats,
}) => {
  const choir = groupChats.aGroupChat('Choir', [anna]);
  choir.join(clara);
  await renderApp(chatPath(choir), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  choir.receiveFile(anna, await aPicture('icon.png'));
  await expect.element(opened).toBeVisible();
  await say('Good evening');
  choir.receiveFile(clara, await aPicture('icon.png'));
  await expect.element(show).toBeVisible();
  await expect.element(opened).toBeVisible();
  await show.click();
  await expect.element(show).not.toBeInTheDocument();
  await expect.poll(() => opened.elements()).toHaveLength(2);
});
