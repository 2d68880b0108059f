import { page, userEvent } from 'vitest/browser';
import { describe, onTestFinished } from 'vitest';
import { bubble, chatPath, expectAllSent, messageComposer } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aHugePhoto, anIphonePhoto, aPicture, pauseWorkers } from '../../../test/pictures.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFiles } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const { attach, attachments, field, form, send } = messageComposer;
const aDocument = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const attached = (name: string) => bubble(`Archivo adjuntado: ${name}`);

describe('attached files', () => {
  test('are listed and can be removed, and the text is sent with the first', async ({
    server,
    member,
    chats,
  }) => {
    const bridget = chats.addChat('Bridget');
    await renderApp(chatPath(bridget), { server, member });
    await chooseFiles(
      attach,
      await aPicture('church.png'),
      aDocument('programme.pdf'),
      aDocument('wrong.pdf'),
    );
    await expect.element(attachments).toHaveLength(3);
    await expectSound();
    await form.getByRole('button', { name: 'Remove: wrong.pdf' }).click();
    await expect.element(attachments).toHaveLength(2);
    await field.fill('For the parish hall');
    await send.click();
    await expect.element(attachments).not.toBeInTheDocument();
    await expectAllSent();
    await expect.element(attached('church.png')).toMatchTextContent('For the parish hall');
    await expect.element(attached('programme.pdf')).toBeVisible();
    await expect.poll(() => bridget.texts()).toEqual(['For the parish hall', '']);
  });

  test('are of the types that the contract lists', async ({ server, member, chats }) => {
    await renderApp(chatPath(chats.addChat('Bridget')), { server, member });
    await expect.element(attach).toBeInTheDocument();
    const accepted = attach.element().getAttribute('accept')?.split(',');
    expect(accepted).toEqual(
      expect.arrayContaining(['image/jpeg', 'video/quicktime', '.pdf', '.ppsx', '.ott', '.csv']),
    );
    expect(accepted?.filter((type) => /hei[cf]|docm/.test(type))).toEqual([]);
  });

  test('survive a reload', async ({ server, member, chats }) => {
    const bridget = chats.addChat('Bridget');
    const { reload } = await renderApp(chatPath(bridget), { server, member });
    await chooseFiles(attach, aDocument('programme.pdf'));
    await expect.element(attachments).toMatchTextContent('programme.pdf');
    await reload();
    await expect.element(attachments).toMatchTextContent('programme.pdf');
  });

  test('are sent once they are prepared, even if the member submits before that', async ({
    server,
    member,
    chats,
  }) => {
    const agnes = chats.addChat('Agnes');
    await renderApp(chatPath(agnes), { server, member });
    await chooseFiles(attach, await aHugePhoto(), aDocument('programme.pdf'));
    await expect.element(form.getByRole('progressbar', { name: 'Preparing IMG_0048.jpg' })).toBeVisible();
    await send.click();
    await expect.element(attached('IMG_0048.jpg')).toBeVisible();
    await expect.element(attached('programme.pdf')).toBeVisible();
    await expect.element(attachments).not.toBeInTheDocument();
    await expectAllSent();
  });

  test('can be removed during the preparation', async ({ server, member, chats }) => {
    await renderApp(chatPath(chats.addChat('Clare')), { server, member });
    pauseWorkers();
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    });
    await chooseFiles(attach, await aHugePhoto(), aDocument('programme.pdf'), drawing);
    await expect.element(form.getByRole('progressbar', { name: 'Preparing IMG_0048.jpg' })).toBeVisible();
    await form.getByRole('button', { name: 'Cancel: IMG_0048.jpg' }).click();
    await expect.element(form.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(attachments).toHaveLength(2);
    await expect.element(form.getByRole('button', { name: 'Remove: programme.pdf' })).toBeVisible();
    await expect.element(form.getByRole('button', { name: 'Remove: logo.svg' })).toBeVisible();
  });

  test('can be pasted and dropped', async ({ server, member, chats }) => {
    const frida = chats.addChat('Frida');
    await renderApp(chatPath(frida), { server, member });
    await expect.element(field).toBeVisible();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await aPicture('pasted.png'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Ora et labora'], 'dropped.txt', { type: 'text/plain' }));
    const options = { bubbles: true, cancelable: true };
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...options }));
    field.element().dispatchEvent(new DragEvent('drop', { dataTransfer, ...options }));
    await expect.element(attachments).toHaveLength(2);
    await send.click();
    await expect.element(attached('pasted.png')).toBeVisible();
    await expect.element(attached('dropped.txt')).toBeVisible();
    await expectAllSent();
    await expect.poll(frida.texts).toHaveLength(2);
  });

  test('are refused with a message if they are empty, too large or mislabelled', async ({
    server,
    member,
    chats,
  }) => {
    const dulcie = chats.addChat('Dulcie');
    await renderApp(chatPath(dulcie), { server, member, width: 375 });
    await chooseFiles(attach, new File([], 'nothing.pdf', { type: 'application/pdf' }));
    await expect.element(form.getByRole('alert')).toMatchTextContent('The file nothing.pdf is empty.');
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'large.mp4', { type: 'video/mp4' });
    await chooseFiles(attach, large);
    await expect
      .element(form.getByRole('alert'))
      .toMatchTextContent('The file large.mp4 is larger than 25 MB.');
    await expectSound();
    await chooseFiles(attach, anIphonePhoto('IMG_0001.HEIC', ''), await aPicture('church.png'));
    await expect
      .element(form.getByRole('alert'))
      .toMatchTextContent('IMG_0001.HEIC: iPhone photos in HEIC cannot be read by this browser.');
    await expect.element(attachments).toHaveLength(1);
    await form.getByRole('button', { name: 'Remove: church.png' }).click();
    server.refuse('POST /message/create', 400, { message: 'This file is not what it seems.' });
    await chooseFiles(attach, aDocument('innocent.pdf'));
    await send.click();
    await expect.element(attached('innocent.pdf')).toMatchTextContent('This file is not what it seems.');
    await attached('innocent.pdf').getByRole('button', { name: 'Delete' }).click();
    await expect.element(attached('innocent.pdf')).not.toBeInTheDocument();
  });
});

test('a picture is shown during its upload', async ({ server, member, chats }) => {
  const bridget = chats.addChat('Bridget');
  server.answer('POST /message/create', () => Promise.withResolvers<never>().promise);
  await renderApp(chatPath(bridget), { server, member });
  const failures: string[] = [];
  const watch = new MutationObserver(() => {
    if (document.body.textContent.includes('The file could not be loaded')) failures.push('shown');
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await chooseFiles(attach, await aPicture('church.png'), await aPicture('tower.png'));
  await send.click();
  for (const name of ['church.png', 'tower.png']) {
    const picture = attached(name).getByRole('button', { name: `Open picture ${name}` });
    await expect.element(picture).toBeVisible();
    await expect.poll(() => picture.element().querySelector('img')?.src).toMatch(/^blob:/);
  }
  await expect.poll(() => server.calls('POST /message/create')).toHaveLength(1);
  expect(failures).toEqual([]);
});

describe('files of the other member', () => {
  test('can be enlarged, played, viewed and downloaded', async ({ server, socket, member, chats }) => {
    const albert = chats.addChat('Albert');
    await renderApp(chatPath(albert), { server, member });
    await expect.poll(() => socket.connections()).toBe(1);
    albert.receiveFile(await aPicture('church.png'), 'For the parish hall');
    albert.receiveFile(new File(['RIFF'], 'salve.wav', { type: 'audio/wav' }));
    albert.receiveFile(new File(['webm'], 'ball.webm', { type: 'video/webm' }));
    albert.receiveFile(aDocument('programme.pdf'));

    const picture = attached('church.png').getByRole('button', { name: 'Open picture church.png' });
    await picture.click();
    const dialog = page.getByRole('dialog', { name: 'church.png' });
    await expect.element(dialog.getByRole('img', { name: 'church.png' })).toBeVisible();
    await expectSound();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(picture).toHaveFocus();

    const pdf = attached('programme.pdf');
    await pdf.getByRole('button', { name: 'View: programme.pdf' }).click();
    await expect
      .element(pdf.getByRole('link', { name: 'View: programme.pdf' }))
      .toHaveAttribute('href', expect.stringMatching(/^blob:/));
    await expectSound();
  });
});
