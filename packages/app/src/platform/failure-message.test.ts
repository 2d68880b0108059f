import { ApiError } from '@parvis/api-client';
import { describe, expect, test } from 'vitest';
import { endsSession, failureMessage, isExplained } from './failure-message.ts';

describe('a failure', () => {
  test('has the server’s message if there is one', () => {
    expect(failureMessage(new ApiError({ status: 400, id: 'x', serverMessage: 'No.' }), 'Failed')).toBe(
      'No.',
    );
    expect(failureMessage(new ApiError({ status: 502, id: 'x' }), 'Failed')).toBe('Failed');
    expect(failureMessage(new TypeError('x'), 'Failed')).toBe('Failed');
  });

  test('is explained by the server’s message or by a lost connection', () => {
    expect(isExplained(new ApiError({ status: 400, id: 'x', serverMessage: 'No.' }))).toBe(true);
    expect(isExplained(new ApiError({ status: 0, id: 'x' }))).toBe(true);
    expect(isExplained(new ApiError({ status: 502, id: 'x' }))).toBe(false);
    expect(isExplained(new TypeError('x'))).toBe(false);
  });

  test.each([
    [401, true],
    [403, false],
    [0, false],
  ])('with the status %d ends the session: %s', (status, ends) => {
    expect(endsSession(new ApiError({ status, id: 'x' }))).toBe(ends);
  });
});
