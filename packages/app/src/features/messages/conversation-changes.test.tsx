import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { bubble, chatPath, expectTexts, messageComposer, say, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const { form, field } = messageComposer;
const save = form.getByRole('button', { name: 'Save' });
const cancel = form.getByRole('button', { name: 'Cancel' });
const menuOf = (text: string) => bubble(text).getByRole('button', { name: 'More about this message' });
const trace = thread.getByText('This message was deleted.');

describe('editing a message', () => {
  test('changes its text, marks it, and keeps the draft', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.addSent('Vespers at six', 3);
    await renderApp(chatPath(bruno), { server, member });
    await field.fill('A draft');
    await chooseFromMenu(menuOf('Vespers at six'), 'Edit');
    await expect.element(field).toHaveValue('Vespers at six');
    await expect.element(field).toHaveFocus();
    await expect.element(form.getByText('Edit message')).toBeVisible();
    await expectSound();
    await field.fill('Vespers at seven');
    await userEvent.keyboard('{Enter}');
    await expectTexts(['Vespers at seven']);
    await expect.element(bubble('Vespers at seven')).toMatchTextContent('Edited');
    await expect.element(field).toHaveValue('A draft');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText('You: Vespers at seven')).toBeVisible();
  });

  test('is cancelled by Escape and by the button', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.addSent('Vespers at six', 3);
    await renderApp(chatPath(bruno), { server, member });
    for (const end of [() => userEvent.keyboard('{Escape}'), () => cancel.click()]) {
      await chooseFromMenu(menuOf('Vespers at six'), 'Edit');
      await field.fill('Something else');
      await end();
      await expect.element(field).toHaveValue('');
      await expect.element(field).toHaveFocus();
    }
    expect(server.calls('PUT /message/update/{messageId}')).toEqual([]);
  });

  test('begins with ArrowUp in the empty field, for the newest own message', async ({
    server,
    member,
    chats,
  }) => {
    const bruno = chats.addChat('Bruno');
    bruno.addSent('Long ago', 20);
    bruno.addSent('Vespers at six', 3);
    bruno.receive('Thank you');
    await renderApp(chatPath(bruno), { server, member });
    await expectTexts(['Long ago', 'Vespers at six', 'Thank you']);
    await field.click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('Vespers at six');
    await field.fill('Vespers at seven');
    await save.click();
    await expectTexts(['Long ago', 'Vespers at seven', 'Thank you']);
  });

  test('is offered for own messages of the last 15 minutes only', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.addSent('Long ago', 16);
    bruno.receive('Peace');
    await renderApp(chatPath(bruno), { server, member });
    const edit = page.getByRole('menuitem', { name: 'Edit', exact: true });
    for (const text of ['Long ago', 'Peace']) {
      await menuOf(text).click();
      await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
      await expect.element(edit).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    }
  });

  test.for([
    { device: 'fast', ahead: -20 },
    { device: 'slow', ahead: 20 },
  ])(
    'is offered for 15 minutes by the clock of the server, also if that of the device is $device',
    async ({ ahead }, { server, member, chats }) => {
      const bruno = chats.addChat('Bruno');
      server.setClock(ahead * 60_000);
      bruno.addSent('Long ago', 16 - ahead);
      bruno.addSent('Vespers at six', 14 - ahead);
      await renderApp(chatPath(bruno), { server, member });
      const edit = page.getByRole('menuitem', { name: 'Edit', exact: true });
      await menuOf('Vespers at six').click();
      await expect.element(edit).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await menuOf('Long ago').click();
      await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
      await expect.element(edit).not.toBeInTheDocument();
    },
  );

  test('that is refused leaves the text in the field', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.addSent('Vespers at six', 3);
    await renderApp(chatPath(bruno), { server, member });
    const message = 'You can edit a message for 15 minutes. Please send a new one instead.';
    server.refuse('PUT /message/update/{messageId}', 403, { id: 'message.edit-too-late', message });
    await chooseFromMenu(menuOf('Vespers at six'), 'Edit');
    await field.fill('Vespers at seven');
    await save.click();
    await expectToast(message);
    await expect.element(field).toHaveValue('Vespers at seven');
    chats.acceptEdits();
    await save.click();
    await expectTexts(['Vespers at seven']);
  });
});

describe('deleting a message', () => {
  test('for everyone leaves a trace', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    await renderApp(chatPath(bruno), { server, member });
    await say('A mistake');
    await expectTexts(['A mistake']);
    await expect.element(bubble('A mistake')).toMatchTextContent('Sent');
    await chooseFromMenu(menuOf('A mistake'), 'Delete…');
    await expectSound();
    await confirm('Delete for everyone');
    await expect.element(trace).toBeVisible();
    await expectTexts([]);
    // The list of chats says it, too.
    await expect.poll(() => page.getByText('This message was deleted.').elements().length).toBe(2);
    await expectSound();
  });

  test('of the other member is possible only for oneself', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'One', 'Two');
    await renderApp(chatPath(bruno), { server, member });
    await chooseFromMenu(menuOf('One'), 'Delete…');
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(`${bruno.name} keeps it.`);
    await expect.element(dialog.getByRole('button', { name: 'Delete for everyone' })).not.toBeInTheDocument();
    await confirm('Delete for me');
    await expectTexts(['Two']);
    await expect.element(field).toHaveFocus();
    await expect.element(trace).not.toBeInTheDocument();
  });

  test('that fails keeps the message', async ({ server, member, chats }) => {
    const bruno = chats.addChat('Bruno');
    bruno.add('other', 'One');
    await renderApp(chatPath(bruno), { server, member });
    server.refuse('DELETE /message/delete/{messageId}', 429);
    await chooseFromMenu(menuOf('One'), 'Delete…');
    await confirm('Delete for me');
    await expectToast(/./);
    await expectTexts(['One']);
  });
});

test('changes of the other member are shown at once', async ({ server, member, chats }) => {
  const bruno = chats.addChat('Bruno');
  bruno.add('other', 'One', 'Two');
  await renderApp(chatPath(bruno), { server, member });
  await expectTexts(['One', 'Two']);
  bruno.alter('One', { content: 'Eins', editedAt: '2026-11-21T10:05:00.000Z' });
  await expectTexts(['Eins', 'Two']);
  await expect.element(bubble('Eins')).toMatchTextContent('Edited');
  bruno.alter('Two', { content: '', deleted: 'everyone' });
  await expectTexts(['Eins']);
  await expect.element(trace).toBeVisible();
});
