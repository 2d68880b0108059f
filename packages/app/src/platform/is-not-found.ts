import { ApiError } from '@parvis/api-client';

/** Whether what an address names is no longer there, or never was: the server refuses an id that cannot be one. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether what was there is no longer there. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
