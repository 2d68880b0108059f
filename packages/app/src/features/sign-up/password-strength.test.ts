import { describe, expect, test } from 'vitest';
import { passwordCriteria, passwordLevel } from './password-strength.ts';

describe('the password meter', () => {
  test.each([
    ['', 0],
    ['abc', 0],
    ['abcdefghi', 1],
    ['Abc', 1],
    ['abc1', 1],
    ['Abc1', 2],
    ['Abcdefghi', 2],
    ['Abcdefghi1', 3],
    ['Abcdefghi!!', 3],
    ['Abcdef1!!', 4],
    ['Abcde1!!', 3],
    ['ABCDEFGH1!!', 3],
    ['Ángel-de-la-1', 4],
  ] as const)('rates %j as %i', (password, level) => {
    expect(passwordLevel(password)).toBe(level);
  });

  test('requires more than 8 characters', () => {
    expect(passwordCriteria('12345678').length).toBe(false);
    expect(passwordCriteria('123456789').length).toBe(true);
  });

  test('requires two special characters; a space does not count', () => {
    expect(passwordCriteria('a!b').special).toBe(false);
    expect(passwordCriteria('a! b').special).toBe(false);
    expect(passwordCriteria('a!b?').special).toBe(true);
  });

  test('counts letters with digits as alphanumeric', () => {
    expect(passwordCriteria('abc').alphanumeric).toBe(false);
    expect(passwordCriteria('123').alphanumeric).toBe(false);
    expect(passwordCriteria('a1').alphanumeric).toBe(true);
  });
});
