import * as v from 'valibot';

/** For tests: the first issue of each field, as the forms show it. */
export const issuesOf = (schema: v.GenericSchema, values: unknown): Record<string, string> => {
  const result = v.safeParse(schema, values);
  const found: Record<string, string> = {};
  for (const issue of result.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
};
