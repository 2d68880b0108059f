import { ApiError } from '@parvis/api-client';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const fallback = 'Error creating post';

describe('the message of a failure', () => {
  it('is the server’s message if there is one', () => {
    const error = new ApiError({
      status: 400,
      id: 'request.invalid',
      serverMessage: 'Please write something.',
    });
    expect(errorText(i18n, error, fallback)).toBe('Please write something.');
  });

  it('is the specified text if the server sent no message', () => {
    expect(errorText(i18n, new ApiError({ status: 502, id: 'response.unreadable' }), fallback)).toBe(
      fallback,
    );
    expect(errorText(i18n, new Error('unknown'), fallback)).toBe(fallback);
  });

  it('names the lost connection as the reason', () => {
    const words = errorText(i18n, new ApiError({ status: 0, id: 'network' }), fallback);
    expect(words).toBe('Error creating post. There is no connection to the server. Please try again.');
  });
});
