import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { chatPath, row, say, thread } from '../../../../test/chat-screens.ts';
import { expectSound } from '../../../../test/expect-sound.ts';
import { test } from '../../../../test/group-chat-test.ts';
import { serveGroupChatManagement } from '../../../../test/group-chat-management.ts';
import { ownGroup } from '../../../../test/groups.ts';
import { aPerson } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { aPicture } from '../../../../test/pictures.ts';
import {
  chooseFiles,
  chooseFromMenu,
  confirm,
  expectAddress,
  expectToast,
} from '../../../../test/screens.ts';
import { expect } from '../../../../test/test.ts';

const panel = page.getByRole('region', { name: /^About this chat/ });
const members = panel.getByRole('list', { name: 'Members' });
const infoOf = (chat: { chatId: string }) => `${chatPath(chat)}&info=true`;
const menuOf = (name: string) => members.getByRole('button', { name: `More about ${name}` });
const dialog = page.getByRole('dialog');
const asMember = { role: 'member', abilities: { edit: false, manageMembers: false, leave: true } } as const;

describe('the details of a group chat', () => {
  test('have its description, and its members with their roles', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const [agnes, bruno, clara] = [aPerson('Agnes'), aPerson('Bruno'), aPerson('Clara')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes, bruno, clara], {
      group: { ...asMember, description: 'We practise on Thursdays.' },
    });
    management.alterMember(choir, agnes, { role: 'owner', friends: false });
    management.alterMember(choir, bruno, { blocked: true, friends: false });
    management.alterMember(choir, clara, { presence: { online: true, lastSeenAt: null } });
    await renderApp(infoOf(choir), { server, member, width: 375 });
    await expect.element(panel.getByText('4 members')).toBeVisible();
    await expect.element(panel.getByText('We practise on Thursdays.')).toBeVisible();
    await expect
      .element(members.getByRole('listitem').filter({ hasText: 'Agnes Mayr' }).getByText('Owner'))
      .toBeVisible();
    await expect.element(members.getByText('You block this member')).toBeVisible();
    await expect.element(members.getByText('Online')).toBeInTheDocument();
    await expectSound();
    // A member who is no owner manages nothing.
    await expect.element(panel.getByRole('button', { name: 'Add members' })).not.toBeInTheDocument();
    await expect.element(panel.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
    await expect.element(menuOf('Agnes Mayr')).not.toBeInTheDocument();
    await chooseFromMenu(menuOf('Clara Mayr'), 'Message');
    await expect
      .poll(() => server.calls('POST /chat/create').at(-1)?.body)
      .toEqual({ participants: [member._id, clara._id] });
  });

  test('are edited by an owner, and a closed form keeps what was typed', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')]);
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Name of the chat' }).fill('Schola');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await confirm('Keep editing');
    await dialog.getByRole('textbox', { name: /^Description/ }).fill('On Thursdays.');
    await expectSound();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The chat was saved.');
    await expect.element(panel.getByText('On Thursdays.')).toBeVisible();
    await expect.element(panel.getByText('Schola')).toBeVisible();
    expect(server.calls('PUT /chat/group/update/{chatId}')[0]?.body).toEqual({
      name: 'Schola',
      description: 'On Thursdays.',
    });
  });

  test('get a picture, which an owner removes again', async ({ server, member, chats, groupChats }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')]);
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Add a picture' }).click();
    await chooseFiles(
      dialog.getByLabelText('Picture of the chat').first(),
      await aPicture('choir.png', { width: 600, height: 600 }),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The picture was saved.');
    await panel.getByRole('button', { name: 'Change the picture' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await confirm('Remove');
    await expectToast('The picture was removed.');
    await expect.element(panel.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  });
});

describe('an owner', () => {
  test('adds members who are not in the chat yet', async ({ server, member, chats, groupChats }) => {
    const [agnes, bruno] = [chats.befriend('Agnes', 'Mayr'), chats.befriend('Bruno', 'Mayr')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [agnes, bruno] });
    const choir = management.aManagedChat('Choir', [agnes]);
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Add members' }).click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Bruno Mayr' })).toBeInTheDocument();
    await expect.element(dialog.getByRole('checkbox')).toHaveLength(1);
    await dialog.getByText('Bruno Mayr').click();
    await expectSound();
    const message = 'One of these members cannot be added.';
    server.refuse(
      'POST /chat/group/members/{chatId}',
      403,
      { id: 'chat.cannot-add', message },
      { once: true },
    );
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast('The chosen member is in the chat now.');
    await expect.element(members.getByRole('link', { name: 'Bruno Mayr' })).toBeVisible();
  });

  test('promotes, demotes and removes members, but stays the last owner', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const [agnes, bruno] = [aPerson('Agnes'), aPerson('Bruno')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [agnes, bruno]);
    await renderApp(infoOf(choir), { server, member });
    await expect.element(menuOf('Agnes Mayr')).toBeVisible();
    const own = menuOf(`${member.first_name} ${member.last_name}`);
    await expect.element(own).not.toBeInTheDocument();
    await chooseFromMenu(menuOf('Agnes Mayr'), 'Make an owner');
    await expectToast('Agnes Mayr is an owner now.');
    await expect.element(own).toBeVisible();
    await chooseFromMenu(menuOf('Agnes Mayr'), 'Remove as owner');
    await expectToast('Agnes Mayr is no longer an owner.');
    await chooseFromMenu(menuOf('Bruno Mayr'), 'Remove from the chat');
    await confirm('Remove');
    await expectToast('Bruno Mayr was removed from the chat.');
    await expect.element(members.getByText('Bruno Mayr')).not.toBeInTheDocument();
    await expectSound();
  });

  test('invites by a link, and ends it', async ({ server, member, chats, groupChats }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')]);
    await renderApp(infoOf(choir), { server, member, width: 375 });
    await panel.getByRole('button', { name: 'Invite by link' }).click();
    await dialog.getByRole('combobox', { name: 'The link works for' }).selectOptions('30 days');
    await expectSound();
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    const link = dialog.getByRole('textbox', { name: 'Link to the chat' });
    await expect
      .element(link)
      .toHaveValue(`${location.origin}/chat-invitation/Zm9yLXRoZS1jaG9pci1vZi1zYWludC1jZWNpbGlhLTA`);
    await expect.element(link).toHaveFocus();
    expect(server.calls('PUT /chat/group/invite/{chatId}')[0]?.body).toEqual({ days: 30 });
    await expectSound();
    await dialog.getByRole('button', { name: 'End the link' }).click();
    await confirm('End the link');
    await expectToast('The link no longer works.');
    await expect.element(dialog.getByRole('button', { name: 'Create a link' })).toBeVisible();
    await expect.element(dialog.getByRole('combobox', { name: 'The link works for' })).toHaveFocus();
  });
});

describe('reporting', () => {
  test('is offered to members, and sends the report', async ({ server, member, chats, groupChats }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')], { group: asMember });
    await renderApp(infoOf(choir), { server, member });
    await panel.getByRole('button', { name: 'Report the chat' }).click();
    const report = page.getByRole('dialog', { name: 'Report this chat' });
    await report.getByRole('radio', { name: 'Fraud or a false identity' }).click();
    await expectSound();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expectToast(/Our moderators will review it/);
    expect(server.calls('POST /report/create')[0]?.body).toEqual({
      subjectType: 'group_chat',
      subjectId: choir.chatId,
      category: 'fraud',
      details: '',
    });
  });

  test('is not offered to owners', async ({ server, member, chats, groupChats }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')]);
    await renderApp(infoOf(choir), { server, member });
    await expect.element(panel.getByRole('button', { name: 'Leave the chat' })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Report the chat' })).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  test('removes the chat after a question', async ({ server, member, chats, groupChats }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')]);
    server.refuse('POST /message/create', 403, { message: 'This is not possible.' });
    await renderApp(infoOf(choir), { server, member });
    await say('Lost words');
    await expect.element(thread.getByText('Not sent')).toBeVisible();
    await panel.getByRole('button', { name: 'Leave the chat' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('Another member becomes an owner.');
    await expect.element(question).toMatchTextContent('Unsent messages are deleted too.');
    await confirm('Leave');
    await expectToast('You have left the chat.');
    await expectAddress('/messages');
    await expect.element(row(choir)).not.toBeInTheDocument();
  });

  test('a chat that follows a group needs leaving the group', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const management = serveGroupChatManagement({ server, chats, groupChats, people: [] });
    const group = ownGroup({ name: 'Lectors' });
    server.answer('GET /group/getById/{id}', { group });
    const choir = management.aManagedChat('Choir', [aPerson('Agnes')], {
      group: {
        ...asMember,
        groupId: group._id,
        abilities: { edit: false, manageMembers: false, leave: false },
      },
    });
    await renderApp(infoOf(choir), { server, member });
    await expect
      .element(panel.getByText('This chat follows the group Lectors. Leave the group to leave it.'))
      .toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Leave the chat' })).not.toBeInTheDocument();
    await expect
      .element(panel.getByRole('link', { name: 'Open the group' }))
      .toHaveAttribute('href', `/groups/${group._id}`);
    await expectSound();
    // A moderator ends the chat of the group meanwhile.
    choir.change({}, { groupId: null, abilities: { edit: false, manageMembers: false, leave: true } });
    await expect.element(panel.getByRole('button', { name: 'Leave the chat' })).toBeVisible();
    await expect.element(panel.getByText(/^This chat follows/)).not.toBeInTheDocument();
  });
});
