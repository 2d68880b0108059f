import { ApiError } from '@parvis/api-client';

export type FieldErrors = Readonly<Record<string, string>>;

/** The first error that the server has for each refused field. */
export function errorsByField(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of error.fieldErrors) errors[path] ??= message;
  return errors;
}
