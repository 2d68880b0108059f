import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Validates a form with a flat schema. Each field shows only its first issue. */
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
