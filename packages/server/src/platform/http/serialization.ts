import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { memoize } from '../memoize.ts';
import type { JsonSchema } from './contract-document.ts';

export type Serializer = (value: unknown) => string;

export interface Serializers {
  /** Returns a serializer, which is compiled on first use. It leaves out properties that the schema does not have. */
  compile(schema: JsonSchema): Serializer;
}

function isNull(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';
}

/**
 * Converts `oneOf: [X, null]` to `nullable`, because the serializer would validate every value for `oneOf`. For
 * `nullable` it only compares the value with null.
 */
function withNullable(value: unknown, schemas: ReadonlyMap<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((member) => withNullable(member, schemas));
  if (typeof value !== 'object' || value === null) return value;
  if ('oneOf' in value && Array.isArray(value.oneOf) && value.oneOf.length === 2) {
    const choice: unknown = value.oneOf.find((option) => !isNull(option));
    if (value.oneOf.some(isNull) && typeof choice === 'object' && choice !== null) {
      const reference = '$ref' in choice && typeof choice.$ref === 'string' ? choice.$ref.slice(0, -1) : null;
      const inlined = reference === null ? choice : schemas.get(reference);
      return { ...Object(withNullable(inlined, schemas)), nullable: true };
    }
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withNullable(member, schemas)]),
  );
}

export const createSerializers = memoize((schemas: ReadonlyMap<string, JsonSchema>): Serializers => {
  let external: Record<string, Schema> | undefined;

  const prepare = (schema: JsonSchema): Schema => withNullable(schema, schemas) as Schema;

  return {
    compile: memoize((schema) => {
      let stringify: Serializer | undefined;
      return (value) => {
        external ??= Object.fromEntries([...schemas].map(([name, member]) => [name, prepare(member)]));
        stringify ??= fastJsonStringify(prepare(schema), { schema: external });
        return stringify(value);
      };
    }),
  };
});
