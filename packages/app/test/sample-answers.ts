import { contract } from 'virtual:contract';
import type { FakeServer } from './fake-server.ts';
import { exampleOf, operationNamed, type OperationName } from './operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
}

const lookUp = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => Reflect.get(Object(value), key), contract) as Schema;

const followed = (schema: Schema): Schema => (schema.$ref === undefined ? schema : lookUp(schema.$ref));

/** The schemas of an object's properties, including those from `allOf`. */
function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties = {}, allOf = [] } = followed(schema);
  return Object.assign({}, ...allOf.map(propertiesOf), properties);
}

/** The contract's examples for each schema. */
const examples = new Map<string, unknown>();

function collect(schema: Schema, value: unknown): void {
  if (value === null || value === undefined) return;
  const { $ref } = schema;
  if ($ref !== undefined && !examples.has($ref)) examples.set($ref, value);
  const { items } = followed(schema);
  if (Array.isArray(value)) {
    if (items !== undefined) for (const item of value) collect(items, item);
  } else if (typeof value === 'object') {
    const properties = propertiesOf(schema);
    for (const [name, part] of Object.entries(value)) collect(properties[name] ?? {}, part);
  }
}

const sampleTexts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T10:00:00.000Z',
  date: '2026-11-21',
  email: 'maria@example.org',
  uri: 'https://example.org/',
  uuid: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b',
};

const typeOf = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.find((name) => name !== 'null');

function sampleText({ format, pattern, minLength = 0 }: Schema): string {
  if (format !== undefined) return sampleTexts[format] ?? '';
  if (pattern === undefined) return 'A sample'.padEnd(minLength, '.');
  const fits = new RegExp(pattern, 'u');
  return Object.values(sampleTexts).find((text) => fits.test(text)) ?? '';
}

/** A value that fits a schema: the example of the schema, or else its first allowed value. */
function sampleOf(schema: Schema): unknown {
  if (schema.$ref !== undefined && examples.has(schema.$ref)) return examples.get(schema.$ref);
  const own = followed(schema);
  const { const: constant, enum: choices, oneOf, anyOf, items } = own;
  const given = constant ?? own.example ?? own.examples?.[0] ?? choices?.find((choice) => choice !== null);
  if (given !== undefined) return given;
  const alternative = (oneOf ?? anyOf ?? []).find((choice) => followed(choice).type !== 'null');
  if (alternative !== undefined) return sampleOf(alternative);
  const properties = Object.entries(propertiesOf(own));
  if (properties.length > 0)
    return Object.fromEntries(properties.map(([name, part]) => [name, sampleOf(part)]));
  const type = typeOf(own);
  if (type === 'array') return items === undefined ? [] : samplesOf(items);
  if (type === 'integer' || type === 'number') return own.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'object' ? {} : sampleText(own);
}

/** One value of each kind that a list allows. */
const samplesOf = (items: Schema): unknown[] =>
  (followed(items).oneOf ?? [items])
    .filter((choice) => followed(choice).type !== 'null')
    .map((choice) => sampleOf(choice));

/** The same value, but with filled lists instead of empty ones, and with null for omitted properties. */
function filled(schema: Schema, value: unknown): unknown {
  const { items } = followed(schema);
  if (Array.isArray(value)) {
    if (items === undefined) return value;
    return value.length === 0 ? samplesOf(items) : value.map((item) => filled(items, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, filled(properties[name] ?? {}, part)]),
  );
}

const schemaOf = (media: { readonly schema?: unknown } | undefined): Schema =>
  Object(media?.schema ?? {}) as Schema;

const isSuccess = (status: string): boolean => /^20[0-2]$/.test(status);

const answers = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { responses }]) => Object.keys(responses).some(isSuccess))
    .flatMap(([method, { responses }]) => {
      const name = `${method.toUpperCase()} ${path}` as OperationName;
      const { status, type, body } = exampleOf(operationNamed(name));
      const response = responses[status];
      if (type !== 'application/json' || response === undefined || !('content' in response)) return [];
      return [{ name, schema: schemaOf(response.content?.[type]), body }];
    }),
);
for (const { schema, body } of answers) collect(schema, body);

/** A field that no release knows. */
const unknownField = 'addedByALaterRelease';
let unknownValues = 0;

/** A value that no release knows, and that occurs only once, because lists can use it as a key. */
function unknownValue(): string {
  unknownValues += 1;
  return `added-by-a-later-release-${unknownValues}`;
}

/** Adds an unknown field to each object and an unknown value to each list of choices, and replaces other choices. */
function withUnknowns(schema: Schema, value: unknown): unknown {
  const own = followed(schema);
  const choice = (own.oneOf ?? own.anyOf ?? []).find((each) => followed(each).type !== 'null');
  if (value === null) return null;
  if (choice !== undefined) return withUnknowns(choice, value);
  if (Array.isArray(value)) {
    const items = own.items === undefined ? {} : own.items;
    const isChoice = followed(items).enum !== undefined;
    return isChoice ? [...value, unknownValue()] : value.map((item) => withUnknowns(items, item));
  }
  if (own.enum !== undefined) return typeof value === 'string' ? unknownValue() : value;
  if (typeof value !== 'object') return value;
  const properties = propertiesOf(schema);
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withUnknowns(properties[name] ?? {}, part)]),
    ),
    [unknownField]: { [unknownField]: [unknownValue()] },
  };
}

/** The body of a response as a server of a later release could send it. */
export function fromLaterRelease(name: OperationName, body: unknown): unknown {
  const answer = answers.find((each) => each.name === name);
  return answer === undefined ? body : withUnknowns(answer.schema, body);
}

/** Makes the server answer with one item of each kind instead of empty lists. */
export function answerWithFullLists(server: FakeServer): void {
  for (const { name, schema, body } of answers) {
    if (name.startsWith('GET ')) server.answer(name, () => structuredClone(filled(schema, body)) as never);
  }
}
