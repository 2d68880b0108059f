import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postControls, postWith } from '../../../test/feed-screens.ts';
import { aListing, keepListings } from '../../../test/listings.ts';
import { aPost, type Post } from '../../../test/posts.ts';
import { aResource } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectAddress, expectToast } from '../../../test/screens.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { refusal } from '../../../test/fake-server.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const kinds = main.getByRole('navigation', { name: 'Kinds of saved things' });

/** Serves posts and stores which of them are saved. */
function keepSavedPosts(server: FakeServer, initial: readonly Post[]): void {
  let posts = [...initial];
  const change = (id: string | undefined, saved: boolean) => {
    posts = posts.map((post) => (post._id === id ? { ...post, saved } : post));
    const post = posts.find(({ _id }) => _id === id);
    return post === undefined ? refusal(404) : { post };
  };
  server.answer('GET /post/all', ({ query }) => ({
    posts: posts.filter(({ saved }) => !query.has('saved') || saved === true),
    nextCursor: null,
  }));
  server.answer('PUT /post/save/{id}', ({ params }) => change(params['id'], true));
  server.answer('DELETE /post/save/{id}', ({ params }) => change(params['id'], false));
}

test('a saved post is in the list of saved posts until it is removed', async ({ server }) => {
  keepSavedPosts(server, [aPost('Vespers at six'), aPost('The third mystery')]);
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('The third mystery')).menu, 'Save');
  await expectToast('The post is saved. You find it under “Saved” in the menu.');

  await page.getByRole('link', { name: 'Saved', exact: true }).first().click();
  await expectAddress('/saved');
  await expect.element(postWith('The third mystery')).toBeVisible();
  await expect.element(postWith('Vespers at six')).not.toBeInTheDocument();
  await expectSound();

  await chooseFromMenu(postControls(postWith('The third mystery')).menu, 'Remove from saved');
  await expectToast('The post is no longer saved.');
  // It stays until the list is opened again, so that a wrong press can be undone.
  await expect.element(postWith('The third mystery')).toBeVisible();
  await kinds.getByRole('link', { name: 'Listings' }).click();
  await kinds.getByRole('link', { name: 'Posts' }).click();
  await expect.element(main.getByText('No saved posts')).toBeVisible();
  await expectSound();
});

test('a post that could not be saved is shown as not saved', async ({ server }) => {
  keepSavedPosts(server, [aPost('Vespers at six')]);
  server.refuse('PUT /post/save/{id}', 429, { message: 'Not now.' });
  await renderApp('/community', { server, member });
  const { menu } = postControls(postWith('Vespers at six'));
  await chooseFromMenu(menu, 'Save');
  await expectToast('Not now.');
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Save', exact: true })).toBeVisible();
});

test('saved listings and resources are there, too, on a phone', async ({ server }) => {
  keepListings(server, [
    aListing({ title: 'Olive wood crucifix', saved: true }),
    aListing({ title: 'A lamp' }),
  ]);
  server.answer('GET /resource/all', ({ query }) => ({
    resources: query.has('saved') ? [aResource({ title: 'On prayer', saved: true })] : [],
    nextCursor: null,
  }));
  await renderApp('/saved?kind=listings', { server, member, width: 375, height: 812 });
  await expect.element(main.getByRole('link', { name: /Olive wood crucifix/ })).toBeVisible();
  await expect.element(main.getByRole('link', { name: /A lamp/ })).not.toBeInTheDocument();
  await expectSound();
  await kinds.getByRole('link', { name: 'Resources' }).click();
  await expectAddress('/saved?kind=resources');
  await expect.element(main.getByRole('link', { name: 'On prayer' })).toBeVisible();
  await expectSound();
});
