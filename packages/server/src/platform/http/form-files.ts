import type { JsonSchema } from './contract-document.ts';
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

/** Returns those fields of a form that can contain an object. */
export function objectFields(
  schema: JsonSchema | undefined,
  schemas: ReadonlyMap<string, JsonSchema>,
): readonly string[] {
  return Object.entries(schema?.['properties'] ?? {}).flatMap(([name, property]) => {
    const reference: unknown = Object(property)['$ref'];
    const named = typeof reference === 'string' ? schemas.get(reference.slice(0, -1)) : Object(property);
    return [named?.['type']].flat().includes('object') ? [name] : [];
  });
}

/** Parses an object in a field of a form. A text that does not contain an object stays a text. */
export function parsedObject(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : text;
  } catch {
    return text;
  }
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
