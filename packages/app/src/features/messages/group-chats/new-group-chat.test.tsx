import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { test } from '../../../../test/group-chat-test.ts';
import { serveGroupChatManagement } from '../../../../test/group-chat-management.ts';
import { aGroupMember, ownGroup } from '../../../../test/groups.ts';
import { aPerson, asPerson } from '../../../../test/people.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { confirm, expectAddress, pressKeyOn, pressOnce, typeInto } from '../../../../test/screens.ts';
import { expect } from '../../../../test/test.ts';

const main = page.getByRole('main');
const newChat = main.getByRole('button', { name: 'Nuevo chat' });
const startGroupChat = page.getByRole('dialog').getByRole('button', { name: 'New group chat' });
const dialog = page.getByRole('dialog', { name: 'New group chat' });
const chosen = dialog.getByRole('list', { name: 'Chosen members' });
const next = dialog.getByRole('button', { name: 'Next' });
const nameField = dialog.getByRole('textbox', { name: 'Name of the chat' });
const create = dialog.getByRole('button', { name: 'Create the chat' });

async function openDialog(): Promise<void> {
  await newChat.click();
  await startGroupChat.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(1);
}

describe('a new group chat', () => {
  test('is created with chosen friends and a name', async ({ server, member, chats, groupChats }) => {
    const people = ['Agnes', 'Bruno', 'Clara'].map((name) => chats.befriend(name, 'Mayr'));
    serveGroupChatManagement({ server, chats, groupChats, people });
    await renderApp('/messages', { server, member, width: 375 });
    await openDialog();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByText('Agnes Mayr').click();
    await dialog.getByRole('searchbox', { name: 'Search friends' }).fill('bru');
    await expect.element(dialog.getByRole('checkbox')).toHaveLength(1);
    await dialog.getByText('Bruno Mayr').click();
    await expect.element(dialog.getByText('2 chosen')).toBeVisible();
    await expect.element(chosen.getByText('Agnes Mayr')).toBeVisible();
    await expectSound();
    await next.click();
    await expect.element(nameField).toHaveFocus();
    await expect.element(dialog.getByText('With Agnes Mayr and Bruno Mayr')).toBeVisible();
    await expectSound();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await chosen.getByRole('button', { name: /Agnes Mayr/ }).click();
    await next.click();
    await create.click();
    await expect.element(dialog.getByText('Please give the chat a name.')).toBeVisible();
    await nameField.fill('Choir');
    await create.click();
    await expectAddress(/^\/messages\?chat=/);
    await expect.element(main.getByRole('heading', { level: 2, name: 'Choir' })).toBeVisible();
    const [call] = server.calls('POST /chat/group/create');
    expect(call?.body).toEqual({ name: 'Choir', members: [people[1]?._id] });
  });

  test('is created by keyboard, and the focus returns where it was', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const people = [chats.befriend('Agnes', 'Mayr')];
    serveGroupChatManagement({ server, chats, groupChats, people });
    await renderApp('/messages', { server, member });
    await pressKeyOn(newChat);
    await pressKeyOn(startGroupChat);
    await pressKeyOn(dialog.getByRole('checkbox', { name: 'Agnes Mayr' }), ' ');
    await userEvent.keyboard('{Escape}');
    await confirm('Keep editing');
    await pressKeyOn(next);
    await typeInto(nameField, 'Choir{Enter}');
    await expectAddress(/^\/messages\?chat=/);
    await pressKeyOn(newChat);
    await pressKeyOn(startGroupChat);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(newChat).toHaveFocus();
  });

  test('takes members out of one group', async ({ server, member, chats, groupChats }) => {
    const agnes = chats.befriend('Agnes', 'Mayr');
    const notker = aPerson('Notker');
    serveGroupChatManagement({ server, chats, groupChats, people: [agnes, notker] });
    const choir = ownGroup({ name: 'Choir' });
    const lectors = ownGroup({ name: 'Lectors' });
    server.answer('GET /group/all', { groups: [choir, lectors], nextCursor: null });
    server.answer('GET /group/members/{id}', ({ params, query }) => ({
      members:
        params['id'] === choir._id && 'notker mayr'.includes(query.get('search') ?? '')
          ? [aGroupMember(asPerson(member), 'moderator'), aGroupMember(notker)]
          : [],
      nextCursor: null,
    }));
    await renderApp('/messages', { server, member });
    await openDialog();
    await dialog.getByText('Agnes Mayr').click();
    const source = dialog.getByRole('combobox', { name: 'Choose from' });
    await source.selectOptions('Choir');
    await expect.element(dialog.getByRole('checkbox')).toHaveLength(1);
    await dialog.getByText('Notker Mayr').click();
    await expect.element(source.getByRole('option', { name: 'Lectors' })).not.toBeInTheDocument();
    await expect.element(dialog.getByText('You can add members of one group at a time.')).toBeVisible();
    await expectSound();
    await next.click();
    await nameField.fill('Ours');
    await create.click();
    await expectAddress(/^\/messages\?chat=/);
    expect(server.calls('POST /chat/group/create')[0]?.body).toEqual({
      name: 'Ours',
      members: [agnes._id, notker._id],
      groupId: choir._id,
    });
  });

  test('says that a member cannot be added, and keeps the choice', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const people = [chats.befriend('Agnes', 'Mayr'), chats.befriend('Bruno', 'Mayr')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people });
    const message = 'One of these members cannot be added.';
    server.refuse('POST /chat/group/create', 403, { id: 'chat.cannot-add', message });
    await renderApp('/messages', { server, member });
    await openDialog();
    await dialog.getByText('Agnes Mayr').click();
    await dialog.getByText('Bruno Mayr').click();
    await next.click();
    await nameField.fill('Choir');
    await create.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
    await expectSound();
    await chosen.getByRole('button', { name: /Bruno Mayr/ }).click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    management.acceptCreation();
    await next.click();
    await expect.element(nameField).toHaveValue('Choir');
    await create.click();
    await expectAddress(/^\/messages\?chat=/);
  });

  test('is created once, even if the first response is lost', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    const people = [chats.befriend('Agnes', 'Mayr')];
    const management = serveGroupChatManagement({ server, chats, groupChats, people });
    server.failNetwork('POST /chat/group/create');
    await renderApp('/messages', { server, member });
    await openDialog();
    await dialog.getByText('Agnes Mayr').click();
    await next.click();
    await nameField.fill('Choir');
    await create.click();
    await expect.element(dialog.getByText(/There is no connection to the server/)).toBeVisible();
    management.acceptCreation();
    await create.click();
    await expectAddress(/^\/messages\?chat=/);
    const sent = server.calls('POST /chat/group/create').map(({ headers }) => headers.get('idempotency-key'));
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent).size).toBe(1);
  });

  test('is not possible without friends, and the dialog says how to find some', async ({
    server,
    member,
    chats,
    groupChats,
  }) => {
    serveGroupChatManagement({ server, chats, groupChats, people: [] });
    await renderApp('/messages', { server, member, width: 375 });
    await openDialog();
    await expect.element(dialog.getByText(/^You have no friends here yet\./)).toBeVisible();
    await expectSound();
  });

  test('offers to load the friends again', async ({ server, member, chats, groupChats }) => {
    serveGroupChatManagement({ server, chats, groupChats, people: [] });
    server.refuse('GET /friendship/friends', 429, { message: 'Too many requests.' });
    await renderApp('/messages', { server, member });
    await openDialog();
    await expect.element(dialog.getByText('Too many requests.')).toBeVisible();
    const agnes = aPerson('Agnes');
    await pressOnce(dialog.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /friendship/friends', { friends: [agnes], nextCursor: null, total: 1 }),
    );
    await expect.element(dialog.getByRole('checkbox', { name: 'Agnes Mayr' })).toBeInTheDocument();
  });
});
