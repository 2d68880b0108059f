import { page } from 'vitest/browser';
import { expectSound } from '../../../../test/expect-sound.ts';
import { test } from '../../../../test/group-chat-test.ts';
import { exampleInvitation } from '../../../../test/group-chat-management.ts';
import { aPerson } from '../../../../test/people.ts';
import { aMember, renderApp } from '../../../../test/render-app.tsx';
import { expectAddress, pressOnce } from '../../../../test/screens.ts';
import { expect } from '../../../../test/test.ts';

const path = '/chat-invitation/Zm9yLXRoZS1jaG9pci1vZi1zYWludC1jZWNpbGlhLTA';
const main = page.getByRole('main');
const join = main.getByRole('button', { name: 'Join the chat' });

test('a link shows the chat, and the member joins it', async ({ server, member, chats, groupChats }) => {
  const choir = groupChats.aGroupChat('Choir of Saint Cecilia', [aPerson('Agnes')]);
  const one = chats.host.stored.get(choir.chatId);
  if (one === undefined) throw new Error('There is no such chat.');
  server.answer('GET /chat/invitation/{token}', { invitation: exampleInvitation() });
  server.answer('PUT /chat/invitation/{token}', { chat: chats.host.chatOf(one) });
  await renderApp(path, { server, member, width: 375 });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choir of Saint Cecilia' })).toBeVisible();
  await expect.element(main.getByText('3 members')).toBeVisible();
  await expect.element(main.getByText('We practise on Thursdays.')).toBeVisible();
  await expectSound();
  await join.click();
  await expectAddress(`/messages?chat=${choir.chatId}`);
});

test('a member of the chat opens it', async ({ server, member, groupChats }) => {
  const choir = groupChats.aGroupChat('Choir of Saint Cecilia', [aPerson('Agnes')]);
  server.answer('GET /chat/invitation/{token}', {
    invitation: { ...exampleInvitation(), chatId: choir.chatId },
  });
  await renderApp(path, { server, member });
  await expect.element(join).not.toBeInTheDocument();
  await main.getByRole('link', { name: 'Open the chat' }).click();
  await expectAddress(`/messages?chat=${choir.chatId}`);
});

test.for(['chat.full', 'chat.removed'])(
  'a member reads why they cannot join (%s)',
  async (id, { server, member }) => {
    server.answer('GET /chat/invitation/{token}', { invitation: exampleInvitation() });
    server.refuse('PUT /chat/invitation/{token}', 403, { id, message: `The reason is ${id}.` });
    await renderApp(path, { server, member });
    await join.click();
    await expect.element(main.getByRole('alert')).toHaveTextContent(`The reason is ${id}.`);
    await expectSound();
  },
);

test('a link that has ended says so', async ({ server, member }) => {
  server.refuse('GET /chat/invitation/{token}', 404, { id: 'chat.invite-invalid' });
  await renderApp(path, { server, member, width: 375 });
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect
    .element(main.getByText('It may have expired or been replaced. Please ask for a new one.'))
    .toBeVisible();
  await expectSound();
});

test('a removed member reads why they cannot join', async ({ server, member }) => {
  const message = 'An owner has removed you from this chat. Please ask an owner to add you.';
  server.refuse('GET /chat/invitation/{token}', 403, { id: 'chat.removed', message });
  await renderApp(path, { server, member, width: 375 });
  await expect.element(page.getByRole('heading', { name: 'You cannot join this chat' })).toBeVisible();
  await expect.element(main.getByText(message)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Back to all chats' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectSound();
});

test('an invitation that could not be loaded is loaded again', async ({ server, member }) => {
  server.refuse('GET /chat/invitation/{token}', 429, { message: 'Too many requests.' });
  await renderApp(path, { server, member });
  await expect.element(page.getByRole('heading', { name: 'Too many requests.' })).toBeVisible();
  await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
    server.answer('GET /chat/invitation/{token}', { invitation: exampleInvitation() }),
  );
  await expect.element(join).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Choir of Saint Cecilia' })).toHaveFocus();
});

test('a visitor logs in first, at the same address', async ({ server }) => {
  const member = aMember();
  server.answer('POST /auth/signin', { ...member, user: member, token: 'token-of-the-member' });
  server.answer('GET /chat/invitation/{token}', { invitation: exampleInvitation() });
  await renderApp(path, { server });
  await expect.element(main.getByText('You are invited to a group chat. Log in to see it.')).toBeVisible();
  await main.getByLabelText('Email').fill(member.email);
  await main.getByLabelText('Password', { exact: true }).fill('Stella-Maris-33!');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectAddress(path);
  await expect.element(join).toBeVisible();
});
