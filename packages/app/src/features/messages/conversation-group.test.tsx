import { page } from 'vitest/browser';
import { describe } from 'vitest';
import {
  bubble,
  chatPath,
  expectAllSent,
  expectTexts,
  messageComposer,
  row,
  say,
  thread,
} from '../../../test/chat-screens.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { test } from '../../../test/group-chat-test.ts';
import { newId } from '../../../test/ids.ts';
import { aPerson, asPerson } from '../../../test/people.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, pressOnce } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
const anna = aPerson('Anna', 'Huber');
const josef = aPerson('Josef');
const clara = aPerson('Clara', 'Weber');
const lines = () =>
  [...(thread.query()?.querySelectorAll('[data-part="line"]') ?? [])].map(({ textContent }) => textContent);
const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const heading = main.getByRole('heading', { name: 'Choir', level: 2 });
const writing = main.getByRole('status').filter({ hasText: 'writing…' });
const removed = main.getByRole('heading', { name: 'You are no longer in this chat.' });

describe('a group chat', () => {
  test('shows its name, lines and authors, in the list and in the thread', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.addLine(anna, 'created', { text: 'Choir' });
    choir.addLine(anna, 'added', {
      members: [asPerson(member), josef],
    });
    choir.add(anna, 'Peace be with you all', 'We begin at seven');
    choir.add(josef, 'I am coming');
    choir.add('member', 'Me too');
    await renderApp(chatPath(choir), { server, member });
    await expectTexts(['Peace be with you all', 'We begin at seven', 'I am coming', 'Me too']);
    await expect.poll(lines).toEqual(['Anna created the chat “Choir”', 'Anna added you and Josef']);
    await expect.element(heading).toBeVisible();
    await expect.element(main.getByText('3 members')).toBeVisible();
    await expect.element(row(choir)).toBeVisible();
    await expect.element(main.getByText('You: Me too')).toBeVisible();
    const names = thread.getByRole('link', { name: 'Anna Huber', exact: true });
    await expect.element(names).toHaveLength(1);
    await expect.element(names).toHaveAttribute('href', `/profile/${anna._id}`);
    await expectSound();
  });

  test('names members who are writing, at most two', async ({ server, socket, member, groupChats }) => {
    const everybody = Array.from({ length: 199 }, (_, index) => aPerson(`Member ${index + 1}`, 'Mayr'));
    const choir = groupChats.aGroupChat('Choir', everybody);
    choir.add('member', 'Peace');
    const parish = groupChats.aGroupChat('Parish', [clara]);
    parish.add('member', 'Hello');
    await renderApp(chatPath(choir), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    await expect.poll(() => server.calls('GET /chat/group/members/{chatId}').length).toBeGreaterThan(0);
    const [first, second] = everybody;
    if (first === undefined || second === undefined) throw new Error('There are no members.');
    choir.typing(first);
    await expect.element(writing).toHaveTextContent('Member 1 is writing…');
    parish.typing(clara);
    // The list names a member of a chat that was not opened.
    await expect.element(main.getByText('Clara is writing…')).toBeVisible();
    for (const person of everybody) choir.typing(person);
    await expect.element(writing).toHaveTextContent('Member 1, Member 2, and others are writing…');
    await expect.element(main.getByText('200 members')).toBeVisible();
    await expectSound();
    choir.receive(first, 'Here I am');
    // The check above can take longer than a member counts as typing.
    for (const person of everybody.slice(1)) choir.typing(person);
    await expect.element(writing).toHaveTextContent('Member 2, Member 3, and others are writing…');
    await expect.element(bubble('Here I am')).toBeVisible();
  });

  test('keeps the height of its row in the list while members are writing', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const [first, second, third] = ['Maximiliana Josefa', 'Wilhelmina Theodora', 'Clara'].map((name) =>
      aPerson(name),
    );
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Nobody is there.');
    const choir = groupChats.aGroupChat('Choir', [first, second, third]);
    choir.add('member', 'Peace');
    await renderApp('/messages', { server, member });
    await expect.element(row(choir)).toBeVisible();
    await expect.poll(() => socket.connections()).toBe(1);
    const height = () => row(choir).element().closest('li')?.getBoundingClientRect().height;
    const before = height();
    expect(before).toBeGreaterThan(0);
    for (const person of [first, second, third]) choir.typing(person);
    const words = main.getByText('Maximiliana Josefa, Wilhelmina Theodora, and others are writing…');
    await expect.element(words).toBeVisible();
    expect(height()).toBe(before);
  });

  test('shows a message before the list of members has loaded', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add(anna, 'Peace');
    choir.react(josef, 'Peace', 'amen');
    const resume = server.pause('GET /chat/group/members/{chatId}');
    await renderApp(chatPath(choir), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    choir.join(clara);
    choir.line(clara, 'joined');
    choir.receive(clara, 'Good evening');
    await expect.element(bubble('Good evening').getByRole('link', { name: 'Clara Weber' })).toBeVisible();
    await expect.poll(lines).toEqual(['Clara joined the chat']);
    await expect.element(thread.getByRole('button', { name: 'A member: Amen' })).toBeVisible();
    resume();
    await expect.element(thread.getByRole('button', { name: 'Josef Mayr: Amen' })).toBeVisible();
  });

  test('closes with the reason if the member is removed, and opens if they are added again', async ({
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
    await messageComposer.field.click();
    const resume = server.pause('GET /chat/getById/{chatId}');
    choir.remove();
    await expect.element(main.getByRole('status').getByRole('heading', { name: 'Loading…' })).toBeVisible();
    resume();
    await expect.element(removed).toHaveFocus();
    await expect.element(main.getByText('You have left it, or an owner has removed you.')).toBeVisible();
    await expect.element(row(choir)).not.toBeInTheDocument();
    await expect.element(messageComposer.field).not.toBeInTheDocument();
    await expectSound();
    choir.restore();
    await expectTexts(['Peace']);
  });

  test('names the group as the reason if the chat follows one', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna], { group: { groupId: newId(), role: 'member' } });
    choir.add(anna, 'Peace');
    await renderApp(chatPath(choir), { server, member });
    await expectTexts(['Peace']);
    await expect.poll(() => socket.connections()).toBe(1);
    server.refuse('GET /chat/getById/{chatId}', 429, { message: 'Too many requests.' });
    choir.remove();
    await expect.element(main.getByText('Too many requests.')).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }), () =>
      server.refuse('GET /chat/getById/{chatId}', 404, {
        id: 'chat.not-found',
        message: 'There is no such chat.',
      }),
    );
    await expect
      .element(main.getByText('It follows a group, and you are no longer in this group.'))
      .toBeVisible();
    await expect.element(removed).toHaveFocus();
  });

  test('appears in the list of a member who was added offline', async ({
    server,
    socket,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.remove();
    await renderApp('/messages', { server, member });
    await expect.element(main.getByText('No se encontraron chats.')).toBeVisible();
    await expect.poll(() => socket.connections()).toBe(1);
    socket.setReachable(false);
    choir.addLine(anna, 'added', { members: [] });
    choir.add(anna, 'Welcome');
    choir.restore();
    socket.setReachable(true);
    await expect.element(row(choir)).toBeVisible();
    await expect.element(main.getByText('Anna: Welcome')).toBeVisible();
  });

  test('has readable texts at 375 pixels with the longest names', async ({ server, member, groupChats }) => {
    const long = aPerson('A'.repeat(80), 'B'.repeat(80));
    const choir = groupChats.aGroupChat('C'.repeat(80), [long]);
    choir.addLine(long, 'added', { members: [long] });
    choir.add(long, 'D'.repeat(300));
    for (const type of ['like', 'love', 'laugh'] as const) choir.react(long, 'D'.repeat(300), type);
    await renderApp(chatPath(choir), { server, member, width: 375 });
    await expect.element(thread.getByText('D'.repeat(300))).toBeVisible();
    const log = thread.element();
    expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    await expectSound();
  });
});

describe('writing in a group chat', () => {
  test('shows own messages at once, and that everybody has read them', async ({
    server,
    member,
    groupChats,
  }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    await renderApp(chatPath(choir), { server, member });
    await say('Pax et bonum');
    await expect.element(bubble('Pax et bonum')).toMatchTextContent('Sent');
    choir.see();
    await expect.element(bubble('Pax et bonum')).toMatchTextContent('Read by all');
    choir.receive(josef, 'Et cum spiritu tuo');
    await expect.element(main.getByText('Josef: Et cum spiritu tuo')).toBeVisible();
  });

  test('quotes a member by name', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna, josef]);
    choir.add(anna, 'When do we begin?');
    await renderApp(chatPath(choir), { server, member });
    await chooseFromMenu(menuOf('When do we begin?'), 'Reply');
    await expect
      .element(messageComposer.form.getByRole('button', { name: /^Remove: Reply to Anna: When/u }))
      .toBeVisible();
    await say('At seven.');
    await expectAllSent();
    const quote = bubble('At seven.').getByRole('button', { name: 'Reply to Anna: When do we begin?' });
    await expect.element(quote).toBeVisible();
    choir.reply(josef, 'Good.', 'At seven.');
    await expect
      .element(bubble('Good.').getByRole('button', { name: 'Reply to you: At seven.' }))
      .toBeVisible();
  });

  test('keeps unsent messages over a reload, and sends each once', async ({ server, member, groupChats }) => {
    const choir = groupChats.aGroupChat('Choir', [anna]);
    choir.add(anna, 'Peace');
    const { reload } = await renderApp(chatPath(choir), { server, member });
    await expectTexts(['Peace']);
    server.setOnline(false);
    await say('Et cum spiritu tuo');
    await expect.element(bubble('Et cum spiritu tuo')).toMatchTextContent('Sending');
    server.setOnline(true);
    await reload();
    await expectTexts(['Peace', 'Et cum spiritu tuo']);
    await expectAllSent();
    await expect.poll(choir.texts).toEqual(['Peace', 'Et cum spiritu tuo']);
    const keys = server.calls('POST /message/create').map(({ body }) => body.clientId);
    expect(new Set(keys).size).toBe(1);
  });
});
