import { ApiError } from '@parvis/api-client';

/**
 * Whether the error says that there is nothing at an address: the item was deleted, has never existed, or has an
 * invalid id (400).
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether the error says that something no longer exists. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
