import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { commentsPanel, composer, openComposer, postControls, postWith } from '../../../test/feed-screens.ts';
import { aPerson, type Person } from '../../../test/people.ts';
import { aComment, aPost, ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { fullName } from '../people/index.ts';

const member = aMember();
const anna = aPerson('Anna');
const anton = aPerson('Anton');
const list = page.getByRole('listbox', { name: 'People you can mention' });
const option = (name: string) => page.getByRole('option', { name });
const mentionOf = (person: Person) => ({ _id: person._id, name: fullName(person) });

const matching = (people: readonly Person[], search: string | null) =>
  people.filter((person) =>
    fullName(person)
      .toLowerCase()
      .includes(search?.toLowerCase() ?? ''),
  );

function servePeople(server: FakeServer, friends: readonly Person[], others: readonly Person[]) {
  server.answer('GET /friendship/friends', ({ query }) => ({
    friends: matching(friends, query.get('search')),
    nextCursor: null,
    total: friends.length,
  }));
  server.answer('GET /user/all', ({ query }) => ({
    users: matching(others, query.get('search')).map((person) => ({
      ...person,
      email: null,
      phone: null,
      role: 'member' as const,
      createdAt: '2026-11-21T10:00:00.000Z',
    })),
    nextCursor: null,
  }));
}

const publishing = (server: FakeServer) =>
  server.answer('POST /post/create', ({ body: { content } }) => ({
    post: ownPost(content, { mentions: [mentionOf(anna)] }),
  }));

test('suggests friends after an @, then other members, and links who is mentioned', async ({ server }) => {
  servePosts(server);
  servePeople(server, [anton], [anna, anton]);
  publishing(server);
  await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.type(composer.content, 'With @');
  await expect.element(option('Anton Mayr')).toBeVisible();
  await expect.element(option('Anna Mayr')).not.toBeInTheDocument();
  await userEvent.keyboard('an');
  await expect.element(option('Anna Mayr')).toBeVisible();
  expect(
    list
      .getByRole('option')
      .elements()
      .map((element) => element.textContent),
  ).toEqual([expect.stringContaining('Anton Mayr'), expect.stringContaining('Anna Mayr')]);
  await expectSound();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(composer.content).toHaveValue('With @Anna Mayr ');
  await expect.element(list).not.toBeInTheDocument();
  await composer.submit.click();
  await expectToast('Your post is published.');
  expect(server.calls('POST /post/create')[0]?.body).toMatchObject({ mentions: [anna._id] });
  const link = postWith('With @Anna Mayr').getByRole('link', { name: '@Anna Mayr' });
  await expect.element(link).toHaveAttribute('href', `/profile/${anna._id}`);
});

test('mentions nobody whose name was deleted, and sends no empty list', async ({ server }) => {
  servePosts(server);
  servePeople(server, [anna], []);
  publishing(server);
  await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.type(composer.content, '@ann');
  await option('Anna Mayr').click();
  await composer.content.fill('Without anybody');
  await composer.submit.click();
  await expectToast('Your post is published.');
  expect(server.calls('POST /post/create')[0]?.body).not.toHaveProperty('mentions');
});

test('keeps the mention of a draft when the page is loaded again', async ({ server }) => {
  servePosts(server);
  servePeople(server, [anna], []);
  publishing(server);
  const app = await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.type(composer.content, '@ann');
  await option('Anna Mayr').click();
  await expect.element(composer.content).toHaveValue('@Anna Mayr ');
  // The form opens with its draft.
  await app.reload();
  await expect.element(composer.content).toHaveValue('@Anna Mayr ');
  await composer.submit.click();
  await expectToast('Your post is published.');
  expect(server.calls('POST /post/create')[0]?.body).toMatchObject({ mentions: [anna._id] });
});

test('does not stop somebody who writes while the search fails', async ({ server }) => {
  servePosts(server);
  server.refuse('GET /friendship/friends', 429, { message: 'Too many requests.' });
  publishing(server);
  await renderApp('/community', { server, member });
  await openComposer();
  await userEvent.type(composer.content, 'At @ann');
  await expect.poll(() => server.calls('GET /friendship/friends').length).toBeGreaterThan(0);
  await userEvent.keyboard(' and me');
  await expect.element(list).not.toBeInTheDocument();
  await composer.submit.click();
  await expectToast('Your post is published.');
});

test('suggests only members of the group below a post of a group', async ({ server }) => {
  const group = { _id: aPerson('Group')._id, name: 'Choir' };
  const post = aPost('Rehearsal', { group, comments: 1 });
  servePosts(server, post);
  server.answer('GET /comment/post/{postId}', {
    comments: [aComment(post._id, 'With @Anna Mayr', { mentions: [mentionOf(anna)] })],
    nextCursor: null,
  });
  server.answer('GET /group/members/{id}', ({ params }) => ({
    members:
      params['id'] === group._id
        ? [{ user: anna, role: 'member' as const, since: '2026-11-21T10:00:00.000Z' }]
        : [],
    nextCursor: null,
  }));
  server.answer('POST /comment/create', ({ body: { content } }) => ({
    comment: aComment(post._id, content),
  }));
  await renderApp(`/post/${post._id}`, { server, member, width: 375 });
  const panel = commentsPanel();
  await expect
    .element(panel.getByRole('link', { name: '@Anna Mayr' }))
    .toHaveAttribute('href', `/profile/${anna._id}`);
  await userEvent.type(panel.getByPlaceholder('Comment...'), '@a');
  await option('Anna Mayr').click();
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => server.calls('POST /comment/create')[0]?.body)
    .toMatchObject({
      content: '@Anna Mayr ',
      mentions: [anna._id],
    });
  expect(server.calls('GET /user/all')).toHaveLength(0);
});

test('an edited post keeps its mentions, and can mention somebody else', async ({ server }) => {
  const post = ownPost('With @Anna Mayr', { mentions: [mentionOf(anna)] });
  servePosts(server, post);
  servePeople(server, [anton], []);
  server.answer('PUT /post/update/{id}', ({ body: { content } }) => ({
    post: { ...post, content, mentions: [mentionOf(anna), mentionOf(anton)] },
  }));
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('With')).menu, 'Edit');
  const content = page.getByRole('dialog', { name: 'Editar publicación' }).getByLabelText('Contenido');
  await content.click();
  await userEvent.keyboard('{End} and @ant');
  await option('Anton Mayr').click();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const links = postWith('With').getByRole('link', { name: /^@/ });
  await expect.element(links).toHaveLength(2);
  expect(server.calls('PUT /post/update/{id}')[0]?.body).toMatchObject({
    mentions: [anna._id, anton._id],
  });
});
