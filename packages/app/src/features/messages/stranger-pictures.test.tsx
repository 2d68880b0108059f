import { bubble, chatPath, messageComposer, say } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
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

test('an answer shows the pictures of a stranger', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', stranger);
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(show).toBeVisible();
  await say('Thank you.');
  await expect.element(opened).toBeVisible();
});

test('a picture of a friend is shown immediately', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno');
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(messageComposer.field).toBeVisible();
  bruno.receiveFile(await aPicture('icon.png'));
  await expect.element(opened).toBeVisible();
});
