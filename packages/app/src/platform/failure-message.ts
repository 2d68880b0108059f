import { ApiError } from '@parvis/api-client';

/**
 * Returns the server's own message. If the server sent none, returns the text that the specification has for this
 * failure.
 */
export const failureMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : null) ?? fallback;

/** Whether the reason is known: the server has named it, or the connection was lost. */
export const isExplained = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.serverMessage !== null);

/** Whether this error ends the session. In that case, the session itself notifies the member. */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
