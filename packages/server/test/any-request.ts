import * as fc from 'fast-check';
import type { JsonSchema, Operation } from '../src/platform/http/contract-document.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '\0', '\uD800', '../..', '1e999', '-1', 'null', 'a'.repeat(6000)),
);

type Body = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Replaces the ids of an example with real ones, because its own ids do not exist. */
const withIds = (example: Body, ids: readonly string[]): Body => {
  const rest = [...ids];
  return JSON.parse(
    JSON.stringify(example).replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/gu, (found) =>
      JSON.stringify(rest.shift() ?? JSON.parse(found)),
    ),
  );
};

/** Creates requests for an operation of the contract. Most of them are valid, so that they pass the validation. */
export function createRequests(schemas: Schemas, id: fc.Arbitrary<string>) {
  const value = fc.oneof(text, id, fc.boolean(), fc.jsonValue({ maxDepth: 3 }));

  function resolve(schema: JsonSchema | null | undefined): JsonSchema {
    const reference = schema?.['$ref'];
    const alternatives = schema?.['allOf'];
    if (Array.isArray(alternatives) && alternatives.length === 1) return resolve(alternatives[0]);
    return (typeof reference === 'string' ? schemas.get(reference.slice(0, -1)) : schema) ?? {};
  }

  function propertiesOf(schema: JsonSchema | null | undefined): Record<string, JsonSchema> {
    return { ...Object(resolve(schema)['properties']) };
  }

  /** Creates the value of a property. It matches the schema eight times out of nine. */
  function memberOf(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { enum: choices, pattern, type } = resolve(schema);
    let fitting: fc.Arbitrary<unknown> = fc.constantFrom('Ave Maria', '<b>Salve</b>', 'a@b.co', '\u200B');
    if (Array.isArray(choices)) fitting = fc.constantFrom<unknown>(...choices);
    else if (type === 'boolean') fitting = fc.boolean();
    else if (type === 'integer' || type === 'number') fitting = fc.integer({ min: 0, max: 100 });
    else if (typeof pattern === 'string' && pattern.includes('0-9a-f')) fitting = id;
    return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: value });
  }

  /** Creates the properties of a body: the required ones, and any of the others. */
  function record(schema: JsonSchema | null | undefined): fc.Arbitrary<Body> {
    const members = Object.entries(propertiesOf(schema)).map(([name, member]) => [name, memberOf(member)]);
    const { required } = resolve(schema);
    return fc.record(Object.fromEntries(members), { requiredKeys: Array.isArray(required) ? required : [] });
  }

  /** Creates a body. It is an example of the contract with existing ids, or is generated from the schema. */
  function objects(schema: JsonSchema | null | undefined, examples: readonly Body[]): fc.Arbitrary<Body> {
    if (examples.length === 0) return record(schema);
    const ids = fc.array(id, { minLength: 4, maxLength: 4 });
    const shown = fc.tuple(fc.constantFrom(...examples), ids).map((one) => withIds(...one));
    return fc.oneof({ weight: 1, arbitrary: record(schema) }, { weight: 3, arbitrary: shown });
  }

  function bodies(operation: Operation, examples: readonly Body[] = []): fc.Arbitrary<string | undefined> {
    const schema = operation.body?.content.get('application/json');
    if (Object.keys(propertiesOf(schema)).length === 0) return fc.constant(undefined);
    const object = objects(schema, examples);
    const foreign = fc.dictionary(text, value, { maxKeys: 2 });
    return fc.oneof(
      { weight: 8, arbitrary: object.map((body) => JSON.stringify(body)) },
      {
        weight: 1,
        arbitrary: fc.tuple(object, foreign).map((parts) => JSON.stringify(Object.assign({}, ...parts))),
      },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: text },
    );
  }

  const segmentOf = (schema: JsonSchema) =>
    fc.oneof(
      {
        weight: 8,
        arbitrary: memberOf(schema).map((value) => encodeURIComponent(textOf(value).toWellFormed())),
      },
      { weight: 1, arbitrary: text.map((part) => encodeURIComponent(part.toWellFormed().slice(0, 300))) },
      { weight: 1, arbitrary: fc.constantFrom('%FF', '%00', '%', '%2e%2e%2f', 'all', 'large') },
    );

  /** Creates the path with its parameters, and a query. */
  function paths(operation: Operation): fc.Arbitrary<string> {
    const parameters = Object.entries(propertiesOf(operation.parameters.query));
    const fitting = parameters.map(([name, schema]) =>
      memberOf(schema).map((one): [string, string] => [name, textOf(one)]),
    );
    const foreign = fc.tuple(fc.constantFrom(...parameters.map(([name]) => name), 'unknown'), text);
    const query = fc
      .tuple(
        fitting.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...fitting), { maxLength: 2 }),
        fc.oneof(
          { weight: 4, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.array(foreign, { maxLength: 2 }) },
        ),
      )
      .map((values) => new URLSearchParams(values.flat()).toString());
    const segments = Object.values(propertiesOf(operation.parameters.path)).map(segmentOf);
    return fc.tuple(fc.tuple(...segments), query).map(([chosen, search]) => {
      const rest = [...chosen];
      return `${operation.path.replaceAll(/:\w+/gu, () => rest.shift() ?? '')}?${search}`;
    });
  }

  return { bodies, objects, paths, propertiesOf };
}
