import { expect, test } from 'vitest';
import type { Server } from '../../packages/server/src/create-server.ts';
import { createDemoClient } from './demo-client.ts';
import { hasListings } from './listing-steps.ts';
import { planListings } from './listings.ts';

/** A fake server with listings that have these titles. It finds a listing only by its complete title. */
function serverOffering(titles: readonly string[]) {
  const inject = ({ url }: { url: string }) => {
    const search = new URL(url, 'http://parvis.example').searchParams.get('search');
    const found = titles.filter((title) => search === null || title === search);
    return Promise.resolve({ statusCode: 200, json: () => ({ total: found.length }) });
  };
  const app: unknown = { inject };
  return createDemoClient({ app } as Server);
}

const offered = planListings()
  .toSorted((one, other) => other.daysAgo - one.daysAgo)
  .map(({ title }) => title);

test('an interrupted demo has not created all listings', async () => {
  expect(await hasListings(serverOffering([]), 'token')).toBe(false);
  expect(await hasListings(serverOffering(offered.slice(0, -1)), 'token')).toBe(false);
  expect(await hasListings(serverOffering(offered), 'token')).toBe(true);
});
