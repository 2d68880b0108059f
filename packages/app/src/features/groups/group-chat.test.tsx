import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { test } from '../../../test/group-chat-test.ts';
import { ownGroup } from '../../../test/groups.ts';
import { newId } from '../../../test/ids.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectAddress, expectToast } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
const manage = main.getByRole('button', { name: /^Manage / });
const openChat = main.getByRole('link', { name: 'Open the chat' });

test('a moderator opens a chat for the group, and ends it', async ({ server, member, chats, groupChats }) => {
  const group = ownGroup({ membership: 'moderator' });
  const chat = groupChats.aGroupChat(group.name, [], { group: { groupId: group._id } });
  let isOpen = false;
  server.answer('GET /group/getById/{id}', () => ({
    group: isOpen ? { ...group, chatId: chat.chatId } : group,
  }));
  server.answer('PUT /chat/followed/{groupId}', () => {
    isOpen = true;
    const one = chats.host.stored.get(chat.chatId);
    if (one === undefined) throw new Error('There is no such chat.');
    return { chat: chats.host.chatOf(one) };
  });
  server.answer('DELETE /chat/followed/{groupId}', () => {
    isOpen = false;
    return { message: 'The chat no longer follows the group.' };
  });
  await renderApp(`/groups/${group._id}`, { server, member, width: 375 });
  await expect.element(manage).toBeVisible();
  await expect.element(openChat).not.toBeInTheDocument();
  await chooseFromMenu(manage, 'Open a chat for this group');
  await expectAddress(`/messages?chat=${chat.chatId}`);
  history.back();
  await expect.element(openChat).toHaveAttribute('href', `/messages?chat=${chat.chatId}`);
  await expectSound();
  await chooseFromMenu(manage, 'End the chat of this group');
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('members who leave the group stay in the chat');
  await confirm('End the chat');
  await expectToast('The chat no longer follows the group.');
  await expect.element(openChat).not.toBeInTheDocument();
});

test.for(['chat.full', 'group.hidden'])(
  'a moderator reads why there is no chat (%s)',
  async (id, { server, member }) => {
    const group = ownGroup({ membership: 'moderator' });
    server.answer('GET /group/getById/{id}', { group });
    server.refuse('PUT /chat/followed/{groupId}', 403, { id, message: `The reason is ${id}.` });
    await renderApp(`/groups/${group._id}`, { server, member });
    await chooseFromMenu(manage, 'Open a chat for this group');
    await expectToast(`The reason is ${id}.`);
    await expectAddress(`/groups/${group._id}`);
  },
);

test('a member who leaves the group reads that the chat is lost', async ({ server, member }) => {
  const group = ownGroup({ membership: 'member', chatId: newId() });
  server.answer('GET /group/getById/{id}', {
    group: { ...group, abilities: { ...group.abilities, leave: true, join: false } },
  });
  await renderApp(`/groups/${group._id}`, { server, member });
  await main.getByRole('button', { name: 'Leave' }).click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('You also leave the chat of the group');
});
