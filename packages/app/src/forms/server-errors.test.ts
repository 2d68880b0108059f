import { ApiError } from '@parvis/api-client';
import { describe, expect, test, vi } from 'vitest';
import { SessionFailure } from '../session/session-failure.ts';
import { fieldErrorsOf, showServerErrors } from './server-errors.ts';

const refusal = new ApiError({
  status: 400,
  id: 'request.invalid',
  serverMessage: 'Please check the highlighted fields.',
  fieldErrors: [
    { path: 'password', message: 'This password is too common.' },
    { path: 'email', message: 'This address is taken.' },
    { path: 'unknown', message: 'Not of this form.' },
  ],
});

const fields = ['first_name', 'email', 'password'] as const;

describe('the server’s field errors', () => {
  test('follow the order of the form', () => {
    expect(fieldErrorsOf(refusal, fields)).toEqual([
      { name: 'email', message: 'This address is taken.' },
      { name: 'password', message: 'This password is too common.' },
    ]);
  });

  test('are found in the cause of a failed sign-up', () => {
    expect(fieldErrorsOf(new SessionFailure('No.', refusal), fields)).toHaveLength(2);
  });

  test.each([null, new Error('x'), new ApiError({ status: 0, id: 'network' })])(
    'are empty for %s',
    (error) => {
      expect(fieldErrorsOf(error, fields)).toEqual([]);
    },
  );

  test('are shown at their fields, with the focus on the first', () => {
    const form = { setError: vi.fn<() => void>(), setFocus: vi.fn<() => void>() };
    showServerErrors(form, refusal, fields, 'first_name');
    expect(form.setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'This address is taken.' }],
      ['password', { type: 'server', message: 'This password is too common.' }],
    ]);
    expect(form.setFocus).toHaveBeenCalledExactlyOnceWith('email');
  });

  test('if there are none, the focus goes to the form’s fallback', () => {
    const form = { setError: vi.fn<() => void>(), setFocus: vi.fn<() => void>() };
    showServerErrors(form, new Error('x'), fields, 'email');
    expect(form.setError).not.toHaveBeenCalled();
    expect(form.setFocus).toHaveBeenCalledExactlyOnceWith('email');
  });
});
