import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD, startCommunity } from '../../../test/community.ts';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import { WorkerProcess } from '../workers/worker-process.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a login whose worker has ended twice is answered that the service is busy, and is logged', async () => {
  const community = await startCommunity();
  const body = { email: 'maria@example.org', password: PASSWORD };
  const signIn = () => community.stranger.request('POST', '/auth/signin', { body });
  vi.spyOn(WorkerProcess.prototype, 'run').mockRejectedValueOnce(new WorkerEndedError('It was killed.'));

  const { status, body: answer, headers } = await signIn();
  expect([status, answer, headers['retry-after']]).toEqual([
    503,
    { message: 'The service is busy. Please try again in a moment.', id: 'server.unavailable' },
    '5',
  ]);
  expect(community.logLines.filter((line) => line.includes('request failed')).join('')).toContain('killed');
  expect((await signIn()).status).toBe(401);
  await community.close();
});
