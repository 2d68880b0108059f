import { page } from 'vitest/browser';
import { chatPath, expectTexts, messageComposer, row, say, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aProfile, serveProfiles } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { confirm, expectAddress, expectToast } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
const folder = (total: number) => main.getByRole('link', { name: `Message requests (${total})` });
const decision = page.getByRole('region', { name: 'Message request' });
const nothing = main.getByText(/^No message requests\./);
const received = { isListed: false, request: 'received', presence: null } as const;

test('a request waits in a folder above the chats, and becomes a chat when it is accepted', async ({
  server,
  member,
  chats,
}) => {
  chats.addChat('Clara').add('other', 'See you.');
  const bruno = chats.addChat('Bruno', received);
  bruno.add('other', 'Are you the organist?');
  server.answer('GET /chat/common/{chatId}', { mutualFriends: 2, groups: ['Choir'] });
  serveProfiles(server, aProfile(bruno.other));
  await renderApp('/messages', { server, member });
  await expect.element(folder(1)).toBeVisible();
  await expect.element(row(bruno)).not.toBeInTheDocument();
  await folder(1).click();
  await row(bruno).click();
  await expectTexts(['Are you the organist?']);
  await expect.element(messageComposer.field).not.toBeInTheDocument();
  await expect.element(decision.getByText(/2 friends in common · Groups in common: Choir/)).toBeVisible();
  await expectSound();
  await decision.getByRole('button', { name: 'Accept request' }).click();
  await expectAddress(chatPath(bruno));
  await expect.element(messageComposer.field).toBeVisible();
  await expect.element(row(bruno)).toBeVisible();
  await expect.element(folder(1)).not.toBeInTheDocument();
});

test('a request is deleted', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', received);
  bruno.add('other', 'Buy this!');
  await renderApp(`/messages?requests=true&chat=${bruno.chatId}`, { server, member });
  await decision.getByRole('button', { name: 'Delete' }).click();
  await expectToast('The request has been deleted.');
  await expectAddress('/messages?requests=true');
  await expect.element(nothing).toBeVisible();
  await expectSound();
});

test('a sender is blocked and reported', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', received);
  bruno.add('other', 'Buy this!');
  const block = server.calls;
  await renderApp(`/messages?requests=true&chat=${bruno.chatId}`, { server, member });
  await decision.getByRole('button', { name: 'Block and report' }).click();
  await confirm('Block and report');
  await expect.element(page.getByRole('dialog', { name: /Report/ })).toBeVisible();
  expect(block('POST /block/{id}')[0]?.params).toEqual({ id: bruno.other._id });
});

test('the folder says that it could not be loaded, and loads again', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', received);
  bruno.add('other', 'Are you the organist?');
  server.refuse('GET /chat/requests', 500, { message: 'Not at this hour.' });
  await renderApp('/messages?requests=true', { server, member });
  await expect.element(main.getByText('Not at this hour.')).toBeVisible();
  server.answer('GET /chat/requests', { chats: [], total: 0, nextCursor: null });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(nothing).toBeVisible();
});

test('a new request shows the folder on an open page, without a message', async ({
  server,
  socket,
  member,
  chats,
}) => {
  await renderApp('/messages', { server, member });
  await expect.poll(() => socket.connections()).toBe(1);
  await expect.element(page.getByText('Choose a chat')).toBeVisible();
  chats.addChat('Bruno', received).add('other', 'Are you the organist?');
  socket.emit('chat_requests_changed', { total: 1 });
  await expect.element(folder(1)).toBeVisible();
});

test('the sender writes one short text without files, and then waits', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', { request: 'sent', presence: null });
  await renderApp(chatPath(bruno), { server, member });
  await expect
    .element(page.getByText(/^You are not friends yet\. You can send Bruno Mayr one message/))
    .toBeVisible();
  await expect.element(messageComposer.field).toHaveAttribute('maxlength', '500');
  await expect.element(messageComposer.attach).not.toBeInTheDocument();
  await expectSound();
  await say('Are you the organist?');
  await expect.element(thread.getByText('Are you the organist?')).toBeVisible();
  bruno.change({ closed: 'not-friends', abilities: { send: false } });
  await expect.element(page.getByText(/^Waiting for Bruno Mayr\./)).toBeVisible();
  await expect.element(messageComposer.field).not.toBeInTheDocument();
  bruno.change({ request: null, closed: null, abilities: { send: true } });
  await expect.element(messageComposer.attach).toBeInTheDocument();
});

test('a profile leads to a request, if its member accepts requests', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', { isListed: false, request: 'sent' });
  serveProfiles(server, aProfile(bruno.other, { acceptsMessageRequests: true }));
  await renderApp(`/profile/${bruno.other._id}`, { server, member });
  await main.getByRole('button', { name: 'Message', exact: true }).click();
  await expectAddress(chatPath(bruno));
  expect(server.calls('POST /chat/create')[0]?.body).toEqual({
    participants: [member._id, bruno.other._id],
    request: true,
  });
});
