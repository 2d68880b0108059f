import { page } from 'vitest/browser';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expectAddress } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const card = page.getByRole('main').getByRole('region', { name: 'Upcoming Events' });

test('the community says that no events are planned', async ({ server }) => {
  await renderApp('/community', { server, member: aMember() });
  await expect.element(card).toMatchTextContent(/No Events Available/);
});

test('the community shows the next events in their own time zone, and links to them', async ({ server }) => {
  const { event } = exampleOf(operationNamed('GET /event/getById/{id}'))
    .body as AnswerOf<'GET /event/getById/{id}'>;
  const vespers = {
    ...event,
    title: 'Vespers',
    beginsAt: '2090-01-07T22:00:00.000Z',
    endsAt: '2090-01-07T22:30:00.000Z',
    event: { ...event.event, startsAt: '2090-01-07T19:00', minutes: 30, recurrence: 'none' as const },
  };
  server.answer('GET /event/all', { events: [vespers], nextCursor: null });
  server.answer('GET /event/getById/{id}', { event: vespers });
  await renderApp('/community', { server, member: aMember() });
  await expect.element(card).toMatchTextContent(/Saturday, January 7, 2090/);
  await expect.element(card).toMatchTextContent(/7:00 PM – 7:30 PM \(GMT-3\)/);
  expect(server.calls('GET /event/all')[0]?.query.get('limit')).toBe('3');
  await card.getByRole('link', { name: 'Vespers' }).click();
  await expectAddress(`/event/${event._id}`);
});

test('three events take the space of their placeholder, so that the cards below do not move', async ({
  server,
}) => {
  const { event } = exampleOf(operationNamed('GET /event/getById/{id}'))
    .body as AnswerOf<'GET /event/getById/{id}'>;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const near = { ...event, title: 'Vespers', event: { ...event.event, timeZone } };
  server.answer('GET /event/all', {
    events: ['1', '2', '3'].map((digit) => ({ ...near, _id: near._id.replace(/.$/, digit) })),
    nextCursor: null,
  });
  const release = server.pause('GET /event/all');
  await renderApp('/notifications', { server, member: aMember(), width: 1280 });
  const aside = page.getByRole('region', { name: 'Upcoming Events' });
  await expect.element(aside.getByRole('group', { name: 'Loading…' })).toBeVisible();
  const height = aside.element().getBoundingClientRect().height;
  release();
  await expect.element(aside.getByRole('link', { name: 'Vespers' }).first()).toBeVisible();
  expect(aside.element().getBoundingClientRect().height).toBeCloseTo(height, 0);
});
