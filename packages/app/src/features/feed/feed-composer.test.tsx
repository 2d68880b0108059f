import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, openComposer, postWith } from '../../../test/feed-screens.ts';
import {
  aHugePhoto,
  anAnimation,
  anIphonePhoto,
  aPicture,
  pauseWorkers,
  anEditedMovie,
} from '../../../test/pictures.ts';
import { ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { asksBeforeLeaving, chooseFiles, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();

test('publishes the post, and is then an empty line again', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', ({ body: { title, content } }) => ({
    post: ownPost(content, { title: title ?? '' }),
  }));
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.title.fill('On Sunday');
  await composer.content.fill('Procession at ten');
  await composer.submit.click();
  await expectToast('Your post is published.');
  await expect.element(postWith('Procession at ten')).toHaveLength(1);
  await expect.element(composer.form).not.toBeInTheDocument();
  await expect.element(composer.line).toHaveFocus();
  await openComposer();
  await expect.element(composer.content).toHaveValue('');
  await expect.element(composer.title).toHaveValue('');
});

test('keeps the draft in the line when it is closed', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('Vespers at six');
  await userEvent.keyboard('{Escape}');
  await expect.element(composer.form).not.toBeInTheDocument();
  await expect.element(composer.line).toHaveFocus();
  await expect.element(composer.line).toMatchTextContent('Draft: Vespers at six');
  await openComposer();
  await expect.element(composer.content).toHaveValue('Vespers at six');
  // A form that is being written in does not close when its text is deleted.
  await composer.content.fill('');
  await expect.element(composer.form).toBeVisible();
  await composer.form.getByRole('button', { name: 'Close' }).click();
  await expect.element(composer.line).toMatchTextContent('Share something…');
});

test('opens on a phone in a sheet, which returns the focus and keeps the draft', async ({ server }) => {
  const app = await renderApp('/community', { server, member, width: 375, height: 812 });
  await openComposer();
  const sheet = page.getByRole('dialog', { name: 'New post' });
  await expect.element(sheet).toBeVisible();
  await composer.content.fill('Vespers at six');
  await expectSound();
  await expect.poll(asksBeforeLeaving).toBe(false);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(composer.line).toHaveFocus();
  const again = await app.reload();
  await expect.element(composer.line).toMatchTextContent('Draft: Vespers at six');
  // A draft does not cover the page of a phone.
  await expect.element(sheet).not.toBeInTheDocument();
  // A turned phone or a larger window has the form in place of the line.
  await page.viewport(1280, 812);
  await expect.element(composer.content).toHaveValue('Vespers at six');
  await again.close();
});

test('opens with the photo that is picked in the line', async ({ server }) => {
  await renderApp('/community', { server, member, width: 375 });
  await chooseFiles(page.getByLabelText('Add a photo or video'), await aPicture('window.png'));
  await expect.element(composer.form.getByText('window.png')).toBeVisible();
  await expect.element(composer.content).toHaveFocus();
});

test('sends a picture with its alternative text', async ({ server }) => {
  await renderApp('/community', { server, member, width: 375 });
  await openComposer();
  await composer.content.fill('Our new window');
  await chooseFiles(composer.file, await aPicture('window.png'));
  await composer.description.fill('A blue square');
  await expect.element(composer.form.getByText('window.png')).toBeVisible();
  await expectSound();
  await composer.submit.click();
  await expectToast('Your post is published.');
  const sent = server.calls('POST /post/create')[0]?.body;
  expect(sent).toMatchObject({ content: 'Our new window', imageDescription: 'A blue square' });
  expect(sent).toHaveProperty('images', expect.any(File));
  await expect.element(composer.description).not.toBeInTheDocument();
});

test('shrinks a huge photo before it is sent', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('The whole nave');
  await chooseFiles(composer.file, await aHugePhoto());
  // The picture is shown immediately. It is sent once it is prepared.
  await expect.element(composer.form.getByText('IMG_0048.jpg')).toBeVisible();
  await composer.submit.click();
  await expectToast('Your post is published.');
  const [sent] = server.calls('POST /post/create');
  const images = Object(sent?.body).images;
  expect(images).toMatchObject({ name: 'IMG_0048.jpg', type: 'image/jpeg' });
  const bitmap = await createImageBitmap(images);
  expect(bitmap.width * bitmap.height).toBeLessThanOrEqual(16_000_000);
});

test('removes a photo that is still being prepared', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('Without a picture');
  const workers = pauseWorkers();
  await chooseFiles(composer.file, await aHugePhoto());
  await expect.poll(workers.started).toBe(1);
  await composer.form.getByRole('button', { name: 'Remove IMG_0048.jpg' }).click();
  await expect.element(composer.form.getByText('IMG_0048.jpg')).not.toBeInTheDocument();
  await expect.poll(workers.stopped).toBe(1);
  await composer.submit.click();
  await expectToast('Your post is published.');
  expect(server.calls('POST /post/create')[0]?.body).not.toHaveProperty('images');
});

test('says before the upload why an iPhone photo cannot be sent', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('The whole choir');
  const workers = pauseWorkers();
  await chooseFiles(composer.file, anIphonePhoto());
  await expect.poll(workers.started).toBe(1);
  await composer.submit.click();
  // The form is busy while the photo is being prepared.
  await expect.element(composer.form).toHaveAttribute('aria-busy', 'true');
  workers.release();
  await expect
    .element(composer.form.getByRole('alert'))
    .toMatchTextContent('iPhone photos in HEIC cannot be read by this browser. Save the photo as JPEG');
  await expectSound();
  expect(server.calls('POST /post/create')).toHaveLength(0);
});

test('says before the upload why a movie cannot be sent', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, anEditedMovie());
  await expect
    .element(composer.form.getByRole('alert'))
    .toMatchTextContent('This video has a format that browsers cannot play.');
});

test('warns before the upload that an animated picture will not move', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, anAnimation('candle.gif'));
  await expectToast('“candle.gif” is animated. Only its first picture is kept.');
  await expect.element(composer.form.getByText('candle.gif')).toBeVisible();
});

test('refuses a file that is neither a picture nor a video', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, new File(['No picture.'], 'notes.txt', { type: 'text/plain' }));
  await expect
    .element(composer.form.getByRole('alert'))
    .toMatchTextContent(
      'Please choose a photo (JPEG, PNG, WebP, GIF or AVIF) or a video (MP4, MOV or WebM).',
    );
  await expect.element(composer.file).toHaveFocus();
});

test('does not send a post with only spaces', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('   \n ');
  await composer.submit.click();
  await expect.element(composer.content).toHaveFocus();
  await expect.element(page.getByText('Please write something first.')).toBeVisible();
  expect(server.calls('POST /post/create')).toHaveLength(0);
});

test('keeps the draft without a connection, and sends it later', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: ownPost(content) }));
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('From the deep');
  server.setOnline(false);
  await composer.submit.click();
  await expectToast(/There is no connection to the server/);
  await expect.element(composer.content).toHaveValue('From the deep');
  server.setOnline(true);
  await composer.submit.click();
  await expect.element(postWith('From the deep')).toHaveLength(1);
  await expect.element(composer.form).not.toBeInTheDocument();
});

test('shows the server’s errors at their fields', async ({ server }) => {
  server.refuse('POST /post/create', 400, {
    message: 'This text is not allowed.',
    errors: [{ path: 'content', message: 'This text is not allowed.' }],
  });
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('Refused');
  await composer.submit.click();
  await expect.element(composer.content).toHaveFocus();
  await expect.element(composer.content).toHaveAccessibleDescription(/This text is not allowed\./);
  await expect.element(composer.content).toHaveValue('Refused');
});

test('restores the draft after a reload', async ({ server }) => {
  const app = await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('In those days a decree went out');
  // Waits until the draft is stored. Until then, the browser would ask before leaving the page.
  await expect.poll(asksBeforeLeaving).toBe(false);
  await app.reload();
  await expect.element(composer.content).toHaveValue('In those days a decree went out');
});

test('does not mark a post as edited if the server normalized its text', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', { post: ownPost('Vulgate', { title: 'Letters' }) });
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('Vul\u202Egate');
  await composer.title.fill('Let\u202Eters');
  await composer.submit.click();
  await expect.element(postWith('Vulgate')).toHaveLength(1);
  await expect.element(postWith('Vulgate')).not.toMatchTextContent('edited');
  await expectToast('Your post is published.');
  expect(server.calls('PUT /post/update/{id}')).toHaveLength(0);
});
