import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { AppError } from './errors.ts';
import { clientOf, RateLimiter } from './rate-limiter.ts';

function refusal(limiter: RateLimiter, key: string): AppError | null {
  try {
    limiter.take(key);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('a rate limiter', () => {
  test('refuses requests over the limit until the window ends, and says when', () => {
    const clock = new FakeClock();
    const limiter = new RateLimiter(clock, { limit: 2, duration: 60_000 });
    expect([refusal(limiter, 'a'), refusal(limiter, 'a')]).toEqual([null, null]);
    clock.advance(20_500);
    const refused = refusal(limiter, 'a');
    expect([refused?.status, refused?.headers]).toEqual([429, { 'retry-after': '40' }]);
    expect(refusal(limiter, 'b')).toBeNull();
    clock.advance(39_500);
    expect(refusal(limiter, 'a')).toBeNull();
  });

  test('forgets a key that is reset', () => {
    const limiter = new RateLimiter(new FakeClock(), { limit: 1, duration: 60_000 });
    limiter.take('a');
    limiter.reset('a');
    expect(refusal(limiter, 'a')).toBeNull();
  });

  test('does not grow without end, and keeps the newest windows', () => {
    const limiter = new RateLimiter(new FakeClock(), { limit: 1, duration: 60_000 });
    for (let key = 0; key < 250_000; key += 1) limiter.take(String(key));
    expect(limiter.size).toBeLessThanOrEqual(100_000);
    expect(refusal(limiter, '249999')?.status).toBe(429);
  });
});

describe('a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('at %s is %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
