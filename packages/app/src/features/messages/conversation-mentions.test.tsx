import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import {
  bubble,
  chatPath,
  expectAllSent,
  expectTexts,
  messageComposer,
  row,
  thread,
} from '../../../test/chat-screens.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { test } from '../../../test/group-chat-test.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { newId } from '../../../test/ids.ts';
import { aPerson, asPerson, type Person } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, chooseFromMenu } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';
import { fullName } from '../people/index.ts';
import { queuedEntry } from './outbox-entry.ts';
import { indexedOutboxStorage } from './outbox-storage.ts';

const main = page.getByRole('main');
const { attach, field, form } = messageComposer;
const anna = aPerson('Anna', 'Huber');
const angela = aPerson('Ángela', 'Rossi');
const josef = aPerson('Josef');
const list = page.getByRole('listbox', { name: 'People you can mention' });
const options = list.getByRole('option');
const option = (name: string) => page.getByRole('option', { name });
const mentionOf = (person: Person) => ({ _id: person._id, name: fullName(person) });
const linkIn = (text: string, name: string) => bubble(text).getByRole('link', { name, exact: true });
const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const sent = (server: FakeServer) => server.calls('POST /message/create').map(({ body }) => body);
const edits = (server: FakeServer) => server.calls('PUT /message/update/{messageId}').map(({ body }) => body);
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();
/** The initials of the picture are in the text of an option. */
const suggested = () => options.elements().map((element) => element.querySelector('bdi')?.textContent);

describe('writing a mention', () => {
  test('suggests the other members after an @, and sends who was chosen by keyboard', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, angela, josef]);
    choir.add(anna, 'Peace');
    const blocked = choir.members.find((one) => one.member._id === josef._id);
    if (blocked !== undefined) blocked.blocked = true;
    await renderApp(chatPath(choir), { server, member, width: 375 });
    await expectTexts(['Peace']);
    await userEvent.type(field, 'Can you, @');
    await expect.poll(suggested).toEqual(['Anna Huber', 'Ángela Rossi']);
    await expectSound();
    await userEvent.keyboard('ang');
    await expect.poll(suggested).toEqual(['Ángela Rossi']);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Can you, @Ángela Rossi ');
    await expect.element(list).not.toBeInTheDocument();
    expect(sent(server)).toEqual([]);
    await userEvent.keyboard('and @{ArrowDown}{ArrowUp}{Tab}?');
    await expect.element(field).toHaveValue('Can you, @Ángela Rossi and @Anna Huber ?');
    const resume = server.pause('POST /message/create');
    await userEvent.keyboard('{Enter}');
    await expect.element(bubble('Can you')).toMatchTextContent('Sending');
    await expect
      .element(linkIn('Can you', '@Ángela Rossi'))
      .toHaveAttribute('href', `/profile/${angela._id}`);
    resume();
    await expectAllSent();
    expect(sent(server)).toEqual([
      expect.objectContaining({
        text: 'Can you, @Ángela Rossi and @Anna Huber ?',
        mentions: [angela._id, anna._id],
      }),
    ]);
    await expect.element(linkIn('Can you', '@Anna Huber')).toHaveAttribute('href', `/profile/${anna._id}`);
  });

  test('closes the list with Escape, which keeps the quote', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add(anna, 'Who sings?');
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('Who sings?'), 'Reply');
    const quote = form.getByRole('button', { name: /^Remove: Reply to Anna/u });
    await expect.element(quote).toBeVisible();
    await userEvent.type(field, '@');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(quote).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expectAllSent();
    expect(sent(server)).toEqual([expect.objectContaining({ text: '@' })]);
  });

  test('mentions nobody whose name was deleted, and nobody in the next message', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    await renderApp(chatPath(choir), { server, member });
    await userEvent.type(field, '@ann');
    await option('Anna Huber').click();
    await field.fill('Nobody');
    await userEvent.keyboard('{Enter}');
    await expect.element(bubble('Nobody')).toMatchTextContent('Sent');
    await userEvent.type(field, '@ann');
    await option('Anna Huber').click();
    await userEvent.keyboard('comes{Enter}');
    await expect.element(bubble('comes')).toMatchTextContent('Sent');
    await userEvent.type(field, 'With Anna Huber{Enter}');
    await expect.element(bubble('With Anna Huber')).toMatchTextContent('Sent');
    expect(sent(server).map(({ mentions }) => mentions)).toEqual([undefined, [anna._id], undefined]);
  });

  test('suggests nobody who has left, and members who have joined', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add(josef, 'Peace');
    await renderApp(chatPath(choir), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    choir.leave(josef);
    choir.join(angela);
    choir.line(josef, 'left');
    await expect.element(main.getByText('Josef left the chat').first()).toBeVisible();
    await userEvent.type(field, '@');
    await expect.poll(suggested).toEqual(['Anna Huber', 'Ángela Rossi']);
  });

  test('suggests nobody in a chat of two', async ({ server, member, chats }) => {
    const bridget = chats.addChat('Bridget');
    await renderApp(chatPath(bridget), { server, member });
    await userEvent.type(field, '@Bri');
    await expect.element(field).not.toHaveAttribute('aria-autocomplete');
    await userEvent.keyboard('{Enter}');
    await expectAllSent();
    expect(sent(server)).toEqual([expect.not.objectContaining({ mentions: expect.anything() })]);
  });

  test('sends the mentions with a file, too', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    await renderApp(chatPath(choir), { server, member });
    const programme = new File(['%PDF-1.7\n'], 'programme.pdf', { type: 'application/pdf' });
    await chooseFiles(attach, programme, new File(['%PDF-1.7\n'], 'songs.pdf', { type: 'application/pdf' }));
    await userEvent.type(field, 'For @ann');
    await option('Anna Huber').click();
    await userEvent.keyboard('{Enter}');
    await expectAllSent();
    await expect.element(linkIn('For', '@Anna Huber')).toBeVisible();
    expect(sent(server).map((body) => Reflect.get(body, 'mentions'))).toEqual([
      JSON.stringify([anna._id]),
      undefined,
    ]);
  });
});

describe('an unsent mention', () => {
  test('is kept with the draft over a reload', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    const parish = groupChats.aGroupChat('Parish', [anna]);
    const { reload } = await renderApp(chatPath(choir), { server, member });
    await userEvent.type(field, '@ann');
    await option('Anna Huber').click();
    await expect.element(field).toHaveValue('@Anna Huber ');
    await reload();
    await expect.element(field).toHaveValue('@Anna Huber ');
    await row(parish).click();
    await expect.element(field).toHaveValue('');
    await field.fill('@Anna Huber, come');
    await userEvent.keyboard('{Enter}');
    await expect.element(bubble('come')).toMatchTextContent('Sent');
    await row(choir).click();
    await expect.element(field).toHaveValue('@Anna Huber ');
    // The name was chosen before, so Enter sends the message.
    await field.click();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(bubble('@Anna Huber')).toMatchTextContent('Sent');
    expect(sent(server).map(({ mentions }) => mentions)).toEqual([undefined, [anna._id]]);
  });

  test('is kept with the message offline and over a reload', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add(anna, 'Peace');
    const { reload } = await renderApp(chatPath(choir), { server, member });
    await expectTexts(['Peace']);
    await userEvent.type(field, '@ann');
    await expect.element(option('Anna Huber')).toBeVisible();
    server.setOnline(false);
    await userEvent.keyboard('{Enter}comes{Enter}');
    await expect.element(bubble('comes')).toMatchTextContent('Sending');
    await expect.element(linkIn('comes', '@Anna Huber')).toBeVisible();
    server.setOnline(true);
    await reload();
    await expect.element(linkIn('comes', '@Anna Huber')).toBeVisible();
    await expectAllSent();
    await expect.poll(choir.texts).toEqual(['Peace', '@Anna Huber comes']);
    expect(sent(server).at(-1)).toMatchObject({ mentions: [anna._id] });
  });

  test('is not needed: a message that an earlier version of the app has stored is sent', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    const stored = queuedEntry({
      clientId: newId(),
      chatId: choir.chatId,
      order: 1,
      createdAt: aMinuteAgo(),
      text: 'For @Anna Huber',
      file: null,
    });
    await indexedOutboxStorage(member._id).add(stored, null);
    await renderApp(chatPath(choir), { server, member });
    await expectTexts(['For @Anna Huber']);
    await expectAllSent();
    expect(sent(server)).toEqual([expect.not.objectContaining({ mentions: expect.anything() })]);
  });
});

describe('a mention in the thread', () => {
  test('is a link, and the own name is emphasized, but quotes are plain', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    const own = asPerson(member);
    const text = `With @${fullName(own)} and @Josef Mayr: https://parish.org/choir`;
    await renderApp(chatPath(choir), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    choir.receive(anna, text, { mentions: [mentionOf(own), mentionOf(josef)] });
    const toOwn = linkIn('With', `@${fullName(own)}`);
    const toJosef = linkIn('With', '@Josef Mayr');
    await expect.element(toOwn).toHaveAttribute('href', `/profile/${member._id}`);
    await expect.element(toOwn).toHaveAttribute('data-own');
    await expect.element(toJosef).toHaveAttribute('href', `/profile/${josef._id}`);
    await expect.element(toJosef).not.toHaveAttribute('data-own');
    await expect.element(linkIn('With', 'https://parish.org/choir')).toBeVisible();
    choir.reply(josef, 'I am coming', text);
    await expect
      .element(bubble('I am coming').getByRole('link', { name: '@Josef Mayr' }))
      .not.toBeInTheDocument();
    await expectSound();
    choir.alter(text, { content: 'With @Josef Mayr', mentions: [], editedAt: aMinuteAgo() });
    await expect.element(thread.getByRole('link', { name: /^@/u })).not.toBeInTheDocument();
    choir.alter('With @Josef Mayr', { content: '@Josef Mayr!', mentions: [mentionOf(josef)] });
    await expect.element(linkIn('@Josef Mayr!', '@Josef Mayr')).toBeVisible();
  });

  test('stays and changes when its message is edited', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.addMessage('member', {
      content: 'With @Anna Huber',
      mentions: [mentionOf(anna)],
      createdAt: aMinuteAgo(),
    });
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('With'), 'Edit');
    await expect.element(field).toHaveValue('With @Anna Huber');
    await userEvent.keyboard(' and @jos');
    await expect.element(option('Josef Mayr')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(edits(server)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectTexts(['With @Anna Huber and @Josef Mayr']);
    await expect.element(thread.getByRole('link', { name: /^@/u })).toHaveLength(2);
    await chooseFromMenu(menuOf('With'), 'Edit');
    await field.fill('With @Josef Mayr');
    await userEvent.keyboard('{Enter}');
    await expectTexts(['With @Josef Mayr']);
    await expect.element(thread.getByRole('link', { name: /^@/u })).toHaveLength(1);
    await chooseFromMenu(menuOf('With'), 'Edit');
    await field.fill('With nobody');
    await userEvent.keyboard('{Enter}');
    await expectTexts(['With nobody']);
    await expect.element(thread.getByRole('link', { name: /^@/u })).not.toBeInTheDocument();
    expect(edits(server)).toEqual([
      { text: 'With @Anna Huber and @Josef Mayr', mentions: [anna._id, josef._id] },
      { text: 'With @Josef Mayr', mentions: [josef._id] },
      { text: 'With nobody' },
    ]);
  });

  test('can be added to a text that stays the same', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.addMessage('member', { content: 'With @Anna Huber', createdAt: aMinuteAgo() });
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('With'), 'Edit');
    await field.fill('With @ann');
    await option('Anna Huber').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(linkIn('With', '@Anna Huber')).toBeVisible();
    expect(edits(server)).toEqual([{ text: 'With @Anna Huber', mentions: [anna._id] }]);
  });

  test('is not copied with a forwarded message', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    const parish = groupChats.aGroupChat('Parish', [anna]);
    choir.addMessage(anna, { content: 'With @Anna Huber', mentions: [mentionOf(anna)] });
    parish.add(anna, 'Peace');
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('With'), 'Forward…');
    const dialog = page.getByRole('dialog', { name: 'Forward to' });
    // The label covers the checkbox.
    await dialog.getByText('Parish', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Sending to Parish.')).toBeVisible();
    await row(parish).click();
    await expectTexts(['Peace', 'With @Anna Huber']);
    await expectAllSent();
    await expect.element(thread.getByRole('link', { name: /^@/u })).not.toBeInTheDocument();
  });
});
