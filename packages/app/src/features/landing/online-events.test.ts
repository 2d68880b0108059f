import { createApiClient } from '@parvis/api-client';
import { expect, test } from 'vitest';
import { onlineEvents } from './online-events.ts';

const event = (id: number) => ({
  _id: String(id),
  title: `Rosary ${id}`,
  language: 'en',
  beginsAt: '2026-11-27T23:00:00.000Z',
  endsAt: '2026-11-27T23:30:00.000Z',
  event: { recurrence: 'weekly', timeZone: 'America/New_York' },
});

test('the landing page announces a few online events', async () => {
  const asked: URL[] = [];
  const api = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => null,
    fetch: (request) => {
      asked.push(new URL(request.url));
      return Promise.resolve(Response.json({ events: [event(1), event(3)], nextCursor: null }));
    },
  });
  const found = await onlineEvents(api, new AbortController().signal);
  expect(found.map(({ href }) => href)).toEqual(['/event/1', '/event/3']);
  expect(asked.map(({ search }) => search)).toEqual(['?online=true&limit=4']);
  expect(found[0]).toEqual({
    id: '1',
    title: 'Rosary 1',
    language: 'en',
    beginsAt: '2026-11-27T23:00:00.000Z',
    endsAt: '2026-11-27T23:30:00.000Z',
    recurrence: 'weekly',
    timeZone: 'America/New_York',
    href: '/event/1',
  });
});
