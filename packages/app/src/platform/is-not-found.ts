import { ApiError } from '@parvis/api-client';

/**
 * Whether the error says that there is nothing at an address: the item was deleted or has never existed (404), or the
 * id is invalid (400).
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Whether the error says that something no longer exists (404). */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
