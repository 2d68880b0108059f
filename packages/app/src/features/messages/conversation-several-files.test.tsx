import { describe } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bubble, chatPath, expectAllSent, messageComposer, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFiles } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const { attach, attachments, field, form, send } = messageComposer;
const aDocument = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const attached = (name: string) => bubble(`Archivo adjuntado: ${name}`);

describe('several files at once', () => {
  test('are sent in the order that the member has chosen', async ({ server, member, chats }) => {
    await renderApp(chatPath(chats.addChat('Bridget')), { server, member, width: 375 });
    await chooseFiles(attach, aDocument('one.pdf'), aDocument('two.pdf'), aDocument('three.pdf'));
    await expect.element(attachments).toHaveLength(3);
    const later = form.getByRole('button', { name: 'Move one.pdf down' });
    await later.click();
    await expect.element(attachments.nth(1)).toMatchTextContent('one.pdf');
    await expectSound();
    later.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(attachments.nth(2)).toMatchTextContent('one.pdf');
    await expect.element(later).toHaveFocus();
    await send.click();
    await expectAllSent();
    await expect
      .poll(() => [...thread.element().querySelectorAll('[data-part=name]')].map((name) => name.textContent))
      .toEqual(['two.pdf', 'three.pdf', 'one.pdf'].map((name) => `Archivo adjuntado: ${name}`));
  });

  test('beyond ten are named', async ({ server, member, chats }) => {
    await renderApp(chatPath(chats.addChat('Clare')), { server, member, width: 375 });
    await chooseFiles(attach, ...Array.from({ length: 12 }, (_, index) => aDocument(`${index + 1}.pdf`)));
    await expect.element(attachments).toHaveLength(10);
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent('You can send 10 files at once. Not attached: 11.pdf and 12.pdf');
  });

  test('have one progress, and can be cancelled and sent again together', async ({
    server,
    member,
    chats,
  }) => {
    const dulcie = chats.addChat('Dulcie');
    await renderApp(chatPath(dulcie), { server, member, width: 375 });
    server.answer('POST /message/create', () => Promise.withResolvers<never>().promise);
    await chooseFiles(attach, aDocument('one.pdf'), aDocument('two.pdf'), aDocument('three.pdf'));
    await field.fill('The papers');
    await send.click();
    await expect.element(form.getByRole('progressbar', { name: '0 of 3 files sent' })).toBeVisible();
    await expect.element(thread.getByRole('progressbar')).not.toBeInTheDocument();
    await attached('two.pdf').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(attached('two.pdf')).toMatchTextContent('Not sent');
    await expectSound();
    await form.getByRole('button', { name: 'Cancel sending 2 files' }).click();
    await expect.element(form.getByText('3 of 3 files were not sent.')).toBeVisible();
    await expectSound();
    chats.acceptMessages();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expectAllSent();
    await expect.element(form.getByText('files were not sent')).not.toBeInTheDocument();
    await expect.poll(dulcie.texts).toEqual(['The papers', '', '']);
  });

  test('are sent after a time without a network', async ({ server, member, chats }) => {
    const frida = chats.addChat('Frida');
    await renderApp(chatPath(frida), { server, member });
    await expect.element(field).toBeVisible();
    server.setOnline(false);
    await chooseFiles(attach, aDocument('one.pdf'), aDocument('two.pdf'));
    await send.click();
    await expect.element(form.getByRole('progressbar', { name: '0 of 2 files sent' })).toBeVisible();
    server.setOnline(true);
    await expectAllSent();
    await expect.element(form.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.poll(frida.texts).toHaveLength(2);
  });
});
