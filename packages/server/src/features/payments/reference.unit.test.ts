import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeReference, readReference } from './reference.ts';

const ALPHABET = Array.from('CDFGHJKMNPRTWX34679');
const reference = fc.constant(null).map(makeReference);
const place = fc.nat({ max: 7 });

test('a reference is short, with letters and digits that cannot be confused', () => {
  fc.assert(
    fc.property(reference, (made) => {
      expect(made).toMatch(/^[CDFGHJKMNPRTWX34679]{8}$/u);
    }),
  );
});

test('a reference can be typed in several ways', () => {
  fc.assert(
    fc.property(reference, fc.nat({ max: 8 }), (made, cut) => {
      const typed = ` ${made.slice(0, cut).toLowerCase()}- ${made.slice(cut)}.`;
      expect(readReference(typed)).toBe(made);
    }),
  );
});

test('a reference is found in the memo of a transfer and next to other words', () => {
  fc.assert(
    fc.property(reference, (made) => {
      const memo = `Apostle Plan Subscription ${made}`;
      for (const typed of [
        memo,
        memo.toUpperCase(),
        `${memo} thank you!`,
        memo.replace(made, made.match(/.{4}/gu)?.join(' ') ?? ''),
      ]) {
        expect(readReference(typed)).toBe(made);
      }
      expect(readReference(`X${made}`)).toBeNull();
    }),
  );
});

test('one wrong character is noticed', () => {
  fc.assert(
    fc.property(reference, place, fc.constantFrom(...ALPHABET), (made, index, letter) => {
      fc.pre(made[index] !== letter);
      expect(readReference(made.slice(0, index) + letter + made.slice(index + 1))).toBeNull();
    }),
  );
});

test('two swapped neighbors are noticed', () => {
  fc.assert(
    fc.property(reference, fc.nat({ max: 6 }), (made, index) => {
      const [one = '', other = ''] = [made[index], made[index + 1]];
      fc.pre(one !== other);
      expect(readReference(made.slice(0, index) + other + one + made.slice(index + 2))).toBeNull();
    }),
  );
});

test.each(['', ' ', 'K7MX4RD', 'K7MX4RDC9', '🎉🎉🎉🎉🎉🎉🎉🎉', "'; drop table payments", '\0'.repeat(8)])(
  '%j is no reference',
  (typed) => {
    expect(readReference(typed)).toBeNull();
  },
);
