import type { Schemas } from '@parvis/api-client';
import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aPerson } from '../../../test/people.ts';
import { anEvent, aParish } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

type Followed = Schemas['FollowedParish'];

const main = page.getByRole('main');
const parish = aParish({ title: 'Saint Ambrose' });
const route = `/parish/${parish._id}`;
const button = (name: string) => main.getByRole('button', { name });
const seen = main.getByRole('switch', { name: /^Show me among the members/ });

const aFollow = (changes: Partial<Followed> = {}): Followed => ({
  _id: parish._id,
  title: 'Saint Ambrose',
  diocese: 'Springfield',
  town: 'Springfield',
  state: 'IL',
  zip: '62701',
  language: 'en',
  isMine: false,
  isVisible: false,
  followedAt: '2026-01-05T09:00:00.000Z',
  ...changes,
});

/** Stores the follows as the server does. */
function serveFollows(server: FakeServer, first: readonly Followed[] = []): void {
  let known = [...first];
  server.answer('GET /parish/getById/{id}', { parish });
  server.answer('GET /parish/members/{id}', { members: [], nextCursor: null });
  server.answer('GET /parish/followed', () => ({ parishes: [...known] }));
  server.answer('PUT /parish/follow/{id}', ({ params, body }) => {
    const { id = '' } = params;
    const follow = { ...(known.find(({ _id }) => _id === id) ?? aFollow({ _id: id })), ...body };
    known = [follow, ...known.filter(({ _id }) => _id !== id)];
    return { follow };
  });
  server.answer('DELETE /parish/follow/{id}', ({ params }) => {
    known = known.filter(({ _id }) => _id !== params['id']);
    return { message: 'You no longer follow this parish.' };
  });
}

describe('the page of a parish', () => {
  test('lets a member follow it, make it theirs and be seen, and undo all this', async ({ server }) => {
    serveFollows(server);
    await renderApp(route, { server, member: aMember(), width: 375 });
    await button('Follow Saint Ambrose').click();
    await seen.click();
    await expect.element(seen).toBeChecked();
    await expect.element(seen).not.toHaveAttribute('aria-busy');
    await button('Make it my parish: Saint Ambrose').click();
    await expect.element(main.getByText('My parish', { exact: true })).toBeVisible();
    await expectSound();
    await button('Saint Ambrose is no longer my parish').click();
    await expect.element(button('Make it my parish: Saint Ambrose')).toBeVisible();
    await button('Unfollow Saint Ambrose').click();
    await expect.element(button('Follow Saint Ambrose')).toBeVisible();
    await expect.element(seen).not.toBeInTheDocument();
    expect(server.calls('PUT /parish/follow/{id}').map(({ body }) => body)).toEqual([
      {},
      { isVisible: true },
      { isMine: true },
      { isMine: false },
    ]);
  });

  test('shows why a parish could not be followed, and the old state', async ({ server }) => {
    serveFollows(server);
    server.refuse('PUT /parish/follow/{id}', 400, { message: 'You already follow 50 parishes.' });
    await renderApp(route, { server, member: aMember() });
    await button('Follow Saint Ambrose').click();
    await expect.element(page.getByText('You already follow 50 parishes.')).toBeVisible();
    await expect.element(button('Follow Saint Ambrose')).toBeVisible();
  });

  test('loads the follows again after a failure', async ({ server }) => {
    serveFollows(server);
    server.refuse('GET /parish/followed', 429, { message: 'Please wait a moment.' });
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByText('Please wait a moment.')).toBeVisible();
    serveFollows(server);
    await button('Try again').click();
    await expect.element(button('Follow Saint Ambrose')).toBeVisible();
  });

  test('leads visitors to the log-in, and shows them no members and groups', async ({ server }) => {
    serveFollows(server);
    server.answer('GET /event/all', { events: [anEvent({ title: 'Fish fry' })], nextCursor: null });
    await renderApp(route, { server });
    await expect.element(main.getByRole('link', { name: 'Fish fry' })).toBeVisible();
    await main.getByRole('link', { name: 'Log in to follow Saint Ambrose' }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe(route);
    await expect.element(page.getByText(/^Log in to follow a parish/)).toBeVisible();
    for (const name of ['GET /parish/followed', 'GET /parish/members/{id}', 'GET /group/all'] as const) {
      expect(server.calls(name)).toHaveLength(0);
    }
  });

  test('lists its members and events page by page', async ({ server }) => {
    serveFollows(server);
    const [first, second] = [anEvent({ title: 'Fish fry' }), anEvent({ title: 'Retreat' })];
    server.answer('GET /event/all', ({ query }) =>
      query.has('cursor') ? { events: [second], nextCursor: null } : { events: [first], nextCursor: 'next' },
    );
    const sergius = aPerson('Sergius');
    server.answer('GET /parish/members/{id}', {
      members: [{ user: sergius, isMine: false }],
      nextCursor: null,
    });
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByRole('link', { name: /Sergius/ })).toBeVisible();
    await expect.element(main.getByText('Follows this parish')).toBeVisible();
    await button('Show more').click();
    await expect.element(main.getByRole('link', { name: 'Retreat' })).toBeVisible();
    expect(server.calls('GET /event/all').map(({ query }) => query.get('parish'))).toEqual([
      parish._id,
      parish._id,
    ]);
  });
});

test('the settings list the followed parishes and change which one is the own', async ({ server }) => {
  const other = aFollow({ _id: aParish()._id, title: 'Saint Bede' });
  serveFollows(server, [aFollow({ isMine: true }), other]);
  await renderApp('/settings/place', { server, member: aMember(), width: 375 });
  await button('Make it my parish: Saint Bede').click();
  await expect.element(button('Make it my parish: Saint Bede')).not.toBeInTheDocument();
  await button('Unfollow Saint Ambrose').click();
  await expect.element(main.getByRole('link', { name: 'Saint Ambrose' })).not.toBeInTheDocument();
  await expectSound();
  await button('Unfollow Saint Bede').click();
  await expect.element(main.getByText('You do not follow a parish yet.')).toBeVisible();
});

test('the community shows the next Mass and the next event of the own parish', async ({ server }) => {
  const ownParish = { _id: parish._id, title: 'Saint Ambrose', language: 'en' as const };
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  server.answer('GET /parish/getById/{id}', {
    parish: {
      ...parish,
      schedule: {
        timeZone,
        upcoming: [{ kind: 'mass', startsAt: '2090-01-08T12:00:00.000Z', note: '', exception: '' }],
      },
    },
  });
  server.answer('GET /event/all', { events: [anEvent({ title: 'Fish fry' })], nextCursor: null });
  await renderApp('/community', { server, member: aMember({ ownParish }), width: 1280 });
  const card = page.getByRole('region', { name: 'My parish' });
  await expect.element(card.getByText('Saint Ambrose')).toBeVisible();
  await expect.element(card.getByText(/^Sunday, January 8 at /u)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Fish fry' })).toBeVisible();
  await card.getByRole('link', { name: 'Parish page' }).click();
  await expectAddress(route);
});
