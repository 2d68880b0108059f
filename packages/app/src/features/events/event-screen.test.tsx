import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { anEvent } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');
const event = anEvent({ title: 'Vigil of Saint Cyril', body: 'Bring a **candle**.' });
const link = 'https://meet.example/vigil';
const attended = { ...event, isGoing: true, going: 13, event: { ...event.event, link } };
const route = `/event/${event._id}`;

describe('an event', () => {
  test('shows its link to participants only, and a sign-up can be cancelled', async ({ server }) => {
    server.answer('GET /event/getById/{id}', { event });
    server.answer('PUT /event/attend/{id}', { event: attended });
    server.answer('DELETE /event/attend/{id}', { event });
    await renderApp(route, { server, member: aMember(), width: 375 });
    await expect.element(main.getByText('People who have signed up see the link here.')).toBeVisible();
    await expect.element(main.getByRole('strong')).toMatchTextContent('candle');
    await expect.element(main.getByText('Every Saturday')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Add to calendar' }))
      .toHaveAttribute('href', `/api/event/calendar/${event._id}`);
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expectToast(`You are signed up for ${event.title}.`);
    await expect.element(main.getByRole('link', { name: /^Take part online/ })).toHaveAttribute('href', link);
    await expect.element(main.getByText('You are going')).toBeVisible();
    await expectSound();

    await main.getByRole('button', { name: 'Cancel my sign-up' }).click();
    await expectToast(`You are no longer signed up for ${event.title}.`);
    await expect.element(main.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /^Take part online/ })).not.toBeInTheDocument();
  });

  test('names its parish, and links to it', async ({ server }) => {
    const parish = { _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d', title: 'Saint Kateri' };
    server.answer('GET /event/getById/{id}', { event: { ...event, parish } });
    await renderApp(route, { server });
    await expect
      .element(main.getByRole('link', { name: parish.title }))
      .toHaveAttribute('href', `/parish/${parish._id}`);
  });

  test('says that a sign-up failed, and stays unchanged', async ({ server }) => {
    server.answer('GET /event/getById/{id}', { event });
    server.refuse('PUT /event/attend/{id}', 400, { message: 'The event is over.' });
    await renderApp(route, { server, member: aMember() });
    await main.getByRole('button', { name: 'Sign up' }).click();
    await expectToast('The event is over.');
    await expect.element(main.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  test('is open to visitors, who log in to see a place that is not public, and to sign up', async ({
    server,
  }) => {
    server.answer('GET /event/getById/{id}', {
      event: { ...event, isInPerson: true, isOnline: false, author: '' },
    });
    await renderApp(route, { server, width: 375 });
    await expect.element(main.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Log in to see the place' })).toBeVisible();
    await expect.element(main.getByText('Organized by')).not.toBeInTheDocument();
    await expect.element(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: 'Log in to sign up' }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe(route);
  });

  test('says that it was deleted, and links to the list', async ({ server }) => {
    server.refuse('GET /event/getById/{id}', 404);
    await renderApp(route, { server, member: aMember() });
    await expect.element(main.getByRole('heading', { name: 'This event no longer exists.' })).toBeVisible();
    await main.getByRole('link', { name: 'All events' }).click();
    await expect.element(main.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  });
});
