import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { bubble, chatMenu, chatPath, expectTexts, row, thread } from '../../../test/chat-screens.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { test } from '../../../test/group-chat-test.ts';
import { aPerson, aProfile, serveProfiles } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, pressOnce } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const anna = aPerson('Anna', 'Huber');
const josef = aPerson('Josef');
const clara = aPerson('Clara', 'Weber');
const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const reactions = page.getByRole('dialog', { name: 'Reactions' });
const readers = page.getByRole('dialog', { name: 'Read by' });

describe('the reactions of a group chat', () => {
  test('are counted, and a press shows who has reacted', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef, clara]);
    choir.add(anna, 'Peace');
    for (const person of [anna, josef, clara]) choir.react(person, 'Peace', 'amen');
    choir.react('member', 'Peace', 'love');
    choir.leave(clara);
    serveProfiles(server);
    await renderApp(chatPath(choir), { server, member, width: 375 });
    const amen = thread.getByRole('button', { name: 'Anna Huber, Josef Mayr, and Former member: Amen' });
    await amen.click();
    await expect.element(reactions.getByRole('heading', { name: 'Amen (3)' })).toBeVisible();
    await expect.element(reactions.getByRole('link', { name: 'Josef Mayr' })).toBeVisible();
    await expect.element(reactions.getByText('Former member')).toBeVisible();
    await expectSound();
    expect(server.calls('PUT /message/reaction/{messageId}')).toHaveLength(0);
    await reactions.getByRole('button', { name: 'Remove your reaction' }).click();
    await expect.element(reactions).not.toBeInTheDocument();
    await expect.element(amen).toHaveFocus();
    await expect.element(thread.getByRole('button', { name: 'You: Love' })).not.toBeInTheDocument();
    await expect.poll(() => server.calls('DELETE /message/reaction/{messageId}').length).toBe(1);
  });

  test('have the name of a member who has left and has written nothing', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, clara]);
    choir.add(anna, 'Peace');
    choir.react(anna, 'Peace', 'amen');
    choir.react(clara, 'Peace', 'amen');
    choir.leave(clara);
    serveProfiles(server, aProfile(clara));
    await renderApp(chatPath(choir), { server, member });
    await thread.getByRole('button', { name: 'Anna Huber and Former member: Amen' }).click();
    await expect.element(reactions.getByRole('link', { name: 'Clara Weber' })).toBeVisible();
    expect(server.calls('GET /user/getById/{id}').map(({ params }) => params['id'])).toEqual([clara._id]);
  });

  test('keep the name of a member who has left and has written here', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, clara]);
    choir.add(clara, 'Farewell');
    choir.react(clara, 'Farewell', 'amen');
    choir.leave(clara);
    await renderApp(chatPath(choir), { server, member });
    await thread.getByRole('button', { name: 'Clara Weber: Amen' }).click();
    await expect.element(reactions.getByRole('link', { name: 'Clara Weber' })).toBeVisible();
  });

  test('call nobody a former member until the list of members is loaded', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add(anna, 'Peace');
    choir.react(josef, 'Peace', 'amen');
    server.refuse('GET /chat/group/members/{chatId}', 429, { message: 'Too many requests.' });
    await renderApp(chatPath(choir), { server, member });
    await thread.getByRole('button', { name: 'A member: Amen' }).click();
    await expect.element(reactions.getByText('A member', { exact: true })).toBeVisible();
    await expect.element(reactions.getByText('Too many requests.')).toBeVisible();
    await expectSound();
    await pressOnce(reactions.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /chat/group/members/{chatId}', { members: choir.members }),
    );
    await expect.element(reactions.getByRole('link', { name: 'Josef Mayr' })).toBeVisible();
  });

  test('can be removed with the keyboard, and the focus stays at the message', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add(anna, 'Peace');
    choir.react('member', 'Peace', 'love');
    await renderApp(chatPath(choir), { server, member });
    const love = thread.getByRole('button', { name: 'You: Love' });
    await love.click();
    await expect.element(reactions.getByRole('heading', { name: 'Love (1)' })).toBeVisible();
    reactions.getByRole('button', { name: 'Remove your reaction' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(love).not.toBeInTheDocument();
    await expect.element(menuOf('Peace')).toHaveFocus();
  });

  test('change while the dialog is open', async ({ server, socket, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add('member', 'Peace');
    choir.react(anna, 'Peace', 'amen');
    await renderApp(chatPath(choir), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    await thread.getByRole('button', { name: 'Anna Huber: Amen' }).click();
    choir.react(josef, 'Peace', 'amen');
    await expect.element(reactions.getByRole('heading', { name: 'Amen (2)' })).toBeVisible();
    choir.react(anna, 'Peace', null);
    choir.react(josef, 'Peace', null);
    await expect.element(reactions.getByText('There are no reactions any more.')).toBeVisible();
  });
});

describe('the readers of an own message', () => {
  test('are listed, with those who have not read it', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add('member', 'Peace');
    server.answer('GET /message/readers/{messageId}', { read: [anna], unread: [josef] });
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('Peace'), 'Read by…');
    await expect
      .element(readers.getByRole('list', { name: 'Read by' }).getByRole('link', { name: 'Anna Huber' }))
      .toBeVisible();
    await expect
      .element(readers.getByRole('list', { name: 'Not read yet' }).getByRole('link', { name: 'Josef Mayr' }))
      .toBeVisible();
    await expectSound();
  });

  test('are loaded again after an error, and can be nobody', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add('member', 'Peace');
    server.refuse('GET /message/readers/{messageId}', 403, { message: 'This is not your message.' });
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('Peace'), 'Read by…');
    await expect.element(readers.getByText('This is not your message.')).toBeVisible();
    await pressOnce(readers.getByRole('button', { name: 'Try again' }), () =>
      server.answer('GET /message/readers/{messageId}', { read: [], unread: [anna] }),
    );
    await expect.element(readers.getByText('Nobody has read this message yet.')).toBeVisible();
    await expectSound();
  });
});

describe('the menu of a message in a group chat', () => {
  test('reports a message of another member with the earlier ones', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add(anna, 'Something bad');
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('Something bad'), 'Report');
    const dialog = page.getByRole('dialog', { name: 'Report this message' });
    await expect
      .element(dialog.getByRole('checkbox', { name: 'Also send the five messages before it' }))
      .toBeChecked();
    await expectSound();
  });

  test('deletes an own message for everyone', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add('member', 'Peace');
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('Peace'), 'Delete…');
    await expect
      .element(page.getByText('If you delete it for everyone, all members see only that it was deleted.'))
      .toBeVisible();
    await confirm('Delete for everyone');
    await expect.element(thread.getByText('This message was deleted.')).toBeVisible();
  });

  test('forwards to a group chat by its name', async ({ server, member, chats, groupChats }) => {
    const bridget = chats.addChat('Bridget');
    const choir = groupChats.aGroupChat('Choir', [anna]);
    bridget.add('other', 'Mass is at nine.');
    await renderApp(chatPath(bridget), { server, member });
    await chooseFromMenu(menuOf('Mass is at nine.'), 'Forward…');
    const dialog = page.getByRole('dialog', { name: 'Forward to' });
    await dialog.getByText('Choir', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Sending to Choir.')).toBeVisible();
    await expect.poll(choir.texts).toEqual(['Mass is at nine.']);
  });
});

test('the messages of a group chat are deleted for the member only', async ({
  server,
  socket,
  member,
  groupChats,
}) => {
  const choir = groupChats.aGroupChat('Choir', [anna]);
  choir.add(anna, 'Peace');
  await renderApp(chatPath(choir), { server, member });
  await expectTexts(['Peace']);
  await expect.poll(() => socket.connections()).toBe(1);
  await chooseFromMenu(chatMenu, 'Delete messages');
  await expect.element(page.getByText(/You stay a member/u)).toBeVisible();
  await expectSound();
  await confirm('Delete');
  await expect.element(row(choir)).not.toBeInTheDocument();
});
