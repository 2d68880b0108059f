import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../test/expect-sound.ts';
import { anEvent } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress, expectToast, pressOnce } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');
const event = anEvent({ title: 'Vigil of Saint Cyril' });
const { title } = event;
const card = main.getByRole('article').filter({ hasText: title });

describe('the list of events', () => {
  test('shows their times, and follows the search', async ({ server }) => {
    server.answer('GET /event/all', ({ query }) => ({
      events: query.get('search') === 'Vigil' ? [event] : [event, anEvent()],
      nextCursor: null,
    }));
    await renderApp('/events', { server, member: aMember(), width: 375 });
    await expect.element(card).toMatchTextContent('7:00 PM – 8:30 PM (GMT-3)');
    await expect.element(card).toMatchTextContent('Every Saturday');
    await main.getByRole('searchbox', { name: 'Search events' }).fill('Vigil');
    await expectAddress('/events?search=Vigil');
    await expect.poll(() => main.getByRole('article').all()).toHaveLength(1);
    await expect
      .element(card.getByRole('link', { name: title }))
      .toHaveAttribute('href', `/event/${event._id}`);
  });

  test('signs a member up', async ({ server }) => {
    server.answer('GET /event/all', { events: [event], nextCursor: null });
    server.answer('PUT /event/attend/{id}', { event: { ...event, isGoing: true } });
    await renderApp('/events', { server, member: aMember() });
    await card.getByRole('button', { name: `Sign up for ${title}` }).click();
    await expectToast(`You are signed up for ${title}.`);
    await expect.element(card).toMatchTextContent('You are going');
    expect(server.calls('PUT /event/attend/{id}')[0]?.params).toEqual({ id: event._id });
  });

  test('says why a sign-up failed, and lets the member try again', async ({ server }) => {
    server.answer('GET /event/all', { events: [event], nextCursor: null });
    server.refuse('PUT /event/attend/{id}', 400, { message: 'The event is over.' });
    await renderApp('/events', { server, member: aMember() });
    const signUp = card.getByRole('button', { name: `Sign up for ${title}` });
    await signUp.click();
    await expectToast('The event is over.');
    await expect.element(signUp).toBeEnabled();
  });

  test('has an empty state with a next step for each view', async ({ server }) => {
    await renderApp('/events?view=going', { server, member: aMember() });
    await expect.element(main.getByText('You have not signed up for any event')).toBeVisible();
    await expectSound();
    await main.getByRole('link', { name: 'See what is coming' }).click();
    await expect.element(main.getByText('No Events Available')).toBeVisible();
    await main.getByRole('link', { name: 'Past' }).click();
    await expect.element(main.getByText('No event has taken place yet')).toBeVisible();
    await main.getByRole('button', { name: 'Online' }).click();
    await expect.element(main.getByText('No events found')).toBeVisible();
    await main.getByRole('link', { name: 'Show all events' }).click();
    await expectAddress('/events?view=past');
  });

  test('says why it cannot be loaded, and loads again on request', async ({ server }) => {
    server.refuse('GET /event/all', 429, { message: 'Not now.' });
    await renderApp('/events', { server, member: aMember() });
    await expect.element(main.getByText('Not now.').first()).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }).first(), () =>
      server.answer('GET /event/all', { events: [event], nextCursor: null }),
    );
    await expect.element(card).toBeVisible();
  });
});

describe('a visitor', () => {
  test('reads the events, and logs in to sign up', async ({ server }) => {
    const hidden = anEvent({ title: 'Supper', isInPerson: true, isOnline: false });
    server.answer('GET /event/all', { events: [event, hidden], nextCursor: null });
    await renderApp('/events?way=online', { server, width: 375 });
    await expect.element(card).toMatchTextContent('Every Saturday');
    await expect
      .element(main.getByRole('article').filter({ hasText: 'Supper' }))
      .toMatchTextContent('In person');
    await expect.element(main.getByRole('textbox', { name: 'All events' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'I am going' })).not.toBeInTheDocument();
    expect(server.calls('GET /event/feed')).toHaveLength(0);
    await expectSound();
    await card.getByRole('link', { name: `Log in to sign up for ${title}` }).click();
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe('/events?way=online');
  });

  test('logs in to see their own events', async ({ server }) => {
    await renderApp('/events?view=going', { server });
    await expectAddress('/signin');
    expect(returnPathOf(history.state.usr)).toBe('/events?view=going');
  });

  test('reads why the events cannot be loaded, and that there are none', async ({ server }) => {
    server.refuse('GET /event/all', 429, { message: 'Not now.' });
    await renderApp('/events', { server });
    await expect.element(main.getByText('Not now.').first()).toBeVisible();
    await pressOnce(main.getByRole('button', { name: 'Try again' }).first(), () =>
      server.answer('GET /event/all', { events: [], nextCursor: null }),
    );
    await expect.element(main.getByText('No Events Available')).toBeVisible();
  });
});

describe('the personal calendar address', () => {
  test('is created, and replaced on request', async ({ server }) => {
    await renderApp('/events', { server, member: aMember(), width: 375 });
    // The events below the button are still loading, but the button does not move.
    await main.getByRole('button', { name: 'In your calendar' }).click();
    await expect
      .element(main.getByRole('textbox', { name: 'All events' }))
      .toHaveValue(`${location.origin}/api/event/calendar`);
    await main.getByRole('button', { name: 'Create my address' }).click();
    await expectToast('Your calendar address is ready.');
    const address = main.getByRole('textbox', { name: 'Events I go to' });
    const former = '/api/event/feed/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d?signature=Xk2';
    await expect.element(address).toHaveValue(`${location.origin}${former}`);
    await expectSound();
    server.answer('POST /event/feed', { url: `${former}3` });
    await main.getByRole('button', { name: 'New address' }).click();
    const question = page.getByRole('alertdialog', { name: 'Create a new address?' });
    await question.getByRole('button', { name: 'New address' }).click();
    await expect.element(address).toHaveValue(`${location.origin}${former}3`);
  });
});
