import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../../test/auth-calls.ts';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { startTraceCollector, type CollectedSpan } from '../../../test/trace-collector.ts';

const TRACE_OF_PROXY = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE_OF_PROXY}-b7ad6b7169203331-01`;
const SEARCHED = 'Bartholomew';
const MISSING_ID = '00000000-0000-7000-8000-00000000beef';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let community: Community;
let maria: Caller;
const visitor = person({ first_name: 'Theodora', email: 'theodora@example.org' });
let spans: readonly CollectedSpan[];

const childrenOf = (parent: CollectedSpan | undefined): CollectedSpan[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
const named = (name: string): CollectedSpan | undefined => spans.find((span) => span.name === name);

beforeAll(async () => {
  collector = await startTraceCollector();
  community = await startCommunity({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      TRUST_PROXY: '10.0.0.0/8',
    },
  });
  maria = await community.join();
  await community.stranger.request('POST', '/auth/signup', { body: visitor });
  await community.stranger.request('POST', '/auth/recover', { body: { email: visitor.email } });
  await Promise.all([
    maria.publish({ content: 'Vespers at the cathedral.' }),
    maria.publish({ content: 'Lauds at the chapel.' }),
  ]);
  await maria.request('GET', `/user/all?search=${SEARCHED}`);
  await maria.request('GET', `/post/getById/${MISSING_ID}`);
  await community.jobs.drain();
  await community.app.inject({ url: '/api/post/all', remoteAddress: '10.0.0.1', headers: { traceparent } });
  await community.app.inject({ url: '/api/auth/verify', remoteAddress: '8.8.8.8', headers: { traceparent } });
  await community.app.inject('/healthz');
  await community.close();
  spans = collector.spans();
});

afterAll(() => collector.close());

test('a request contains its transaction, and the transaction contains its statements', () => {
  const requests = spans.filter(({ name }) => name === 'POST /api/post/create');
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/post/create',
      'http.response.status_code': 201,
    });
    const transaction = childrenOf(request).find(({ name }) => name === 'transaction');
    const inserts = childrenOf(transaction).filter(({ name }) => name === 'insert posts');
    expect(inserts).toHaveLength(1);
    expect(inserts[0]?.attributes).toMatchObject({
      'db.system.name': community.database.dialect === 'sqlite' ? 'sqlite' : 'postgresql',
      'db.query.text': expect.stringMatching(/^insert into "posts" .*(?:\?|\$1)/),
    });
  }
});

test('the work of a request outside of the database is a part of its trace', () => {
  const names = childrenOf(named('POST /api/auth/signup')).map(({ name }) => name);
  expect(names).toContain('worker derive');
});

test('a job is a trace of its own, with the email that it sends', () => {
  const job = named('job account.recovery');
  expect(job?.parentSpanId).toBe('');
  expect(childrenOf(job).map(({ name }) => name)).toContain('mail send');
});

test('a refused request is no error', () => {
  expect(named('GET /api/post/getById/:id')).toMatchObject({
    isError: false,
    attributes: { 'http.response.status_code': 404 },
  });
});

test('only a trusted proxy continues its trace', () => {
  expect(named('GET /api/post/all')?.traceId).toBe(TRACE_OF_PROXY);
  expect(named('GET /api/auth/verify')?.traceId).not.toBe(TRACE_OF_PROXY);
});

test('probes are not traced', () => {
  expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
});

test('the log line of a request has the id of its trace', () => {
  const line = community.logLines.find((one) => one.includes('/api/post/getById/'));
  const { traceId } = JSON.parse(line ?? '{}') as { traceId?: string };
  expect(traceId).toBe(named('GET /api/post/getById/:id')?.traceId);
});

test('no exported byte is personal data, or an id of a member or of content', () => {
  const bytes = collector.bytes();
  expect(bytes).toContain('http.route');
  const secrets = [visitor.email, visitor.first_name, visitor.password, maria.id, maria.token ?? ''];
  for (const secret of [...secrets, SEARCHED, MISSING_ID, 'Vespers', '@', '10.0.0.1', '8.8.8.8'])
    expect(bytes).not.toContain(secret);
});
