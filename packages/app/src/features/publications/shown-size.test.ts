import { expect, test } from 'vitest';
import { shownSize } from './shown-size.ts';

test.each([
  ['the cover of a book', [800, 1000], [384, 480]],
  ['a photo', [1200, 800], [720, 480]],
  ['a wide picture', [1200, 400], [1200, 400]],
  ['a small one', [300, 200], [300, 200]],
])('%s', (_, [width = 0, height = 0], [shownWidth, shownHeight]) => {
  expect(shownSize({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
});
