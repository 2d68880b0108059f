import { createApiClient } from '@parvis/api-client';
import { expect, test } from 'vitest';
import { onlineEvents } from './online-events.ts';

const event = (id: number, place = '') => ({
  _id: String(id),
  title: `Rosary ${id}`,
  language: 'en',
  beginsAt: '2026-11-27T23:00:00.000Z',
  endsAt: '2026-11-27T23:30:00.000Z',
  event: { place, recurrence: 'weekly' },
});

test('the landing page announces a few online events', async () => {
  const events = [event(1), event(2, 'Parish hall'), ...[3, 4, 5, 6].map((id) => event(id))];
  const api = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => null,
    fetch: () => Promise.resolve(Response.json({ events, nextCursor: null })),
  });
  const found = await onlineEvents(api, new AbortController().signal);
  expect(found.map(({ href }) => href)).toEqual(['/event/1', '/event/3', '/event/4', '/event/5']);
  expect(found[0]).toEqual({
    id: '1',
    title: 'Rosary 1',
    language: 'en',
    beginsAt: '2026-11-27T23:00:00.000Z',
    endsAt: '2026-11-27T23:30:00.000Z',
    recurrence: 'weekly',
    href: '/event/1',
  });
});
