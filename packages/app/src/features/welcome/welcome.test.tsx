import type { Schemas } from '@parvis/api-client';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aClosedGroup } from '../../../test/groups.ts';
import { aPerson, stranger } from '../../../test/people.ts';
import { aPost, servePosts } from '../../../test/posts.ts';
import { anEvent, aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, pressOnce, questionnaireForm } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { controlTimers } from '../../../test/timers.ts';

const card = page.getByRole('region', { name: 'Welcome' });
/** The card below the first post on a phone. */
const article = page.getByRole('article', { name: 'Welcome' });
const button = (name: string) => card.getByRole('button', { name });
const member = aMember({ welcomeStep: 'photo', avatar: null });
const sergius = aPerson('Sergius');

const answers: Schemas['Questionnaire'] = {
  _id: member._id,
  userId: member._id,
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  knightOfColumbus: false,
  knightOfMalta: false,
  favoriteSaint: 'St. Agnes',
  historicalFigure: 'Dante',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};

const serveSuggestions = (server: FakeServer, changes: Partial<Schemas['WelcomeSuggestions']> = {}) =>
  server.answer('GET /welcome/suggestions', {
    people: [{ user: sergius, reason: 'posts', mutualFriends: 0 }],
    groups: [],
    events: [],
    ...changes,
  });

const serveFollow = (server: FakeServer) =>
  server.answer('POST /follow/{id}', {
    message: 'You follow this member.',
    relation: { ...stranger, following: true },
  });

/** Stores the welcome step as the server does. */
const serveSteps = (server: FakeServer, account = member) =>
  server.answer('PUT /user/update/{id}', ({ body }) => ({
    user: { ...account, welcomeStep: body.welcomeStep ?? null },
  }));

const savedSteps = (server: FakeServer) =>
  server.calls('PUT /user/update/{id}').map(({ body }) => body.welcomeStep);

test('leads through the photo, the parish and the suggestions, which the server remembers', async ({
  server,
}) => {
  const group = aClosedGroup({ name: 'Choir' });
  const event = anEvent({ title: 'Fish fry' });
  serveSuggestions(server, {
    groups: [{ group, reason: 'parish' }],
    events: [{ event, reason: 'soon' }],
  });
  serveSteps(server);
  serveFollow(server);
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  await renderApp('/community', { server, member });
  await expect.element(card.getByText('Step 1 of 3')).toBeVisible();
  await expectSound();
  await button('Continue').click();
  await expect.element(card.getByRole('heading', { name: 'Add a photo' })).toHaveFocus();
  await button('Choose a photo').click();
  await page.getByRole('dialog', { name: 'Your picture' }).getByRole('button', { name: 'Cancel' }).click();
  await button('Skip').click();
  await expect.element(card.getByRole('heading', { name: 'Your parish' })).toHaveFocus();
  await expect.element(card.getByRole('listitem').first()).toHaveTextContent('1Photo (skipped)');
  await expect.element(card.getByText('St. Cecilia')).toBeVisible();
  await expectSound();
  await button('Next').click();
  await button('Follow Sergius Mayr').click();
  await expect.element(card.getByText('Following')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Choir' }))
    .toHaveAttribute('href', `/groups/${group._id}`);
  await button('Ask to join Choir').click();
  await expect.element(card.getByText('Requested')).toBeVisible();
  await button('Sign up for Fish fry').click();
  await expect.element(card.getByText('You are going')).toBeVisible();
  await expectSound();
  await button('Done').click();
  await expect.element(card).not.toBeInTheDocument();
  expect(savedSteps(server)).toEqual(['parish', 'follow', null]);
});

test('on a phone, the line is below the first post and opens there', async ({ server }) => {
  servePosts(server, aPost('Procession on Sunday'));
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  serveSteps(server);
  await renderApp('/community', { server, member, width: 375, height: 812 });
  await expect.element(article.getByText('Step 1 of 3')).toBeVisible();
  const post = page.getByRole('article').filter({ hasText: 'Procession on Sunday' });
  const bottom = () => post.element().getBoundingClientRect().bottom;
  expect(article.element().getBoundingClientRect().top).toBeGreaterThan(bottom());
  await expectSound();
  await article.getByRole('button', { name: 'Continue' }).click();
  await expect.element(article.getByRole('heading', { name: 'Add a photo' })).toHaveFocus();
  expect(article.element().getBoundingClientRect().top).toBeGreaterThan(bottom());
  await expectSound();
  await article.getByRole('button', { name: 'Skip' }).click();
  await expect.element(article.getByRole('heading', { name: 'Your parish' })).toHaveFocus();
});

test('on a phone without posts, the line is above the ideas for a first post', async ({ server }) => {
  server.answer('GET /post/all', { posts: [], nextCursor: null });
  await renderApp('/community', { server, member, width: 375 });
  await expect.element(article.getByText('Step 1 of 3')).toBeVisible();
});

test('the parish can be found in the directory and changed', async ({ server }) => {
  const parish = aParish({ title: 'Holy Rosary' });
  serveSteps(server);
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
  await renderApp('/community', { server, member: aMember({ welcomeStep: 'parish' }) });
  await button('Continue').click();
  await button('Change the parish').click();
  await card.getByLabelText('Parish').fill('Rosary');
  await page.getByRole('option', { name: /^Holy Rosary/ }).click();
  server.answer('GET /questionnaire/{id}', { questionnaire: { ...answers, parish: 'Holy Rosary' } });
  await button('Save').click();
  await expect.element(card.getByText('Holy Rosary')).toBeVisible();
  expect(server.calls('POST /questionnaire')[0]?.body).toMatchObject({
    parish: 'Holy Rosary',
    favoriteSaint: 'St. Agnes',
  });
  const follows = server.calls('PUT /parish/follow/{id}').map(({ params, body }) => [params['id'], body]);
  expect(follows).toEqual([[parish._id, { isMine: true }]]);
});

test('a parish of the directory that is chosen in the questionnaire becomes the own parish', async ({
  server,
}) => {
  const timers = controlTimers();
  const parish = aParish({ title: 'Holy Rosary' });
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  server.answer('GET /parish/all', { parishes: [parish], nextCursor: null });
  await renderApp('/complete-registration', { server, member });
  await expect.element(questionnaireForm.parish).toHaveValue('St. Cecilia');
  await questionnaireForm.parish.fill('Rosary');
  await timers.skipUntil(() => document.querySelector('[role="option"]') !== null);
  await page.getByRole('option', { name: /^Holy Rosary/ }).click();
  await questionnaireForm.submit.click();
  await timers.skipUntil(() => location.pathname === '/community');
  const follows = server.calls('PUT /parish/follow/{id}').map(({ params, body }) => [params['id'], body]);
  expect(follows).toEqual([[parish._id, { isMine: true }]]);
});

test('opens after the questionnaire, and can be closed for good', async ({ server }) => {
  const timers = controlTimers();
  serveSteps(server);
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  await renderApp('/complete-registration', { server, member });
  await expect.element(questionnaireForm.parish).toHaveValue('St. Cecilia');
  await questionnaireForm.submit.click();
  await timers.skipUntil(() => location.pathname === '/community');
  await expectAddress('/community');
  await expect.element(card.getByRole('heading', { name: 'Add a photo' })).toBeVisible();
  await button('Later').click();
  await expect.element(button('Continue')).toHaveFocus();
  server.refuse('PUT /user/update/{id}', 400, { message: 'Please try again.' }, { once: true });
  await button('Close the welcome').click();
  await expect.element(page.getByText('Please try again.')).toBeVisible();
  await button('Close the welcome').click();
  await expect.element(card).not.toBeInTheDocument();
  expect(savedSteps(server)).toEqual([null, null]);
});

test('on a phone, steps that are put off move below the first post', async ({ server }) => {
  const timers = controlTimers();
  servePosts(server, aPost('Procession on Sunday'));
  server.answer('GET /questionnaire/{id}', { questionnaire: answers });
  await renderApp('/complete-registration', { server, member, width: 375, height: 812 });
  await expect.element(questionnaireForm.parish).toHaveValue('St. Cecilia');
  await questionnaireForm.submit.click();
  await timers.skipUntil(() => location.pathname === '/community');
  await button('Later').click();
  await expect.element(article.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => scrollY).toBe(0);
  await expectSound();
});

test('an empty list of followed members suggests whom to follow, and then shows their posts', async ({
  server,
}) => {
  serveSuggestions(server);
  serveFollow(server);
  server.answer('GET /post/all', { posts: [], nextCursor: null });
  await renderApp('/community?feed=following', { server, member: aMember(), width: 375 });
  await expect.element(page.getByText('Posts here often')).toBeVisible();
  await expectSound();
  await page.getByRole('button', { name: 'Follow Sergius Mayr' }).click();
  servePosts(server, aPost('Procession on Sunday'));
  await page.getByRole('button', { name: 'Show their posts' }).click();
  await expect.element(page.getByText('Procession on Sunday')).toBeVisible();
});

test('suggestions that could not be loaded can be requested again', async ({ server }) => {
  server.answer('GET /post/all', { posts: [], nextCursor: null });
  server.refuse('GET /welcome/suggestions', 429, { message: 'Too many requests.' });
  await renderApp('/community?feed=following', { server, member: aMember() });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await pressOnce(again, () => serveSuggestions(server));
  await expect.element(page.getByRole('button', { name: 'Follow Sergius Mayr' })).toBeVisible();
});
