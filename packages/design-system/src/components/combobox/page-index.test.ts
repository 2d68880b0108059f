import { describe, expect, it } from 'vitest';
import { pageIndex } from './page-index.ts';

const all = Array.from({ length: 25 }, () => true);
const without = (...disabled: number[]) => all.map((_, index) => !disabled.includes(index));

describe('the targets of Page Down and Page Up', () => {
  it.each([
    ['ten items on', all, 3, 'down', 13],
    ['from nothing to the tenth', all, -1, 'down', 9],
    ['to the last at most', all, 18, 'down', 24],
    ['nowhere from the last', all, 24, 'down', 24],
    ['ten items back', all, 13, 'up', 3],
    ['to the first at most', all, 4, 'up', 0],
    ['nowhere from the first', all, 0, 'up', 0],
    ['from nothing to the tenth from the end', all, -1, 'up', 15],
    ['to the nearest before a disabled one', without(13, 12), 3, 'down', 11],
    ['to the nearest after a disabled one', without(3, 4), 13, 'up', 5],
    ['nowhere where all others are disabled', without(24), 23, 'down', 23],
    ['nowhere back where all others are disabled', without(0), 1, 'up', 1],
    ['nowhere in an empty list', [], -1, 'down', -1],
  ] as const)('%s', (_name, list, current, direction, expected) => {
    expect(pageIndex(list, current, direction)).toBe(expected);
  });
});
