import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createOneTimeCodes } from './one-time-codes.ts';

const STEP = 30_000;
const now = Date.UTC(2026, 5, 1, 12);
const codes = createOneTimeCodes({ key: () => randomBytes(32) }, { now: () => now });
const { stored, text } = codes.newSecret('member', 'maria@example.org');
const codeAt = (timestamp: number) => new TOTP({ secret: text }).generate({ timestamp });

describe('the time step of a code', () => {
  test('is found if it is at most one step away', () => {
    const step = now / STEP;
    for (const [steps, expected] of [
      [-2, null],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, null],
    ] as const)
      expect(codes.stepOf(stored, 'member', codeAt(now + steps * STEP))).toBe(expected);
  });

  test('is null for another member', () => {
    expect(codes.stepOf(stored, 'another', codeAt(now))).toBeNull();
  });

  test.each(['', '12345', '1234567', '𐀀𐀀𐀀', '١٢٣٤٥٦', '12345\n', 'ABCDEF', '12345\u0000'])(
    'is null for %j',
    (code) => {
      expect(codes.stepOf(stored, 'member', code)).toBeNull();
    },
  );
});
