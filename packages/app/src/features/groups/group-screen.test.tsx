import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import {
  commentsDialog,
  composer,
  openComposer,
  postControls,
  postWith,
} from '../../../test/feed-screens.ts';
import { aClosedGroup, ownGroup, type Group } from '../../../test/groups.ts';
import { aPicture } from '../../../test/pictures.ts';
import { aComment, aPost, ownPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, chooseFromMenu, confirm, expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');

const serveGroup = (server: FakeServer, group: Group): Group => {
  server.answer('GET /group/getById/{id}', { group });
  return group;
};

const path = ({ _id }: Group) => `/groups/${_id}`;

const belongs = {
  membership: 'member',
  abilities: {
    read: true,
    post: true,
    join: false,
    leave: true,
    moderate: false,
    edit: false,
    delete: false,
  },
} satisfies Partial<Group>;

describe('a group that requires approval', () => {
  test('takes a request to join, which can be cancelled', async ({ server }) => {
    const group = serveGroup(server, aClosedGroup());
    await renderApp(path(group), { server, member, width: 375 });
    await expect.element(main.getByText('This group is for its members')).toBeVisible();
    await expectSound();
    server.answer('PUT /group/membership/{id}', {
      group: { ...group, membership: 'asking', abilities: { ...group.abilities, join: false, leave: true } },
    });
    await main.getByRole('button', { name: 'Ask to join' }).click();
    await expectToast('Your request was sent to the moderators of Rosary on Thursdays.');
    await expect.element(main.getByText('You have asked to join')).toBeVisible();
    const cancelRequest = main.getByRole('button', { name: 'Cancel my request' });
    await expect.element(cancelRequest).toHaveFocus();
    server.answer('DELETE /group/membership/{id}', { group });
    await cancelRequest.click();
    await expectToast('Your request is canceled.');
    await expect.element(main.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  });

  test('is closed to a member who has left it', async ({ server }) => {
    const group = serveGroup(server, aClosedGroup(belongs));
    await renderApp(path(group), { server, member });
    await expect.element(main.getByText('You are a member')).toBeVisible();
    server.answer('DELETE /group/membership/{id}', { group: aClosedGroup({ _id: group._id }) });
    await main.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByText(/^You would have to ask to join again\./)).toBeVisible();
    await confirm('Leave');
    await expectToast('You have left Rosary on Thursdays.');
    await expect.element(main.getByText('This group is for its members')).toBeVisible();
  });
});

test('a link in the description shows its target before a member leaves the site', async ({ server }) => {
  const group = serveGroup(server, aClosedGroup({ ...belongs, description: 'See www.vatican.va.' }));
  await renderApp(path(group), { server, member });
  await main.getByRole('link', { name: 'www.vatican.va' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are leaving this site' });
  await expect.element(dialog.getByText('https://www.vatican.va/')).toBeVisible();
  await expectSound();
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(main.getByRole('link', { name: 'www.vatican.va' })).toHaveFocus();
});

test('a post in a group appears in the group and in no other list', async ({ server }) => {
  const group = serveGroup(server, ownGroup(belongs));
  const community = servePosts(server);
  server.answer('POST /post/create', ({ body: { content } }) => {
    const post = ownPost(content, { group: { _id: group._id, name: group.name } });
    community.posts = [post];
    return { post };
  });
  await renderApp(path(group), { server, member });
  await openComposer();
  await composer.content.fill('The third mystery');
  await composer.submit.click();
  await expectToast('Your post is published.');
  await expect.element(postWith('The third mystery')).toHaveLength(1);
  expect(server.calls('POST /post/create')[0]?.body).toMatchObject({ groupId: group._id });
  const asked = server.calls('GET /post/all').map(({ query }) => query.get('groupId'));
  expect(new Set(asked)).toEqual(new Set([group._id]));
});

describe('a moderator', () => {
  const manage = main.getByRole('button', { name: 'Manage Rosary on Thursdays' });

  test('edits the group', async ({ server }) => {
    const group = serveGroup(server, ownGroup());
    server.answer('PUT /group/update/{id}', ({ body }) => ({
      group: { ...group, ...body, place: 'Bingen' },
    }));
    await renderApp(path(group), { server, member });
    await chooseFromMenu(manage, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit group' });
    await dialog.getByRole('textbox', { name: /^Parish or town/ }).fill('Bingen');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The group was saved.');
    await expect.element(main.getByText(/Bingen/)).toBeVisible();
    expect(server.calls('PUT /group/update/{id}')[0]?.body).toMatchObject({ place: 'Bingen' });
  });

  test('gives the group a picture', async ({ server }) => {
    const group = serveGroup(server, ownGroup());
    await renderApp(path(group), { server, member, width: 375 });
    await chooseFromMenu(manage, 'Add a picture');
    const dialog = page.getByRole('dialog', { name: 'Picture of the group' });
    await chooseFiles(dialog.getByLabelText('Picture of the group'), await aPicture('window.png'));
    await expect.element(dialog.getByRole('slider', { name: 'Left or right' })).toBeEnabled();
    await expectSound();
    const url = '/api/file/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d/large?expires=99999999999&signature=test';
    const image = {
      url,
      width: 640,
      height: 213,
      description: '',
      placeholder: '',
      sources: [{ url, width: 640 }],
    };
    server.answer('PUT /group/picture/{id}', { group: { ...group, image } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The picture was saved.');
    await expect.poll(() => main.element().querySelector('header img')?.getAttribute('src')).toBe(url);
    expect(server.calls('PUT /group/picture/{id}')[0]?.body).toHaveProperty('image', expect.any(File));
  });

  test('deletes a post and a comment of a member', async ({ server }) => {
    const group = serveGroup(server, ownGroup());
    const abilities = { edit: false, delete: true };
    const post = aPost('Who walks with me?', { abilities, comments: 1 });
    const community = servePosts(server, post);
    const boots = aComment(post._id, 'Buy my boots!', { abilities });
    server.answer('GET /comment/post/{postId}', { comments: [boots], nextCursor: null });
    server.answer('DELETE /comment/delete/{id}', () => {
      community.posts = [{ ...post, comments: 0 }];
      server.answer('GET /comment/post/{postId}', { comments: [], nextCursor: null });
      return { message: 'The comment has been deleted.', comments: 0 };
    });
    await renderApp(path(group), { server, member });
    await postControls(postWith('Who walks with me?')).comment.click();
    const { comment, close } = commentsDialog();
    await chooseFromMenu(comment('Buy my boots!').getByRole('button', { name: 'More' }), 'Delete');
    await confirm('Delete');
    await expectToast('The comment has been deleted.');
    await expect.element(comment('Buy my boots!')).not.toBeInTheDocument();
    await close.click();
    await chooseFromMenu(postControls(postWith('Who walks with me?')).menu, 'Delete');
    await confirm('Delete');
    await expect.element(postWith('Who walks with me?')).not.toBeInTheDocument();
  });

  test('deletes the group after a confirmation', async ({ server }) => {
    const group = serveGroup(server, ownGroup());
    await renderApp(path(group), { server, member });
    await chooseFromMenu(manage, 'Delete group');
    await confirm('Delete group');
    await expectAddress('/groups');
    await expectToast('The group has been deleted.');
  });

  test('sees that the staff has hidden the group, with a link to the explanation', async ({ server }) => {
    const { abilities } = ownGroup();
    const group = serveGroup(server, ownGroup({ isHidden: true, abilities: { ...abilities, post: false } }));
    await renderApp(path(group), { server, member, width: 375 });
    await expect.element(main.getByText('Hidden by our moderators')).toBeVisible();
    await expect.element(composer.line).not.toBeInTheDocument();
    await expectSound();
    await main.getByRole('link', { name: 'Decisions about you' }).click();
    await expectAddress('/reports?list=decisions');
  });
});

test('a deleted group says so, and links back', async ({ server }) => {
  server.refuse('GET /group/getById/{id}', 404);
  await renderApp('/groups/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d', { server, member, width: 375 });
  await expect.element(main.getByText('This group no longer exists.')).toBeVisible();
  await expectSound();
  await main.getByRole('link', { name: 'All groups' }).click();
  await expectAddress('/groups');
});

test('a member reports a group', async ({ server }) => {
  const group = serveGroup(server, ownGroup(belongs));
  await renderApp(path(group), { server, member });
  await chooseFromMenu(main.getByRole('button', { name: 'More about Rosary on Thursdays' }), 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report this group' });
  await dialog.getByRole('radio', { name: 'A child or a vulnerable person is at risk' }).click();
  await expect.element(dialog.getByText('First call the civil authorities')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fraud or a false identity' }).click();
  await expect.element(dialog.getByText('First call the civil authorities')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast('Thank you. Our moderators will review it within 24 hours.');
  expect(server.calls('POST /report/create')[0]?.body).toMatchObject({
    subjectType: 'group',
    subjectId: group._id,
    category: 'fraud',
  });
});
