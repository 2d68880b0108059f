import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { offer } from '../../../test/listings.ts';

const MINUTE = 60 * 1000;

const community = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });

afterAll(() => community.close());

test('a member can offer only a limited number of listings in an hour', async () => {
  const maria = await community.join();
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await offer(maria, {}, key)).status).toBe(201);
  // The limit does not count refused listings and idempotent repeats.
  expect((await offer(maria, { price: -1 })).status).toBe(400);
  expect((await offer(maria, {}, key)).status).toBe(200);
  expect((await offer(maria, { title: 'Missal' })).status).toBe(201);
  expect((await offer(maria, { title: 'Rosary' })).status).toBe(201);
  const refused = await maria.request('POST', '/marketplace/create', { body: { title: 'Icon', price: 9 } });
  expect([refused.status, refused.body.id]).toEqual([429, 'request.too-many']);
  expect(refused.body.message).toContain('Please wait 60 minutes and try again.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
  expect((await offer(maria, {}, key)).status).toBe(200);

  const josef = await community.join();
  expect((await offer(josef)).status).toBe(201);
  community.clock.advance(60 * MINUTE);
  expect((await offer(maria, { title: 'Icon' })).status).toBe(201);
});
