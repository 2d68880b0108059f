import { page } from 'vitest/browser';
import { describe } from 'vitest';
import {
  aboutChat,
  backToChats,
  bubble,
  chatPath,
  expectTexts,
  messageComposer,
  row,
  say,
  thread,
} from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const main = page.getByRole('main');
const noChats = main.getByText('No se encontraron chats.');
const newChat = main.getByRole('button', { name: 'Nuevo chat' });
const dialog = page.getByRole('dialog', { name: 'Nuevo chat' });
const rows = main.getByRole('list', { name: 'Chats' }).getByRole('listitem');

describe('a member without chats', () => {
  test('starts one with a friend', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno', { isListed: false });
    chats.befriend('Clara', 'Weber');
    await renderApp('/messages', { server, member });
    await expect.element(noChats).toBeVisible();
    await expect.element(page.getByText('Choose a chat')).toBeVisible();
    await expectSound();
    await newChat.click();
    await dialog.getByRole('searchbox', { name: 'Search friends' }).fill('mayr');
    await expect.element(dialog.getByRole('radio')).toHaveLength(1);
    await dialog.getByText(bruno.name).click();
    await expectSound();
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expectAddress(chatPath(bruno));
    await expect.element(page.getByText('Envía un mensaje para iniciar la conversación')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: bruno.name })).toBeVisible();
    await expect.element(messageComposer.field).toHaveFocus();
    expect(document.title).toBe(`${bruno.name} · Parvis`);
    expect(server.calls('POST /chat/create')[0]?.body).toEqual({
      participants: [member._id, bruno.other._id],
    });
  });

  test('chooses a friend while a search is loading', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno', { isListed: false });
    await renderApp('/messages', { server, member });
    await newChat.click();
    const choice = dialog.getByRole('radio', { name: bruno.name });
    await expect.element(choice).toBeInTheDocument();
    const release = server.pause('GET /friendship/friends');
    await dialog.getByRole('searchbox').fill('mayr');
    await expect.poll(() => server.calls('GET /friendship/friends')).toHaveLength(2);
    await dialog.getByText(bruno.name).click();
    await expect.element(choice).toBeChecked();
    release();
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expectAddress(chatPath(bruno));
  });

  test('reads why a chat could not be started, and tries again', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno', { isListed: false });
    server.refuse('POST /chat/create', 403, { message: 'Not at this hour.' }, { once: true });
    await renderApp('/messages', { server, member });
    await newChat.click();
    await dialog.getByText(bruno.name).click();
    const start = dialog.getByRole('button', { name: 'Start Conversation' });
    await start.click();
    await expect.element(dialog.getByText('Not at this hour.')).toBeVisible();
    await start.click();
    await expectAddress(chatPath(bruno));
  });
});

describe('the list of chats', () => {
  test('shows the unread count of each, and opens it', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    agnes.add('other', 'Pax et bonum');
    await renderApp('/messages', { server, member });
    const waiting = main.getByRole('link', { name: `${agnes.name}, 1 unread message` });
    await expect.element(waiting).toBeVisible();
    await expect.element(main.getByText('Pax et bonum')).toBeVisible();
    await expectSound();
    await waiting.click();
    await expect.element(bubble('Pax et bonum')).toBeVisible();
    await expect.element(main.getByRole('link', { name: agnes.name, exact: true })).toBeVisible();
    await say('Et cum spiritu tuo');
    await expect.element(main.getByText('You: Et cum spiritu tuo')).toBeVisible();
  });

  test('loads page by page, with few rows rendered', async ({ server, member, chats }) => {
    const all = Array.from({ length: 50 }, (_, index) => chats.addChat(`Friend ${index + 1}`));
    await renderApp('/messages', { server, member });
    const [oldest] = all;
    const newest = all.at(-1);
    if (oldest === undefined || newest === undefined) throw new Error('There are no chats.');
    await expect.element(row(newest)).toBeVisible();
    const cursors = () =>
      server.calls('GET /chat/getByUser/{userId}').filter(({ query }) => query.has('cursor')).length;
    expect(cursors()).toBe(0);
    await expect
      .poll(() => {
        rows.elements().at(-1)?.scrollIntoView();
        return row(oldest).query() !== null;
      })
      .toBe(true);
    expect(rows.elements().length).toBeLessThan(40);
    expect(cursors()).toBe(1);
    await expectSound();
  });

  test('offers friends page by page for a new chat, and searches them on the server', async ({
    server,
    member,
    chats,
  }) => {
    const oldest = chats.addChat('Odilo', { last_name: 'Cluny' });
    for (let count = 1; count < 50; count += 1) chats.befriend('Friend', String(count));
    await renderApp('/messages', { server, member });
    await newChat.click();
    await expect.element(dialog.getByRole('radio').first()).toBeInTheDocument();
    await expect
      .poll(() => {
        const last = dialog.getByRole('listitem').elements().at(-1);
        last?.scrollIntoView();
        return last?.getAttribute('aria-setsize');
      })
      .toBe('50');
    expect(dialog.getByRole('radio').elements().length).toBeLessThan(40);
    await dialog.getByRole('searchbox').fill('clun');
    await expect.element(dialog.getByRole('radio')).toHaveLength(1);
    expect(server.calls('GET /friendship/friends').at(-1)?.query.get('search')).toBe('clun');
    await dialog.getByText(oldest.name).click();
    await expect.element(dialog.getByRole('radio', { name: oldest.name })).toBeChecked();
    await dialog.getByRole('button', { name: 'Start Conversation' }).click();
    await expect.element(messageComposer.field).toBeVisible();
  });
});

describe('if the list and the chat do not fit side by side', () => {
  for (const width of [375, 768]) {
    test(`they are two screens, with a way back, at ${width} pixels`, async ({ server, member, chats }) => {
      const hugo = chats.addChat('Hugo');
      await renderApp('/messages', { server, member, width });
      await row(hugo).click();
      await expect.element(messageComposer.field).toBeVisible();
      await expect.element(row(hugo)).not.toBeInTheDocument();
      await expectSound();
      await aboutChat.click();
      await expect.element(page.getByRole('switch', { name: 'Mute' })).toBeVisible();
      await expectSound();
      history.back();
      await expect.element(messageComposer.field).toBeVisible();
      await backToChats.click();
      await expect.element(row(hugo)).toBeVisible();
      await expect.element(messageComposer.field).not.toBeInTheDocument();
      await expectAddress('/messages');
      await expectSound();
    });
  }

  test('a chat opened by a link leads back to the list, too', async ({ server, member, chats }) => {
    const hugo = chats.addChat('Hugo');
    await renderApp(chatPath(hugo), { server, member, width: 375 });
    await backToChats.click();
    await expect.element(row(hugo)).toBeVisible();
    await expectAddress('/messages');
  });

  test('the list keeps its position when the member comes back to it', async ({ server, member, chats }) => {
    const all = Array.from({ length: 20 }, (_, index) => chats.addChat(`Friend ${index + 1}`));
    const [oldest] = all;
    if (oldest === undefined) throw new Error('There are no chats.');
    await renderApp('/messages', { server, member, width: 375 });
    await expect
      .poll(() => {
        rows.elements().at(-1)?.scrollIntoView();
        return row(oldest).query() !== null;
      })
      .toBe(true);
    await expect.element(row(oldest)).toBeInViewport();
    const top = () => row(oldest).element().getBoundingClientRect().top;
    const before = top();
    await row(oldest).click();
    await expect.element(messageComposer.field).toBeVisible();
    await backToChats.click();
    await expect.element(row(oldest)).toBeInViewport();
    expect(top()).toBe(before);
  });
});

test('a profile links to the chat, and the chat to the profile', async ({ server, member, chats }) => {
  const noel = chats.addChat('Noel');
  const { user } = exampleOf(operationNamed('GET /user/getById/{id}'))
    .body as AnswerOf<'GET /user/getById/{id}'>;
  const relation = { friendship: 'friends', friendshipId: null, following: false, blocked: false } as const;
  server.answer('GET /user/getById/{id}', { user: { ...user, ...noel.other, relation } });
  await renderApp(`/profile/${noel.other._id}`, { server, member, width: 375 });
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await expect.element(messageComposer.field).toBeVisible();
  await expectAddress(chatPath(noel));
  await aboutChat.click();
  await page.getByRole('link', { name: 'Show profile' }).click();
  await expectAddress(`/profile/${noel.other._id}`);
});

test('a missing chat, or a chat of other members, is not found', async ({ server, member, console }) => {
  console.allow(/40[04]/);
  server.refuse('GET /chat/getById/{chatId}', 404, { message: 'There is no such chat.' });
  await renderApp('/messages?chat=none', { server, member });
  await expect.element(page.getByText('This chat is not available')).toBeVisible();
  await expect.element(thread).not.toBeInTheDocument();
  await expectSound();
  await page.getByRole('link', { name: 'Back to all chats' }).click();
  await expectAddress('/messages');
});

test('an unknown chat appears in the list with its first message', async ({
  server,
  socket,
  member,
  chats,
}) => {
  const agnes = chats.addChat('Agnes', { isListed: false });
  await renderApp('/messages', { server, member });
  await expect.element(noChats).toBeVisible();
  await expect.poll(() => socket.connections()).toBe(1);
  agnes.receive('Are you there?');
  await row(agnes).click();
  await expectTexts(['Are you there?']);
});
