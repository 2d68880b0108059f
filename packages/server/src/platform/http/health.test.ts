import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

const TOKEN = 'metrics-token-of-this-test';

let open: TestServer;
let guarded: TestServer;

beforeAll(async () => {
  open = await startTestServer();
  guarded = await startTestServer({ environment: { METRICS_TOKEN: TOKEN } });
});

afterAll(async () => {
  await guarded.close();
  await open.close();
});

test('a running server reports that it lives, and whether it can work', async () => {
  const health = await open.app.inject('/healthz');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await open.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('a server without its database is alive, is not ready, and responds with an error', async () => {
  const server = await startTestServer();
  await server.database.close();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` };
  const answer = await server.app.inject({ url: '/api/user/all', headers });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { message: 'The service is busy. Please try again in a moment.', id: 'server.unavailable' },
  ]);
  const failure = server.logLines.find((line) => line.includes('request failed'));
  expect(failure).toContain(String(answer.headers['x-request-id']));
  await server.close();
});

test('metrics can be read on this machine only, and name nobody', async () => {
  await open.app.inject('/api/post/getById/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b');
  const local = await open.app.inject('/metrics');
  expect(local.statusCode).toBe(200);
  expect(local.body).toContain(
    'parvis_http_request_duration_seconds_count{method="GET",route="/api/post/getById/:id",status="401"} 1',
  );
  expect(local.body).toMatch(/parvis_database_statements_total \d+/);
  expect(local.body).toContain('process_cpu_seconds_total');
  expect(local.body).toContain('parvis_jobs{kind="promise.watch",state="dead"} 0');
  expect(local.body).toContain('parvis_deadlines_overdue{deadline="backups"} 0');
  expect(local.body).not.toContain('019a2b3c');
  for (const request of [
    { remoteAddress: '192.0.2.1' },
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } },
    { remoteAddress: '::1', headers: { forwarded: 'for=192.0.2.1' } },
  ]) {
    const answer = await open.app.inject({ url: '/metrics', ...request });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { id: 'request.unknown' }]);
  }
});

test('metrics need the token if there is one', async () => {
  const ask = (authorization?: string) =>
    guarded.app.inject({
      url: '/metrics',
      remoteAddress: '192.0.2.1',
      headers: authorization === undefined ? {} : { authorization },
    });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer another')).statusCode).toBe(404);
  expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  expect((await guarded.app.inject('/metrics')).statusCode).toBe(404);
});
