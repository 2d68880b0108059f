import { ApiError } from '@parvis/api-client';

/** The server's own message if it gave one, else the text of the specification for this failure. */
export const failureMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : null) ?? fallback;

/** Whether the server said why, or the connection was lost. */
export const isExplained = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.serverMessage !== null);

/** Whether this error ends the session; the session itself then notifies the member. */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
