import { ApiError } from '@parvis/api-client';

/** The server's own words where it gave some, else the text that the specification has for this failure. */
export const failureMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.serverMessage : null) ?? fallback;

/** Whether the session has ended with this answer, which the session itself tells of. */
export const endsSession = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
