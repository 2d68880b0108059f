import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Validates a form with a flat schema. Only the first issue of a field is shown. */
export const valibotResolver =
  <Values extends FieldValues, Output>(
    schema: v.GenericSchema<unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { values: result.output, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.issues) {
      errors[v.getDotPath(issue) ?? 'root'] ??= { type: issue.type, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
