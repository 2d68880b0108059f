import { page, userEvent, type Locator } from 'vitest/browser';
import type { Schemas } from '@parvis/api-client';
import type { FakeServer } from '../test/fake-server.ts';
import { exampleOf, operationNamed, type AnswerOf, type OperationName } from '../test/operations.ts';
import { aMember, renderApp } from '../test/render-app.tsx';
import {
  expectAddress,
  expectToast,
  pressKeyOn,
  questionnaireForm,
  signUpForm,
  tabTo,
  typeInto,
} from '../test/screens.ts';
import { expect, test } from '../test/test.ts';

const example = <Name extends OperationName>(name: Name): AnswerOf<Name> =>
  exampleOf(operationNamed(name)).body as AnswerOf<Name>;

/** Serves a feed and comments, and stores new posts and comments. */
function keepPosts(server: FakeServer): void {
  let posts: Schemas['Post'][] = [];
  let comments: Schemas['PostComment'][] = [];
  server.answer('GET /post/all', () => ({ posts, nextCursor: null }));
  server.answer('POST /post/create', ({ body }) => {
    const { post } = example('POST /post/create');
    const published = { ...post, content: body.content ?? '', title: '' };
    posts = [published, ...posts];
    return { post: published };
  });
  server.answer('DELETE /post/delete/{id}', () => {
    posts = [];
    return example('DELETE /post/delete/{id}');
  });
  server.answer('GET /comment/post/{postId}', () => ({ comments, nextCursor: null }));
  server.answer('POST /comment/create', ({ body }) => {
    const { comment } = example('POST /comment/create');
    const written = { ...comment, content: body.content };
    comments = [written, ...comments];
    return { comment: written };
  });
}

async function chooseByLetters(target: Locator, firstLetters: string): Promise<void> {
  await tabTo(target);
  await userEvent.keyboard(firstLetters);
  await expect.element(target).not.toHaveValue('');
}

async function chooseFromMenu(button: Locator, item: string): Promise<void> {
  await pressKeyOn(button);
  const entry = page.getByRole('menuitem', { name: item });
  await expect.element(entry).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem');
  for (let step = 0; step < 10 && entry.query() !== document.activeElement; step += 1)
    await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

test('a visitor registers with the keyboard alone', async ({ server }) => {
  server.answer('GET /questionnaire/all', { questionnaires: [], nextCursor: null });
  await renderApp('/signup', { server });
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await typeInto(signUpForm.firstName, 'Clare');
  await typeInto(signUpForm.lastName, 'of Assisi');
  await typeInto(signUpForm.email, 'clare@example.org');
  await typeInto(signUpForm.password, 'Stella-Maris-33!');
  await typeInto(signUpForm.confirmation, 'Stella-Maris-33!');
  await pressKeyOn(signUpForm.terms, ' ');
  await pressKeyOn(signUpForm.submit);
  await expectToast('Registration successful! 🎉');
  await expectAddress('/complete-registration');

  await chooseByLetters(questionnaireForm.catholic, 'Yes');
  await typeInto(questionnaireForm.parish, 'San Damiano');
  await typeInto(questionnaireForm.diocese, 'Assisi');
  await chooseByLetters(questionnaireForm.rite, 'W');
  await chooseByLetters(questionnaireForm.riteType, 'L');
  await typeInto(questionnaireForm.saint, 'Saint Francis');
  await typeInto(questionnaireForm.figure, 'Dante');
  await pressKeyOn(questionnaireForm.submit);
  await expectAddress('/community');
  expect(server.calls('POST /questionnaire')[0]?.body).toMatchObject({
    catholic: 'Yes',
    parish: 'San Damiano',
    rite: 'Western',
    riteType: 'Latin',
  });
});

test('a member posts, likes, comments, hides, deletes and logs out with the keyboard alone', async ({
  server,
}) => {
  keepPosts(server);
  await renderApp('/community', { server, member: aMember() });
  await pressKeyOn(page.getByRole('button', { name: /^Share something/ }));
  await typeInto(page.getByRole('form', { name: 'New post' }).getByRole('textbox').last(), 'Vespers at six');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const post = page.getByRole('article').filter({ hasText: 'Vespers at six' });
  await expect.element(post).toBeVisible();

  const like = post.getByRole('button', { name: 'Like' });
  await pressKeyOn(like, ' ');
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveFocus();

  const comment = post.getByRole('button', { name: 'Comment' });
  await pressKeyOn(comment);
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByPlaceholder('Comment...'), 'Amen.');
  await pressKeyOn(dialog.getByRole('button', { name: 'Send' }));
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Amen.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(comment).toHaveFocus();

  const menu = post.getByRole('button', { name: 'More', exact: true });
  await chooseFromMenu(menu, 'Hide');
  await pressKeyOn(page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }));
  await pressKeyOn(page.getByRole('button', { name: 'Undo' }));
  await expect.element(post).toHaveFocus();

  await chooseFromMenu(menu, 'Delete');
  await pressKeyOn(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.element(post).not.toBeInTheDocument();

  await chooseFromMenu(page.getByRole('banner').getByRole('button', { name: /^Profile/ }), 'Logout');
  await expectToast('Logged out successfully.');
  expect(localStorage.getItem('token')).toBeNull();
});
