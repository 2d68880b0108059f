import { ApiError } from '@parvis/api-client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SessionFailure } from '../session/session-failure.ts';

const apiErrorOf = (error: unknown): ApiError | null => {
  if (error instanceof SessionFailure) return apiErrorOf(error.cause);
  return error instanceof ApiError ? error : null;
};

/** The server's field errors, in the order of the form's fields. */
export const fieldErrorsOf = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
): { name: Name; message: string }[] => {
  const objections = apiErrorOf(error)?.fieldErrors ?? [];
  return fields.flatMap((name) => {
    const objection = objections.find(({ path }) => path === name);
    return objection === undefined ? [] : [{ name, message: objection.message }];
  });
};

/**
 * Shows the server's errors at their fields and focuses the first of these fields. If no error belongs to a field,
 * focuses `otherwise`.
 */
export const showServerErrors = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
  otherwise?: FieldPath<Values>,
): void => {
  const objections = fieldErrorsOf(error, fields);
  for (const { name, message } of objections) form.setError(name, { type: 'server', message });
  const first = objections[0]?.name ?? otherwise;
  if (first !== undefined) form.setFocus(first);
};
