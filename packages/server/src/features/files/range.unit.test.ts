import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from './range.ts';

describe('the Range header', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=10-5000', { start: 10, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=0-99999999999999999999', { start: 0, end: 999 }],
    ['bytes=-99999999999999999999', { start: 0, end: 999 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-1', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=0-9', null],
    [undefined, null],
  ])('%j of 1000 bytes', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  test('never returns bytes outside of the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(2000), (text, first, last, size) => {
        for (const header of [
          text,
          `bytes=${text}`,
          `bytes=${first}-${last}`,
          `bytes=${first}-`,
          `bytes=-${last}`,
        ]) {
          const range = parseRange(header, size);
          if (range === null || range === 'unsatisfiable') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
