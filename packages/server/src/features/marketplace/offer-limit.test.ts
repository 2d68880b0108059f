import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { offered } from '../../../test/listings.ts';

const MINUTE = 60 * 1000;

const community = await startCommunity({ environment: { RATE_LIMIT_MAX: '60' } });

afterAll(() => community.close());

test('a member can make only a limited number of offers in an hour', async () => {
  const [maria, josef] = [await community.join(), await community.join()];
  const { _id: id } = await offered(josef);
  const make = (amount: number) => maria.request('PUT', `/marketplace/offer/${id}`, { body: { amount } });
  // The limit does not count refused and repeated offers.
  expect((await make(0)).status).toBe(400);
  for (const amount of [10, 10, 20, 20]) expect((await make(amount)).status).toBe(200);
  const refused = await make(30);
  expect([refused.status, refused.body]).toMatchObject([429, { id: 'request.too-many' }]);
  community.clock.advance(60 * MINUTE);
  expect((await make(30)).status).toBe(200);
});
