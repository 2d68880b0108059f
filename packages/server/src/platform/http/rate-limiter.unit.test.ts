import { describe, expect, test, vi } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { AppError } from './errors.ts';
import { clientOf, MemoryWindows, RateLimiter } from './rate-limiter.ts';

async function refusal(limiter: RateLimiter, key: string): Promise<AppError | null> {
  try {
    await limiter.take(key);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('a rate limiter', () => {
  test('refuses requests above the limit until the window ends, and says when', async () => {
    const clock = new FakeClock();
    const limiter = new RateLimiter(clock, { name: 'test', limit: 2, duration: 60_000 });
    expect([await refusal(limiter, 'a'), await refusal(limiter, 'a')]).toEqual([null, null]);
    clock.advance(20_500);
    const refused = await refusal(limiter, 'a');
    expect([refused?.status, refused?.headers]).toEqual([429, { 'retry-after': '40' }]);
    expect(await refusal(limiter, 'b')).toBeNull();
    clock.advance(39_500);
    expect(await refusal(limiter, 'a')).toBeNull();
  });

  test('does not extend the window by refused requests', async () => {
    const clock = new FakeClock();
    const limiter = new RateLimiter(clock, { name: 'test', limit: 1, duration: 60_000 });
    await limiter.take('a');
    clock.advance(59_999);
    expect((await refusal(limiter, 'a'))?.headers).toEqual({ 'retry-after': '1' });
    clock.advance(1);
    expect(await refusal(limiter, 'a')).toBeNull();
  });

  test('counts simultaneous requests', async () => {
    const limiter = new RateLimiter(new FakeClock(), { name: 'test', limit: 2, duration: 60_000 });
    const refused = await Promise.all(['a', 'a', 'a'].map((key) => refusal(limiter, key)));
    expect(refused.map((error) => error?.status)).toEqual([undefined, undefined, 429]);
  });

  test('counts several points at once, or none of them', async () => {
    const limiter = new RateLimiter(new FakeClock(), { name: 'test', limit: 5, duration: 60_000 });
    const take = (points: number) => limiter.take('a', undefined, points);
    await take(3);
    await expect(take(3)).rejects.toMatchObject({ status: 429 });
    await take(2);
    await expect(take(1)).rejects.toMatchObject({ status: 429 });
  });

  test('forgets a key that is reset', async () => {
    const limiter = new RateLimiter(new FakeClock(), { name: 'test', limit: 1, duration: 60_000 });
    await limiter.take('a');
    await limiter.reset('a');
    expect(await refusal(limiter, 'a')).toBeNull();
  });

  test('does not grow without limit, and keeps the newest windows', async () => {
    const [clock, options] = [new FakeClock(), { name: 'test', limit: 1, duration: 60_000 }];
    const windows = new MemoryWindows(clock, options);
    const limiter = new RateLimiter(clock, { ...options, name: 'test' }, windows);
    for (let key = 0; key < 250_000; key += 1) await limiter.take(String(key));
    expect(windows.size).toBeLessThanOrEqual(100_000);
    expect((await refusal(limiter, '249999'))?.status).toBe(429);
  });

  test('keeps windows that are used while others are evicted', async () => {
    const limiter = new RateLimiter(new FakeClock(), { name: 'test', limit: 1, duration: 60_000 });
    await limiter.take('a');
    const statuses: unknown[] = [];
    for (let key = 0; key < 150_000; key += 1) {
      await limiter.take(String(key));
      if (key % 50_000 === 49_999) statuses.push((await refusal(limiter, 'a'))?.status);
    }
    expect(statuses).toEqual([429, 429, 429]);
  });

  test('starts no timer, so that a shutdown does not wait', async () => {
    vi.useFakeTimers();
    await new RateLimiter(new FakeClock(), { name: 'test', limit: 1, duration: 60_000 }).take('a');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
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
  ])('at %s is counted as %s', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});
