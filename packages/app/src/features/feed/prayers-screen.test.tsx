import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, openComposer, postControls, postWith } from '../../../test/feed-screens.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aPost, type Post } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');

const anIntention = (content: string, changes: Partial<Post> = {}): Post => ({
  ...aPost(content),
  reactions: { like: 0, dislike: 0, pray: 3 },
  intention: { answeredAt: null, thanks: '' },
  ...changes,
});

/** Serves the intentions, in the list of all and of the member. */
function keepIntentions(server: FakeServer, posts: readonly Post[]): void {
  server.answer('GET /post/prayers', ({ query }) => ({
    posts: ['all', 'mine'].includes(query.get('of') ?? 'all') ? [...posts] : [],
    nextCursor: null,
  }));
}

test('a member prays for an intention', async ({ server }) => {
  keepIntentions(server, [anIntention('For my mother')]);
  server.answer('POST /reaction/post/{postId}', {
    message: 'You are praying for this intention.',
    reaction: { type: 'pray', userId: member._id },
    reactions: { like: 0, dislike: 0, pray: 4 },
  });
  await renderApp('/prayers', { server, member });
  const post = postWith('For my mother');
  await expect.element(post.getByText('Prayer intention')).toBeVisible();
  const pray = post.getByRole('button', { name: 'I am praying for you' });
  await expect.element(pray).toHaveAccessibleDescription('3 people are praying');
  await pray.click();
  await expect.element(pray).toHaveAccessibleDescription('4 people are praying');
  await expect.element(pray).toHaveAttribute('aria-pressed', 'true');
  await expectSound();
});

test('the author marks a prayer as answered', async ({ server }) => {
  const own = anIntention('For my exam', {
    author_id: { ...aPost('').author_id, _id: member._id },
  });
  keepIntentions(server, [own]);
  server.answer('PUT /post/answered/{id}', () => ({
    post: { ...own, intention: { answeredAt: '2026-11-30T10:00:00.000Z', thanks: 'Deo gratias!' } },
  }));
  await renderApp('/prayers', { server, member });
  await chooseFromMenu(postControls(postWith('For my exam')).menu, 'Mark prayer as answered');
  const dialog = page.getByRole('dialog', { name: 'Has your prayer been answered?' });
  await dialog.getByLabelText('Your thanks (optional)').fill('Deo gratias!');
  await dialog.getByRole('button', { name: 'Mark prayer as answered' }).click();
  await expectToast('Your prayer is marked as answered.');
  await expect.element(postWith('For my exam').getByText('Deo gratias!')).toBeVisible();
});

test('empty lists lead on', async ({ server }) => {
  keepIntentions(server, []);
  await renderApp('/prayers?of=parish', { server, member });
  await expect.element(main.getByText('No prayer intentions from your parish')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Check your parish' }))
    .toHaveAttribute('href', '/profile?tab=information');
  await expectSound();
});

test.for([1280, 375])('asks before a minor is named, at %d px', async (width, { server }) => {
  keepIntentions(server, []);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: anIntention(content) }));
  await renderApp('/prayers', { server, member, width });
  await main.getByRole('button', { name: 'Ask for prayer…' }).click();
  await composer.content.fill('Please pray for my son Tim, 9.');
  await composer.submit.click();
  const question = page.getByRole('alertdialog', {
    name: 'Does your intention name a child or teenager?',
  });
  await expect.element(question).toBeVisible();
  await expectSound();
  await confirm('Leave out the name');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(composer.content).toHaveFocus();
  expect(server.calls('POST /post/create')).toHaveLength(0);
  await composer.submit.click();
  await confirm('Publish it as it is');
  await expectToast('Your prayer intention is published.');
  expect(server.calls('POST /post/create')).toMatchObject([
    { body: { content: 'Please pray for my son Tim, 9.', kind: 'intention' } },
  ]);
});

test('does not ask about an intention without a name', async ({ server }) => {
  keepIntentions(server, []);
  server.answer('POST /post/create', ({ body: { content } }) => ({ post: anIntention(content) }));
  await renderApp('/community', { server, member });
  await openComposer();
  await composer.form.getByLabelText('This is a prayer intention').click();
  await composer.content.fill('Please pray for a sick child.');
  await composer.submit.click();
  await expectToast('Your prayer intention is published.');
  expect(server.calls('POST /post/create')).toMatchObject([{ body: { kind: 'intention' } }]);
});

test('an anonymous intention has no name, picture or page of its author', async ({ server }) => {
  const anonymous = anIntention('For my exam', {
    author_id: { ...aPost('').author_id, first_name: 'Anonymous', last_name: '', avatar: null, email: null },
    intention: { answeredAt: null, thanks: '', anonymous: 'hidden' },
  });
  keepIntentions(server, [anonymous]);
  await renderApp('/prayers', { server, member });
  const post = postWith('For my exam');
  await expect.element(post.getByText('Anonymous')).toBeVisible();
  await expect.element(post.getByRole('link', { name: 'Anonymous' })).not.toBeInTheDocument();
  await expectSound();
});

test('a member asks for prayer without showing their name, and sees that staff can', async ({ server }) => {
  keepIntentions(server, []);
  server.answer('POST /post/create', {
    post: anIntention('For my exam', {
      author_id: { ...aPost('').author_id, _id: member._id },
      intention: { answeredAt: null, thanks: '', anonymous: 'visible' },
    }),
  });
  await renderApp('/prayers', { server, member });
  await main.getByRole('button', { name: 'Ask for prayer…' }).click();
  const choice = page.getByRole('checkbox', { name: 'Do not show my name' });
  await expect.element(choice).toHaveAccessibleDescription('Staff can see who wrote it.');
  await choice.click();
  await composer.content.fill('For my exam');
  await composer.submit.click();
  await expectToast('Your prayer intention is published.');
  expect(server.calls('POST /post/create')).toMatchObject([
    { body: { kind: 'anonymous_intention', content: 'For my exam' } },
  ]);
  await expect
    .element(postWith('For my exam').getByText('Others do not see your name. Staff can see who wrote it.'))
    .toBeVisible();
});
