import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, openComposer, postWith } from '../../../test/feed-screens.ts';
import { anEditedMovie, aPicture } from '../../../test/pictures.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { drafts } from '../../platform/draft-store.ts';

const member = aMember();
const more = composer.form.getByLabelText('Add photos');
const photos = composer.form.getByRole('listitem');
const descriptions = composer.form.getByLabelText(/^Alternative text/);
const alert = composer.form.getByRole('alert');

const pictures = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => aPicture(`photo-${index + 1}.png`)));

const damaged = () => new File(['Not a picture.'], 'torn.jpg', { type: 'image/jpeg' });

/** Publishes the post, and returns the names of its photos. */
async function publishedPhotos(server: FakeServer): Promise<unknown> {
  await composer.content.fill('The procession');
  await composer.submit.click();
  await expectToast('Your post is published.');
  const sent: unknown = server.calls('POST /post/create')[0]?.body;
  return Object(sent).images.map(({ name }: File) => name);
}

test('sends several photos in their order, with their alternative texts', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: ownPost(content) }));
  await renderApp('/community', { server, member, width: 375 });
  await openComposer();
  await composer.content.fill('The procession');
  await chooseFiles(composer.file, ...(await pictures(2)));
  await expect.element(photos).toHaveLength(2);
  await chooseFiles(more, await aPicture('last.png'));
  await expect.element(photos).toHaveLength(3);
  await descriptions.nth(2).fill('The banner');
  await composer.form.getByRole('button', { name: 'Move photo 3 forward' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(descriptions.first()).toHaveValue('The banner');
  await composer.form.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect.element(photos).toHaveLength(2);
  await expectSound();
  await composer.submit.click();
  await expect.element(postWith('The procession')).toHaveLength(1);
  const [sent] = server.calls('POST /post/create');
  expect(sent?.body).toMatchObject({
    images: [{ name: 'last.png' }, { name: 'photo-2.png' }],
    imageDescriptions: '["The banner",""]',
  });
  expect(sent?.body).not.toHaveProperty('imageDescription');
});

test('becomes one photo again, which keeps its alternative text', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, ...(await pictures(2)));
  await descriptions.nth(1).fill('The banner');
  await composer.form.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.element(composer.form.getByText('photo-2.png')).toBeVisible();
  await expect.element(composer.description).toHaveValue('The banner');
  await expect.element(more).toHaveFocus();
});

test('keeps ten photos of eleven, and names the other', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, ...(await pictures(11)));
  await expect.element(photos).toHaveLength(10);
  await expect.element(alert).toHaveTextContent('A post can have 10 photos. Not added: photo-11.png.');
  await composer.form.getByRole('button', { name: 'Remove photo 10' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(await publishedPhotos(server)).toHaveLength(9);
});

test('keeps the photos if a video is chosen with them', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  await chooseFiles(composer.file, anEditedMovie(), ...(await pictures(2)));
  await expect.element(photos).toHaveLength(2);
  await expect
    .element(alert)
    .toHaveTextContent('A video is posted alone, without other files. Not added: choir.mov.');
  expect(await publishedPhotos(server)).toEqual(['photo-1.png', 'photo-2.png']);
});

test('names a damaged photo, and keeps the others', async ({ server }) => {
  await renderApp('/community', { server, member });
  await openComposer();
  const [one, two] = await pictures(2);
  if (one === undefined || two === undefined) throw new Error('There are two pictures.');
  await chooseFiles(composer.file, one, damaged(), two);
  await expect
    .element(alert)
    .toHaveTextContent('“torn.jpg” was not added. This file cannot be read as a picture.');
  await expect.element(photos).toHaveLength(2);
  await expect.element(more).toHaveFocus();
  await expectSound();
  expect(await publishedPhotos(server)).toEqual(['photo-1.png', 'photo-2.png']);
});

test('names the photos that the server could not use', async ({ server }) => {
  servePosts(server);
  server.answer('POST /post/create', ({ body: { content } }) => ({
    post: ownPost(content),
    refusedFiles: [{ index: 1, name: 'photo-2.png', message: 'This picture is damaged.' }],
  }));
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('The procession');
  await chooseFiles(composer.file, ...(await pictures(3)));
  await composer.submit.click();
  await expectToast('“photo-2.png” is not in your post. This picture is damaged.');
  await expect.element(page.getByRole('button', { name: 'OK' })).toBeVisible();
});

test('restores the photos in their order after a reload', async ({ server }) => {
  const app = await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('The procession');
  await chooseFiles(composer.file, ...(await pictures(3)));
  await descriptions.first().fill('The banner');
  await composer.form.getByRole('button', { name: 'Move photo 1 back' }).click();
  await expect.element(descriptions.nth(1)).toHaveValue('The banner');
  await expect.poll(() => photos.first().element().querySelector('img')?.naturalWidth).toBe(64);
  await drafts.settled();
  await app.reload();
  await expect.element(photos).toHaveLength(3);
  await expect.element(descriptions.nth(1)).toHaveValue('The banner');
  await expect.poll(() => photos.first().element().querySelector('img')?.naturalWidth).toBe(64);
});

test('restores the draft of an earlier release, which has one photo', async ({ server }) => {
  const target = `${member._id}/post`;
  const text = { title: '', content: 'Our window', imageDescription: 'Blue', key: 'key-of-the-draft' };
  drafts.save(target, text);
  drafts.save(`${target}/file`, await aPicture('window.png'));
  await drafts.settled();
  await renderApp('/community', { server, member });
  await expect.element(composer.form.getByText('window.png')).toBeVisible();
  await expect.element(composer.description).toHaveValue('Blue');
});

test('keeps the photos without a connection, and sends them with the same key', async ({ server }) => {
  servePosts(server);
  server.refuse('POST /post/create', 500, { message: 'Cut off' });
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.content.fill('The procession');
  await chooseFiles(composer.file, ...(await pictures(2)));
  await composer.submit.click();
  await expect.poll(() => server.calls('POST /post/create')).toHaveLength(1);
  await expect.element(composer.form).not.toHaveAttribute('aria-busy');
  await expect.element(photos).toHaveLength(2);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: ownPost(content) }));
  await composer.submit.click();
  await expect.element(postWith('The procession')).toHaveLength(1);
  const [first, second] = server.calls('POST /post/create');
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
