import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFileUrls } from './signed-urls.ts';

const DAY = 24 * 60 * 60 * 1000;
const fileId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b';
const urls = createFileUrls(Buffer.from('a secret of this installation'));

function parse(url: string) {
  const parsed = new URL(url, 'http://localhost');
  const [, , , fileId = '', variant = ''] = parsed.pathname.split('/');
  return {
    fileId,
    variant,
    expires: Number(parsed.searchParams.get('expires')),
    signature: parsed.searchParams.get('signature') ?? '',
  };
}

const times = fc.integer({ min: 0, max: Date.UTC(2200, 0, 1) });

describe('signed addresses', () => {
  test('are valid for at least seven and at most fourteen days, at any time', () => {
    fc.assert(
      fc.property(times, (now) => {
        const request = parse(urls.sign(fileId, 'small', now));
        expect(urls.verify(request, now)).toBe(true);
        expect(urls.verify(request, now + 7 * DAY - 1)).toBe(true);
        expect(urls.verify(request, now + 14 * DAY)).toBe(false);
      }),
    );
  });

  test('stay the same for a week, so that they can be cached', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 7 * DAY - 1 }), (time, later) => {
        const start = Math.floor(time / (7 * DAY)) * 7 * DAY;
        expect(urls.sign(fileId, 'small', start + later)).toBe(urls.sign(fileId, 'small', start));
      }),
    );
  });

  test('are the same with and without the cache', () => {
    expect(urls.sign(fileId, 'large', 0)).toBe(
      createFileUrls(Buffer.from('a secret of this installation')).sign(fileId, 'large', 0),
    );
  });

  test.each([
    ['another file', { fileId: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c' }],
    ['another variant', { variant: 'large' }],
    ['a later expiry', { expires: 99_999_999_999 }],
    ['no signature', { signature: '' }],
    ['a signature with characters of two bytes', { signature: 'é'.repeat(43) }],
  ])('are not valid for %s', (_, change) => {
    const request = parse(urls.sign(fileId, 'small', 0));
    expect(urls.verify({ ...request, ...change }, 0)).toBe(false);
  });

  test('of another installation are not valid', () => {
    expect(
      urls.verify(parse(createFileUrls(Buffer.from('another secret')).sign(fileId, 'small', 0)), 0),
    ).toBe(false);
  });
});
