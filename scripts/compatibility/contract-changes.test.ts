import { describe, expect, test } from 'vitest';
import { contractChanges, type ReleasedContract } from './contract-changes.ts';
import type { JsonSchema } from './schema-changes.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const ok = (schema: JsonSchema) => ({ '200': { content: json(schema) } });
const thing = { $ref: '#/components/schemas/Thing' };

interface Parts {
  /** The schema of the request's body. */
  request?: JsonSchema;
  /** The schema of the response. */
  response?: JsonSchema;
  schemas?: Record<string, JsonSchema>;
  operation?: object;
  paths?: ReleasedContract['api']['paths'];
  messages?: ReleasedContract['events']['components']['messages'];
}

function contractWith({
  request,
  response,
  schemas = {},
  operation,
  paths,
  messages,
}: Parts): ReleasedContract {
  const post = {
    responses: response === undefined ? {} : ok(response),
    ...(request === undefined ? {} : { requestBody: { content: json(request) } }),
    ...operation,
  };
  const references = Object.keys(messages ?? {}).map((name) => ({
    $ref: `#/channels/member/messages/${name}`,
  }));
  return {
    api: { security: [{ token: [] }], paths: paths ?? { '/thing': { post } }, components: { schemas } },
    events: {
      operations: { sendEvent: { action: 'send', messages: references } },
      components: { messages: messages ?? {} },
    },
  };
}

const changes = (before: Parts, after: Parts) => contractChanges(contractWith(before), contractWith(after));

const text: JsonSchema = { type: 'string' };
const color = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });
const objectOf = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

describe('a request of the last release', () => {
  test.each<[string, JsonSchema, JsonSchema]>([
    ['.a is removed', objectOf({ a: text }), objectOf({})],
    ['.a is newly required', objectOf({ a: text }), objectOf({ a: text }, 'a')],
    ['.b is newly required', objectOf({}), objectOf({ b: text }, 'b')],
    ['.a has another type', objectOf({ a: text }), objectOf({ a: { type: 'integer' } })],
    [' has another type', { type: 'number' }, { type: 'integer' }],
    [' no longer takes "red"', color('red', 'blue'), color('blue')],
    [' takes only certain values', text, color('blue')],
    [' no longer takes null', { type: ['string', 'null'] }, text],
    [
      ' has a type that the server does not know',
      { type: ['string', 'boolean', 'integer'] },
      { type: ['string', 'boolean'] },
    ],
    [' has a narrower maxLength', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }],
    [' has a narrower minimum', { type: 'integer' }, { type: 'integer', minimum: 1 }],
    [' has a narrower pattern', text, { ...text, pattern: '^a' }],
    ['[] has another type', { type: 'array', items: text }, { type: 'array', items: { type: 'boolean' } }],
    ['.* has another type', { additionalProperties: text }, { additionalProperties: { type: 'boolean' } }],
  ])('is no longer understood: %s', (finding, before, after) => {
    expect(changes({ request: before }, { request: after })).toEqual([`POST /thing: the body${finding}`]);
  });

  test.each<[string, JsonSchema, JsonSchema]>([
    ['an optional field is added', objectOf({}), objectOf({ a: text })],
    ['a field becomes optional', objectOf({ a: text }, 'a'), objectOf({ a: text })],
    ['a value is added', color('red'), color('red', 'blue')],
    ['null is added', text, { oneOf: [text, { type: 'null' }] }],
    ['a limit is widened', { ...text, maxLength: 8, pattern: 'a' }, { ...text, maxLength: 9 }],
    ['a number need not be whole', { type: 'integer' }, { type: 'number' }],
    ['a deprecated field is removed', objectOf({ a: { ...text, deprecated: true } }), objectOf({})],
    [
      'a form takes more files',
      objectOf({ a: { ...text, format: 'binary' } }),
      objectOf({ a: { type: 'array', maxItems: 10, items: { ...text, format: 'binary' } } }),
    ],
  ])('is still understood if %s', (_, before, after) => {
    expect(changes({ request: before }, { request: after })).toEqual([]);
  });
});

describe('a response to a page of the last release', () => {
  test.each<[string, JsonSchema, JsonSchema]>([
    ['.a is removed', objectOf({ a: text }, 'a'), objectOf({})],
    ['.a can be missing', objectOf({ a: text }, 'a'), objectOf({ a: text })],
    ['.a can be null', objectOf({ a: text }), objectOf({ a: { type: ['string', 'null'] } })],
    [' has another type', { type: 'integer' }, { type: 'number' }],
    [' has another format', { ...text, format: 'date-time' }, { ...text, format: 'date' }],
    [' has another constant', { const: true }, { const: false }],
    [
      ' has a type that the page does not know',
      { type: ['string', 'boolean'] },
      { type: ['string', 'boolean', 'integer'] },
    ],
  ])('is no longer understood: %s', (finding, before, after) => {
    expect(changes({ response: before }, { response: after })).toEqual([`POST /thing: 200${finding}`]);
  });

  test.each<[string, JsonSchema, JsonSchema]>([
    ['a field is added', objectOf({}), objectOf({ a: text }, 'a')],
    ['a value is added', color('red'), color('red', 'blue')],
    ['null is no longer sent', { type: ['string', 'null'] }, text],
    ['a limit changes', { ...text, maxLength: 8 }, { ...text, maxLength: 9, pattern: 'a' }],
    ['a deprecated field is removed', objectOf({ a: { ...text, deprecated: true } }, 'a'), objectOf({})],
  ])('is still understood if %s', (_, before, after) => {
    expect(changes({ response: before }, { response: after })).toEqual([]);
  });
});

test('a schema that contains itself is compared once, also if both requests and responses use it', () => {
  const schemas = (name: JsonSchema) => ({
    Thing: objectOf({ name, parts: { type: 'array', items: thing } }, 'name'),
    Short: { ...text, maxLength: 8 },
  });
  expect(
    changes(
      { request: thing, response: thing, schemas: schemas(text) },
      {
        request: thing,
        response: thing,
        schemas: schemas({ allOf: [{ $ref: '#/components/schemas/Short' }] }),
      },
    ),
  ).toEqual(['Thing.name has a narrower maxLength']);
});

const inQuery = (change: object) => ({
  operation: { parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...change }] },
});

test.each<[string, Parts, Parts]>([
  ['POST /thing is removed', {}, { paths: {} }],
  ['POST /thing newly needs a session', { operation: { security: [] } }, {}],
  [
    'POST /thing: the body is newly required',
    {},
    { operation: { requestBody: { required: true, content: {} } } },
  ],
  ['POST /thing: the body is no longer application/json', { request: text }, {}],
  ['POST /thing can respond with 202', {}, { operation: { responses: { '202': {}, '409': {} } } }],
  ['POST /thing: the query parameter limit is newly required', {}, inQuery({ required: true })],
  ['POST /thing: the query parameter limit is removed', inQuery({}), {}],
  [
    'POST /thing: the query parameter limit has a narrower maximum',
    inQuery({}),
    inQuery({ schema: { type: 'integer', maximum: 9 } }),
  ],
  ['the event ring is removed', { messages: { ring: { payload: text } } }, {}],
  [
    'the event ring can be null',
    { messages: { ring: { payload: text } } },
    { messages: { ring: { payload: { type: ['string', 'null'] } } } },
  ],
])('%s', (finding, before, after) => {
  expect(changes(before, after)).toEqual([finding]);
});

test.each<[string, Parts, Parts]>([
  ['an operation', { operation: { deprecated: true } }, { paths: {} }],
  ['a parameter', inQuery({ deprecated: true }), {}],
  ['an event', { messages: { ring: { payload: text, deprecated: true } } }, {}],
])('the last release can announce by “deprecated” that %s will be removed', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

test('new operations and events break nothing', () => {
  const { paths } = contractWith({}).api;
  expect(
    changes(
      {},
      { paths: { ...paths, '/bell': { get: { responses: {} } } }, messages: { ring: { payload: text } } },
    ),
  ).toEqual([]);
});
