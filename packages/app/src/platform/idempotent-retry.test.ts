import { ApiError } from '@parvis/api-client';
import { describe, expect, it } from 'vitest';
import { createIdempotentRetry } from './idempotent-retry.ts';

function start(...answers: (string | ApiError)[]) {
  const sent: [string, string][] = [];
  const send = createIdempotentRetry<string>();
  const call = async (text: string, key: string): Promise<string> => {
    sent.push([text, key]);
    const answer = answers.shift() ?? 'stored';
    if (typeof answer !== 'string') throw answer;
    return answer;
  };
  const attempt = (text: string) => send('key', text, call).catch((error: unknown) => error);
  return { sent, attempt };
}

const lost = new ApiError({ status: 0, id: 'network' });
const busy = new ApiError({ status: 503, id: 'server.unavailable' });
const refused = new ApiError({ status: 400, id: 'request.invalid' });
const reused = new ApiError({ status: 400, id: 'request.key-reused' });

describe('a first try', () => {
  it.each([lost, busy])(
    'is sent again unchanged if it is unknown whether the server stored it: $id',
    async (error) => {
      const { sent, attempt } = start(error, error);
      expect(await attempt('On Saturday.')).toBe(error);
      expect(await attempt('On Sunday.')).toBe(error);
      expect(await attempt('On Monday.')).toBe('stored');
      expect(sent).toEqual(Array.from({ length: 3 }, () => ['On Saturday.', 'key']));
    },
  );

  it('is not remembered after a refusal or a success', async () => {
    const { sent, attempt } = start(refused, 'stored');
    expect(await attempt('On Saturday.')).toBe(refused);
    await attempt('On Sunday.');
    await attempt('On Monday.');
    expect(sent.map(([text]) => text)).toEqual(['On Saturday.', 'On Sunday.', 'On Monday.']);
  });

  it('that is no longer known is replaced by a new one', async () => {
    const { sent, attempt } = start(reused, 'stored');
    expect(await attempt('On Sunday.')).toBe('stored');
    expect(sent).toEqual([
      ['On Sunday.', 'key'],
      ['On Sunday.', 'key-again'],
    ]);
  });
});
