import { ApiError } from '@parvis/api-client';

/** Whether an address leads to nothing: it was deleted, never existed, or is no valid id (400). */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether it no longer exists. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
