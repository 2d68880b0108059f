import { afterEach, expect, test, vi } from 'vitest';
import { PASSWORD, startCommunity } from '../../../test/community.ts';
import { WorkerEndedError } from '../workers/worker-ended-error.ts';
import { WorkerProcess } from '../workers/worker-process.ts';
import { derive } from './password-process.ts';

const derivation = {
  message: Buffer.from('password'),
  nonce: Buffer.alloc(16),
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('if too many logins are waiting, the response says that the service is busy', async () => {
  const community = await startCommunity();
  const body = { email: 'maria@example.org', password: PASSWORD };
  const { promise, reject } = Promise.withResolvers<never>();
  const run = vi.spyOn(WorkerProcess.prototype, 'run').mockReturnValue(promise);
  const running = Array.from({ length: 102 }, () => derive(derivation).catch(() => null));
  expect((await community.stranger.request('POST', '/auth/signin', { body })).status).toBe(503);
  expect(run).toHaveBeenCalledTimes(2);
  reject(new Error('It is over.'));
  await Promise.all(running);
  await community.close();
});

test('a login whose worker crashes twice gets the status 503 and is logged', async () => {
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
