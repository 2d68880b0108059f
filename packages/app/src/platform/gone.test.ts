import { ApiError } from '@parvis/api-client';
import { expect, it } from 'vitest';
import { isGone } from './gone.ts';

it('tells what is not there from what could not be read', () => {
  expect(isGone(new ApiError({ status: 404, id: 'post.not-found' }))).toBe(true);
  expect(isGone(new ApiError({ status: 400, id: 'request.invalid' }))).toBe(true);
  expect(isGone(new ApiError({ status: 503, id: 'server.busy' }))).toBe(false);
  expect(isGone(new ApiError({ status: 0, id: 'network' }))).toBe(false);
  expect(isGone(null)).toBe(false);
});
