import { ApiError } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { failureMessage } from './failure-message.ts';

/** The message for content that could not be loaded. */
export function errorText(i18n: I18n, error: unknown, fallback: string): string {
  return error instanceof ApiError && error.isNetwork
    ? `${fallback}. ${i18n._('There is no connection to the server. Please try again.')}`
    : failureMessage(error, fallback);
}
