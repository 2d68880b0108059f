import { readFile } from 'node:fs/promises';
import { audit } from './audit.ts';
import { bubble, chatBetween, messageComposer, openChat, storedMessages } from './chats.ts';
import { sampleMessageFiles } from './sample-message-files.ts';
import { samplePicture } from './sample-picture.ts';
import { expect, test } from './test.ts';

test('every kind of file comes to the other as what it is', async ({ signIn }) => {
  test.setTimeout(180_000);
  const { page, member } = await signIn('Albert');
  const bridget = await signIn('Bridget');
  const chatId = await chatBetween(page.request, member, bridget.member);
  await openChat(page, chatId);
  await openChat(bridget.page, chatId);
  const hers = bridget.page;
  const { field, file, form, send } = messageComposer(page);
  const files = [
    { name: 'church.png', mimeType: 'image/png', buffer: await samplePicture() },
    ...sampleMessageFiles(),
  ];

  await test.step('several at once, one of them taken back', async () => {
    await file.setInputFiles([
      ...files,
      { name: 'wrong.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
    ]);
    await expect(form.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(
      files.length + 1,
    );
    await audit(page, 'files to be sent');
    await form.getByRole('button', { name: 'Remove: wrong.pdf' }).click();
    await field.fill('For the parish hall');
    await send.click();
    await expect(form.getByRole('list', { name: 'Attachments' })).toHaveCount(0);
  });

  for (const each of [page, hers]) {
    for (const { name } of files) {
      await expect(bubble(each, `Archivo adjuntado: ${name}`)).toHaveAttribute('data-state', 'sent', {
        timeout: 30_000,
      });
    }
  }
  await expect(bubble(hers, 'Archivo adjuntado: church.png')).toContainText('For the parish hall');
  expect(await storedMessages(page.request, member, chatId)).toHaveLength(files.length);

  await test.step('a picture is seen, and in full', async () => {
    const picture = bubble(hers, 'Archivo adjuntado: church.png').getByRole('button', {
      name: 'Open picture church.png',
    });
    await expect(picture.locator('img')).toHaveJSProperty('complete', true);
    expect(await picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await picture.click();
    const dialog = hers.getByRole('dialog', { name: 'church.png' });
    await expect(dialog.getByRole('img', { name: 'church.png' })).toBeVisible();
    await audit(hers, 'a picture in full');
    await hers.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a sound is played in place', async () => {
    const sound = bubble(hers, 'Archivo adjuntado: salve.wav').locator('audio');
    await expect(sound).toBeVisible();
    await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(0.5);
  });

  await test.step('a video is played in place', async () => {
    await expect(bubble(hers, 'Archivo adjuntado: ball.webm').locator('video')).toBeVisible();
  });

  await test.step('a document is viewed, and downloaded under its name', async () => {
    const document = bubble(hers, 'Archivo adjuntado: programme.pdf');
    await document.getByRole('button', { name: 'View: programme.pdf' }).click();
    await expect(document.getByRole('link', { name: 'View: programme.pdf' })).toHaveAttribute(
      'href',
      /^blob:/,
    );
    await hers.bringToFront();
    const downloading = hers.waitForEvent('download');
    await document.getByRole('button', { name: 'Download: programme.pdf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('programme.pdf');
    const sent = files.find(({ name }) => name === 'programme.pdf')?.buffer;
    expect(await readFile(await download.path())).toEqual(sent);
  });

  await audit(hers, 'files in a chat');
});

test('a file that nobody may send is refused in words, before and after', async ({ signIn, vigilance }) => {
  vigilance.expectRefusal(/status of 400/);
  const { page, member } = await signIn('Conrad');
  const dulcie = await signIn('Dulcie');
  const chatId = await chatBetween(page.request, member, dulcie.member);
  await openChat(page, chatId);
  const { file, form, send } = messageComposer(page);
  await file.setInputFiles({ name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(form.getByRole('alert')).toHaveText('The file nothing.pdf is empty.');
  await file.setInputFiles({
    name: 'large.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  await expect(form.getByRole('alert')).toHaveText('The file large.mp4 is larger than 25 MB.');
  await file.setInputFiles({
    name: 'innocent.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await send.click();
  const refused = bubble(page, 'Archivo adjuntado: innocent.pdf');
  await expect(refused).toHaveAttribute('data-state', 'failed');
  await refused.getByRole('button', { name: 'Delete' }).click();
  await expect(refused).toHaveCount(0);
  expect(await storedMessages(page.request, member, chatId)).toHaveLength(0);
});

test('a picture is pasted and a document dropped', async ({ signIn }) => {
  const { page, member } = await signIn('Erasmus');
  const frida = await signIn('Frida');
  const chatId = await chatBetween(page.request, member, frida.member);
  await openChat(page, chatId);
  const { field, form, send } = messageComposer(page);
  const bytes = [...(await samplePicture())];
  await field.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(content)], 'pasted.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await field.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Ora et labora'], 'dropped.txt', { type: 'text/plain' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(form.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(2);
  await send.click();
  for (const name of ['pasted.png', 'dropped.txt'])
    await expect(bubble(page, `Archivo adjuntado: ${name}`)).toHaveAttribute('data-state', 'sent');
});
