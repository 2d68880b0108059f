import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { aboutChat, chatPath } from '../../../../test/chat-screens.ts';
import { expectSound } from '../../../../test/expect-sound.ts';
import { test } from '../../../../test/group-chat-test.ts';
import { serveGroupChatManagement } from '../../../../test/group-chat-management.ts';
import { ownGroup } from '../../../../test/groups.ts';
import { aPerson } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast, pressKeyOn, pressOnce } from '../../../../test/screens.ts';
import { expect } from '../../../../test/test.ts';

const panel = page.getByRole('region', { name: /^About this chat/ });
const members = panel.getByRole('list', { name: 'Members' });
const rowOf = (name: string) => members.getByRole('listitem').filter({ hasText: name });
const menuOf = (name: string) => members.getByRole('button', { name: `More about ${name}` });
const dialog = page.getByRole('dialog');
const infoOf = (chat: { chatId: string }) => `${chatPath(chat)}&info=true`;
const asMember = { role: 'member', abilities: { edit: false, manageMembers: false, leave: true } } as const;

describe('the members of a group chat', () => {
  test('change with a line, and also without one', async ({ server, member, groupChats }) => {
    const [agnes, bruno] = [aPerson('Agnes'), aPerson('Bruno')];
    const choir = groupChats.aGroupChat('Choir', [agnes]);
    await renderApp(infoOf(choir), { server, member });
    await expect.element(rowOf('Agnes Mayr')).toBeVisible();
    choir.join(bruno);
    choir.line(agnes, 'added', { members: [bruno] });
    choir.change({});
    await expect.element(rowOf('Bruno Mayr')).toBeVisible();
    // The deletion of an account writes no line.
    choir.leave(agnes);
    choir.change({});
    await expect.element(rowOf('Agnes Mayr')).not.toBeInTheDocument();
    await expect.element(panel.getByText('2 members')).toBeVisible();
  });

  test('lose their presence and actions with a friendship', async ({
    server,
    socket,
    member,
    chats,
    groupChats,
  }) => {
    const agnes = aPerson('Agnes');
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes], { group: asMember });
    await renderApp(infoOf(choir), { server, member });
    await expect.element(menuOf('Agnes Mayr')).toBeVisible();
    management.alterMember(choir, agnes, { friends: false, blocked: true });
    socket.emit('friendship_changed', {
      userId: agnes._id,
      relation: { friendship: 'none', friendshipId: null, following: false, blocked: true },
      friendRequests: 0,
      friends: 0,
    });
    await expect.element(rowOf('Agnes Mayr').getByText('You block this member')).toBeVisible();
    await expect.element(menuOf('Agnes Mayr')).not.toBeInTheDocument();
  });

  test('are loaded again when the details are opened', async ({ server, member, chats, groupChats }) => {
    const agnes = aPerson('Agnes');
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes]);
    management.alterMember(choir, agnes, { presence: { online: true, lastSeenAt: null } });
    await renderApp(infoOf(choir), { server, member });
    await expect.element(rowOf('Agnes Mayr').getByText('Online')).toBeInTheDocument();
    await aboutChat.click();
    await expect.element(panel).not.toBeInTheDocument();
    management.alterMember(choir, agnes, { presence: null });
    await aboutChat.click();
    await expect.element(rowOf('Agnes Mayr')).toBeVisible();
    await expect.element(rowOf('Agnes Mayr').getByText('Online')).not.toBeInTheDocument();
  });

  test('are the first 20, until the reader searches or wants all', async ({ server, member, groupChats }) => {
    const others = Array.from({ length: 24 }, (_, index) => aPerson(`Agnes${String(index + 1)}`));
    const choir = groupChats.aGroupChat('Choir', others, { group: asMember });
    await renderApp(infoOf(choir), { server, member, width: 375 });
    await expect.element(members.getByRole('listitem')).toHaveLength(20);
    await expectSound();
    const search = panel.getByRole('searchbox', { name: 'Search members' });
    await search.fill('agnès24');
    await expect.element(members.getByRole('listitem')).toHaveLength(1);
    await expect.element(rowOf('Agnes24 Mayr')).toBeVisible();
    await search.fill('');
    await expect.element(members.getByRole('listitem')).toHaveLength(20);
    await pressKeyOn(panel.getByRole('button', { name: 'Show all 25 members' }));
    await expect.element(members.getByRole('listitem')).toHaveLength(25);
    await expect.element(members.getByRole('link', { name: 'Agnes20 Mayr' })).toHaveFocus();
  });
});

describe('an owner', () => {
  test('stops being an owner after a question', async ({ server, member, chats, groupChats }) => {
    const agnes = aPerson('Agnes');
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes]);
    management.alterMember(choir, agnes, { role: 'owner' });
    await renderApp(infoOf(choir), { server, member });
    const own = menuOf(`${member.first_name} ${member.last_name}`);
    await chooseFromMenu(own, 'Stop being an owner');
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent('Only another owner can make you an owner again.');
    await expectSound();
    expect(server.calls('PUT /chat/group/members/{chatId}/{memberId}')).toEqual([]);
    await confirm('Stop being an owner');
    await expectToast('You are no longer an owner.');
  });

  test('keeps what was typed, and sees the changes of another owner', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const agnes = aPerson('Agnes');
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes]);
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    const description = dialog.getByRole('textbox', { name: /^Description/ });
    await description.fill('On Thursdays.');
    choir.change({ chatName: 'Schola' });
    await expect.element(dialog.getByRole('textbox', { name: 'Name of the chat' })).toHaveValue('Schola');
    await expect.element(description).toHaveValue('On Thursdays.');
    // Another owner takes the role away. The form stays, so that nothing is lost.
    choir.change({}, asMember);
    await expect
      .element(panel.getByRole('button', { name: 'Edit', exact: true, includeHidden: true }))
      .not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The chat was saved.');
    expect(server.calls('PUT /chat/group/update/{chatId}')[0]?.body).toEqual({
      name: 'Schola',
      description: 'On Thursdays.',
    });
  });
});

describe('adding members', () => {
  test('needs the list of members, and the groups can be loaded again', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const [agnes, bruno] = [chats.befriend('Agnes', 'Mayr'), chats.befriend('Bruno', 'Mayr')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [agnes, bruno] });
    const choir = management.aManagedChat('Choir', [agnes]);
    server.refuse('GET /group/all', 500, {});
    server.refuse('GET /chat/group/members/{chatId}', 500, { message: 'The list is not available.' });
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Add members' }).click();
    await expect.element(dialog.getByText('The list is not available.')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await expectSound();
    await pressOnce(
      dialog.getByRole('group', { name: 'Friends' }).getByRole('button', { name: 'Try again' }),
      () => server.answer('GET /chat/group/members/{chatId}', { members: choir.members }),
    );
    await expect.element(dialog.getByRole('checkbox')).toHaveLength(1);
    await pressOnce(dialog.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /group/all', {
        groups: [ownGroup({ name: 'Lectors', membership: 'member' })],
        nextCursor: null,
      }),
    );
    await expect.element(dialog.getByRole('combobox', { name: 'Choose from' })).toBeVisible();
  });

  test('is impossible in a full chat, which says so', async ({ server, member, chats, groupChats }) => {
    const bruno = chats.befriend('Bruno', 'Mayr');
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [bruno] });
    const choir = management.aManagedChat('Choir', [], { group: { members: 200 } });
    await renderApp(infoOf(choir), { server, member, width: 375 });
    await panel.getByRole('button', { name: 'Add members' }).click();
    await expect.element(dialog.getByText('A group chat can have at most 200 members.')).toBeVisible();
    await expect
      .element(dialog.getByRole('checkbox', { name: 'Bruno Mayr' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expectSound();
  });
});
