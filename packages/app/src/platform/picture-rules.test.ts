import { expect, it } from 'vitest';
import { faultOfPicture, largestPicture } from './picture-rules.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/apng', 1, null],
  ['image/svg+xml', 1, 'kind'],
  ['application/pdf', 1, 'kind'],
  ['', 1, null],
  ['image/png', 0, 'empty'],
  ['image/png', largestPicture, null],
  ['image/png', largestPicture + 1, null],
] as const)('a picture of the type %j with %d bytes has the fault %j', (type, size, fault) => {
  expect(faultOfPicture({ type, size })).toBe(fault);
});
