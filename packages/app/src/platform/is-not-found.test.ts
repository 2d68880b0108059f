import { ApiError } from '@parvis/api-client';
import { expect, it } from 'vitest';
import { isNotFound } from './is-not-found.ts';

it('distinguishes missing things from failed requests', () => {
  expect(isNotFound(new ApiError({ status: 404, id: 'post.not-found' }))).toBe(true);
  expect(isNotFound(new ApiError({ status: 400, id: 'request.invalid' }))).toBe(true);
  expect(isNotFound(new ApiError({ status: 503, id: 'server.busy' }))).toBe(false);
  expect(isNotFound(new ApiError({ status: 0, id: 'network' }))).toBe(false);
  expect(isNotFound(null)).toBe(false);
});
