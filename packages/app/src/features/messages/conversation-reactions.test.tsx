import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { bubble, chatPath, expectTexts, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const reactions = thread.getByRole('list', { name: 'Reactions' }).getByRole('button');
const toolbar = page.getByRole('toolbar', { name: 'React' });

const choose = async (text: string, name: string) => {
  await chooseFromMenu(menuOf(text), 'React');
  await toolbar.getByRole('button', { name }).click();
};

describe('a reaction of the member', () => {
  test('is set, replaced and removed', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'Thank you for your prayers');
    await renderApp(chatPath(bruno), { server, member });
    await chooseFromMenu(menuOf('Thank you'), 'React');
    await expect.element(toolbar).toBeVisible();
    await expectSound();
    await toolbar.getByRole('button', { name: 'Amen' }).click();
    await expect.element(reactions).toHaveAccessibleName('You: Amen, remove');
    await choose('Thank you', 'Love');
    await expect.element(reactions).toHaveAccessibleName('You: Love, remove');
    await expectSound();
    await reactions.click();
    await expect.element(reactions).not.toBeInTheDocument();
    await expect.element(menuOf('Thank you')).toHaveFocus();
    await expect
      .poll(() => server.calls('PUT /message/reaction/{messageId}').map(({ body }) => body.type))
      .toEqual(['amen', 'love']);
    await expect.poll(() => server.calls('DELETE /message/reaction/{messageId}').length).toBe(1);
  });

  test('is shown before the server has answered', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'Peace');
    await renderApp(chatPath(bruno), { server, member });
    const resume = server.pause('PUT /message/reaction/{messageId}');
    await choose('Peace', 'Laugh');
    await expect.element(reactions).toHaveAccessibleName('You: Laugh, remove');
    // The other member reacts, and the member chooses again, before the answer arrives.
    bruno.react('other', 'Peace', 'wow');
    await expect.poll(() => reactions.elements().length).toBe(2);
    await choose('Peace', 'Sad');
    await expect.element(reactions.nth(1)).toHaveAccessibleName('You: Sad, remove');
    resume();
    await expect
      .poll(() => server.calls('PUT /message/reaction/{messageId}').map(({ body }) => body.type))
      .toEqual(['laugh', 'sad']);
    await expect.element(reactions.nth(1)).toHaveAccessibleName('You: Sad, remove');
  });

  test('that is refused disappears, and the reason is shown', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'Peace');
    bruno.react('member', 'Peace', 'like');
    await renderApp(chatPath(bruno), { server, member });
    const message = 'You can no longer write in this chat.';
    server.refuse('PUT /message/reaction/{messageId}', 403, { id: 'chat.blocked', message });
    await choose('Peace', 'Love');
    await expectToast(message);
    await expect.element(reactions).toHaveAccessibleName('You: Like, remove');
    chats.acceptReactions();
    await choose('Peace', 'Love');
    await expect.element(reactions).toHaveAccessibleName('You: Love, remove');
  });

  test('is not stored without a connection, which a toast says', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'Peace');
    await renderApp(chatPath(bruno), { server, member });
    // Loads the code of the toolbar.
    await chooseFromMenu(menuOf('Peace'), 'React');
    await userEvent.keyboard('{Escape}');
    server.setOnline(false);
    await choose('Peace', 'Love');
    await expectToast(/There is no connection to the server/);
    await expect.element(reactions).not.toBeInTheDocument();
  });
});

test('reactions of the other member and of other pages are shown at once', async ({
  server,
  member,
  chats,
}) => {
  const bruno = chats.addChat('Bruno');
  bruno.add('member', 'Peace');
  await renderApp(chatPath(bruno), { server, member });
  await expectTexts(['Peace']);
  bruno.react('other', 'Peace', 'amen');
  await expect.element(reactions).toHaveAccessibleName(`${bruno.name}: Amen`);
  bruno.react('member', 'Peace', 'amen');
  await expect.element(reactions).toHaveAccessibleName(`${bruno.name} and You: Amen, remove`);
  bruno.react('member', 'Peace', null);
  await expect.element(reactions).toHaveAccessibleName(`${bruno.name}: Amen`);
  bruno.react('other', 'Peace', null);
  await expect.element(reactions).not.toBeInTheDocument();
});

test('in a closed chat reactions are shown, but cannot be changed', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno', { abilities: { send: false }, closed: 'left' });
  bruno.add('other', 'Peace');
  bruno.react('member', 'Peace', 'amen');
  await renderApp(chatPath(bruno), { server, member });
  await expect.element(thread.getByText('You: Amen', { exact: true })).toBeInTheDocument();
  await expect.element(reactions).not.toBeInTheDocument();
  await menuOf('Peace').click();
  await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'React' })).not.toBeInTheDocument();
});
