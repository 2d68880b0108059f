import { ApiError } from '@parvis/api-client';
import { describe, expect, it } from 'vitest';
import { errorsByField } from './field-errors.ts';

describe('the fields that the server refuses', () => {
  it('each have their first error', () => {
    const error = new ApiError({
      status: 400,
      id: 'request.invalid',
      fieldErrors: [
        { path: 'content', message: 'Please write something.' },
        { path: 'content', message: 'At least one character.' },
        { path: 'title', message: 'At most 200 characters.' },
      ],
    });
    expect(errorsByField(error)).toEqual({
      content: 'Please write something.',
      title: 'At most 200 characters.',
    });
    expect(errorsByField(new Error('unknown'))).toEqual({});
  });
});
