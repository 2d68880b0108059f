import { expect, test } from 'vitest';
import { startCommunity } from '../../test/community.ts';
import { listen } from '../../test/listener.ts';

test('a draining server sends load balancers and pages away, and still responds', async () => {
  const community = await startCommunity({ environment: { DRAIN_SECONDS: '1' } });
  const maria = await community.join();
  const page = listen(await community.listen(), maria.token ?? '');
  await page.next('connected');

  const drained = community.drain();
  for (const url of ['/readyz', '/healthz']) {
    const response = await community.app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'draining' }]);
  }
  expect((await maria.request('GET', '/auth/verify')).status).toBe(200);
  await drained;
  // Here it connects to the same server, because there is no other one.
  expect(await page.next('connected')).toBe(true);

  page.close();
  await community.close();
});
