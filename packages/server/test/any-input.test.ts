import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readContract,
  readContractDocument,
  type JsonSchema,
  type Operation,
} from '../src/platform/http/contract-document.ts';
import { chatBetween, send } from './chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from './community.ts';
import { offered } from './listings.ts';

const { operations, schemas } = readContract(await readContractDocument());
// Signing out would end the session that the other calls need.
const called = operations.filter(({ id }) => id !== 'signOut');
const RUNS = 60;

let community: Community;
let maria: Caller;
/** Of another member, so that nothing that the calls need is deleted. */
let known: readonly string[] = [];

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  const josef = await community.join();
  const post = await josef.publish();
  const chatId = await chatBetween(maria, josef);
  const { message } = (await send(josef, chatId)).body;
  const comment = await josef.comment(post._id);
  const { _id: listingId } = await offered(josef);
  known = [post._id, comment._id, josef.id, chatId, message.id, listingId, UNKNOWN_ID];
});

afterAll(() => community.close());

function resolve(schema: JsonSchema | null | undefined): JsonSchema {
  const reference = schema?.['$ref'];
  return (typeof reference === 'string' ? schemas.get(reference.slice(0, -1)) : schema) ?? {};
}

function propertiesOf(schema: JsonSchema | null | undefined): Record<string, JsonSchema> {
  return { ...Object(resolve(schema)['properties']) };
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '\0', '\uD800', '../..', '1e999', '-1', 'null', 'a'.repeat(6000)),
);
const id = fc.nat({ max: 6 }).map((index) => known[index] ?? UNKNOWN_ID);
const value = fc.oneof(text, id, fc.boolean(), fc.jsonValue({ maxDepth: 3 }));

/** Mostly what the schema asks for, so that the calls come through to what is behind it. */
function memberOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { enum: choices, pattern, type } = resolve(schema);
  let fitting: fc.Arbitrary<unknown> = fc.constantFrom('Ave Maria', '<b>Salve</b>', 'a@b.co', '\u200B');
  if (Array.isArray(choices)) fitting = fc.constantFrom<unknown>(...choices);
  else if (type === 'boolean') fitting = fc.boolean();
  else if (typeof pattern === 'string' && pattern.includes('0-9a-f')) fitting = id;
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: value });
}

function bodies(operation: Operation): fc.Arbitrary<string | undefined> {
  const schema = operation.body?.content.get('application/json');
  const members = Object.entries(propertiesOf(schema));
  if (members.length === 0) return fc.constant(undefined);
  const { required } = resolve(schema);
  const object = fc.record(Object.fromEntries(members.map(([name, member]) => [name, memberOf(member)])), {
    requiredKeys: Array.isArray(required) ? required : [],
  });
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

const segment = fc.oneof(
  { weight: 3, arbitrary: id },
  { weight: 1, arbitrary: text.map((part) => encodeURIComponent(part.toWellFormed().slice(0, 300))) },
  { weight: 1, arbitrary: fc.constantFrom('%FF', '%00', '%', '%2e%2e%2f', 'all', 'large') },
);

function paths(operation: Operation): fc.Arbitrary<string> {
  const names = [...Object.keys(propertiesOf(operation.parameters.query)), 'unknown'];
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 3 })
    .map((values) => new URLSearchParams(values).toString());
  const count = operation.path.split('/:').length - 1;
  return fc
    .tuple(fc.array(segment, { minLength: count, maxLength: count }), query)
    .map(([segments, search]) => {
      const rest = [...segments];
      return `${operation.path.replaceAll(/:\w+/gu, () => rest.shift() ?? '')}?${search}`;
    });
}

describe('whatever is sent, the answer is one of the contract’s', () => {
  test.each(called.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { method } = operation;
    if (method === 'PATCH') throw new Error('The caller of the tests does not know PATCH.');
    const keys = fc.option(fc.oneof(fc.string(), fc.constant('a-key-of-mine')));
    await fc.assert(
      fc.asyncProperty(paths(operation), bodies(operation), keys, async (path, body, key) => {
        const answer = await maria.request(method, path, {
          ...(body === undefined ? {} : { body }),
          headers: key === null ? {} : { 'idempotency-key': key },
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.status === 401 && operation.security === 'required').toBe(false);
        if (answer.status < 400) return;
        expect(answer.body.message).toMatch(/\w/u);
        expect(answer.body.id).toMatch(/^[a-z]+\.[a-z-]+$/u);
      }),
      { numRuns: RUNS },
    );
  });
});
