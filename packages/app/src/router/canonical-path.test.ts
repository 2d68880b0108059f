import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Marketplace', '/marketplace'],
  ['/marketplace/', '/marketplace'],
  ['//Elsewhere.example//', '/elsewhere.example'],
  ['/Profile/AbC/', '/profile/AbC'],
  ['/complete-registration', '/complete-registration'],
])('the canonical path of %s is %s', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
});
