import { expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';

test('a server that cannot reach Redis does its work, and says so', async () => {
  const server = await startCommunity({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });
  const address = await server.listen();
  const maria = await server.join();
  const page = listen(address, maria.token ?? '');
  await page.next('connected');
  const { status } = await maria.request('POST', '/auth/signin', {
    body: { email: 'nobody@example.org', password: 'a wrong password' },
  });
  expect(status).toBe(401);
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', redis: 'unreachable' }]);
  page.close();
  await server.close();
});
