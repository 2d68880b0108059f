import { page, userEvent } from 'vitest/browser';
import { bubble, chatPath, expectAllSent, row, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPicture } from '../../../test/pictures.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect } from '../../../test/test.ts';

const dialog = page.getByRole('dialog', { name: 'Forward to' });
const send = dialog.getByRole('button', { name: 'Send' });
const chatNamed = (name: string) => dialog.getByRole('checkbox', { name });
// The label covers the checkbox.
const choose = (name: string) => dialog.getByText(name, { exact: true }).click();

async function openDialog(text: string) {
  await bubble(text).getByRole('button', { name: 'More about this message' }).click();
  await page.getByRole('menuitem', { name: 'Forward…' }).click();
  await expect.element(dialog).toBeVisible();
}

test('a message is forwarded to several chats, and is marked there', async ({ server, member, chats }) => {
  const bridget = chats.addChat('Bridget');
  const clare = chats.addChat('Clare', { last_name: `Fitzgerald-${'Montgomery'.repeat(4)}` });
  const dulcie = chats.addChat('Dulcie');
  bridget.add('other', 'Mass is at nine.');
  await renderApp(chatPath(bridget), { server, member, width: 375 });
  await openDialog('Mass is at nine.');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await choose(clare.name);
  await dialog.getByRole('searchbox').fill('dul');
  await expect.element(chatNamed(clare.name)).not.toBeInTheDocument();
  await choose(dulcie.name);
  await expect.element(dialog.getByText(`To ${clare.name} and ${dulcie.name}`)).toBeVisible();
  await expectSound();
  await send.click();
  await expect.element(page.getByText(`Sending to ${clare.name} and ${dulcie.name}.`)).toBeVisible();
  for (const { texts } of [clare, dulcie]) await expect.poll(texts).toEqual(['Mass is at nine.']);
  const keys = server.calls('POST /message/forward/{messageId}').map(({ body }) => body.clientId);
  expect(new Set(keys).size).toBe(2);
});

test('a forwarded picture is shown in its chat at once, and loads from the original', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const bridget = chats.addChat('Bridget');
  await renderApp(chatPath(bridget), { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  bridget.receiveFile(await aPicture('church.png'), 'Look');
  server.answer('POST /message/forward/{messageId}', () => Promise.withResolvers<never>().promise);
  await openDialog('church.png');
  await choose(bridget.name);
  await userEvent.keyboard('{Enter}');
  await expect.element(thread.getByText('Sending', { exact: true })).toBeVisible();
  await expect.element(thread.getByText('Forwarded', { exact: true })).toBeVisible();
  await expect.element(thread.getByRole('button', { name: 'Open picture church.png' }).nth(1)).toBeVisible();
  await expectSound();
});

test('a refusal of one chat is shown there, and does not lose the others', async ({
  server,
  member,
  chats,
}) => {
  const bridget = chats.addChat('Bridget');
  const clare = chats.addChat('Clare');
  bridget.add('other', 'Mass is at nine.');
  await renderApp(chatPath(bridget), { server, member });
  server.refuse('POST /message/forward/{messageId}', 403, {
    id: 'chat.not-friends',
    message: 'You can only write to friends.',
  });
  await openDialog('Mass is at nine.');
  await choose(clare.name);
  await send.click();
  const list = page.getByRole('main').getByRole('list', { name: 'Chats' });
  await expect.element(list.getByText('Not sent: Mass is at nine.')).toBeVisible();
  chats.acceptForwards();
  await row(clare).click();
  const copy = bubble('Mass is at nine.');
  await expect.element(copy).toMatchTextContent('You can only write to friends.');
  await copy.getByRole('button', { name: 'Retry' }).click();
  await expectAllSent();
  await expect.element(copy).toMatchTextContent('Forwarded');
});

test('a message that is forwarded without a network is sent later', async ({ server, member, chats }) => {
  const bridget = chats.addChat('Bridget');
  const clare = chats.addChat('Clare');
  bridget.add('other', 'Mass is at nine.');
  const { reload } = await renderApp(chatPath(bridget), { server, member });
  await expect.element(row(clare)).toBeVisible();
  server.setOnline(false);
  await openDialog('Mass is at nine.');
  await choose(clare.name);
  await send.click();
  await expect.element(page.getByText(`Sending to ${clare.name}.`)).toBeVisible();
  expect(clare.texts()).toEqual([]);
  server.setOnline(true);
  await reload();
  await expect.poll(clare.texts).toEqual(['Mass is at nine.']);
});

test('five chats can be chosen, and no chat in which nobody can write', async ({ server, member, chats }) => {
  const bridget = chats.addChat('Bridget');
  const others = ['Clare', 'Dulcie', 'Edith', 'Frida', 'Agnes'].map((name) => chats.addChat(name));
  const closed = chats.addChat('Zita', { abilities: { send: false }, closed: 'left' });
  bridget.add('other', 'Mass is at nine.');
  await renderApp(chatPath(bridget), { server, member });
  await openDialog('Mass is at nine.');
  for (const { name } of others) await choose(name);
  await expect.element(chatNamed(bridget.name)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(chatNamed(closed.name)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
