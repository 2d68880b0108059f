import { readFile } from 'node:fs/promises';
import { bubble, chatBetween, messageComposer, openChat, storedMessages } from './chats.ts';
import { sampleMessageFiles } from './sample-message-files.ts';
import { samplePicture } from './sample-picture.ts';
import { expect, test } from './test.ts';

test('every kind of file arrives with its own display @phone @chat', async ({ signIn, pageErrorMonitor }) => {
  pageErrorMonitor.expectRefusal(/status of 400/);
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

  await file.setInputFiles(files);
  await expect(form.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(
    files.length,
  );
  await field.fill('For the parish hall');
  await send.click();

  for (const each of [page, hers]) {
    for (const { name } of files) {
      await expect(bubble(each, `Archivo adjuntado: ${name}`)).toHaveAttribute('data-state', 'sent');
    }
  }
  await expect(bubble(hers, 'Archivo adjuntado: church.png')).toContainText('For the parish hall');
  expect(await storedMessages(page.request, member, chatId)).toHaveLength(files.length);

  await test.step('a picture is shown in the chat and in the lightbox', async () => {
    const picture = bubble(hers, 'Archivo adjuntado: church.png').getByRole('button', {
      name: 'Open picture church.png',
    });
    await expect(picture.locator('img')).toHaveJSProperty('complete', true);
    expect(await picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await picture.click();
    const dialog = hers.getByRole('dialog', { name: 'church.png' });
    await expect(dialog.getByRole('img', { name: 'church.png' })).toBeVisible();
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
    // A browser without a PDF viewer downloads the document that it should show.
    const downloading = hers.waitForEvent(
      'download',
      (download) => download.suggestedFilename() === 'programme.pdf',
    );
    await document.getByRole('button', { name: 'Download: programme.pdf' }).click();
    const download = await downloading;
    const sent = files.find(({ name }) => name === 'programme.pdf')?.buffer;
    expect(await readFile(await download.path())).toEqual(sent);
  });

  await test.step('a file with disguised content is refused', async () => {
    await file.setInputFiles({
      name: 'innocent.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await send.click();
    await expect(bubble(page, 'Archivo adjuntado: innocent.pdf')).toHaveAttribute('data-state', 'failed');
    expect(await storedMessages(page.request, member, chatId)).toHaveLength(files.length);
  });
});
