import { expect, it } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { reasonFor } from './suggestions.ts';

it.each([
  ['parish', 0, 'From your parish'],
  ['diocese', 0, 'From your diocese'],
  ['parish', 1, 'From your parish · 1 friend in common'],
  ['diocese', 3, 'From your diocese · 3 friends in common'],
  ['friends', 2, '2 friends in common'],
] as const)('a suggestion for the %s with %d mutual friends has a reason', (reason, mutualFriends, text) => {
  expect(reasonFor(literal, { reason, mutualFriends })).toBe(text);
});
