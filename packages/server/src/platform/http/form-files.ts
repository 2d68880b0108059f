import type { Upload } from './contract.ts';

/** Returns the file fields of a form with the maximum number of files in each. */
export function fileFields(schema: unknown): ReadonlyMap<string, number> {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return new Map();
  return new Map(
    Object.entries(Object(schema.properties)).flatMap(([name, value]): [string, number][] => {
      const { format, items, maxItems } = Object(value);
      if (format === 'binary') return [[name, 1]];
      return Object(items).format === 'binary' ? [[name, Number(maxItems)]] : [];
    }),
  );
}

/** Adds an empty text for each file, so that the schema of the contract can require the file field. */
export function withFiles(
  fields: Readonly<Record<string, string>>,
  uploads: readonly Upload[],
  taken: ReadonlyMap<string, number>,
): Readonly<Record<string, string | string[]>> {
  const placeholders = uploads.map(({ field }): [string, string | string[]] => {
    const count = uploads.filter((upload) => upload.field === field).length;
    return [field, taken.get(field) === 1 ? '' : Array.from({ length: count }, () => '')];
  });
  return Object.assign(fields, Object.fromEntries(placeholders));
}
