import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract, readContractDocument } from '../src/platform/http/contract-document.ts';
import { createRequests } from './any-request.ts';
import { chatBetween, send } from './chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from './community.ts';
import { offered } from './listings.ts';

const { operations, schemas } = readContract(await readContractDocument());
// A logout would end the session that the other calls need.
const called = operations.filter(({ id }) => id !== 'signOut');
const RUNS = 60;

let community: Community;
let maria: Caller;
/** These ids belong to another member, so that the random calls cannot delete objects that later calls need. */
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

const id = fc.nat({ max: 6 }).map((index) => known[index] ?? UNKNOWN_ID);
const { bodies, paths } = createRequests(schemas, id);

describe('for any input, the response matches the contract', () => {
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
        expect(answer.body.id).toMatch(/^[a-z-]+\.[a-z-]+$/u);
      }),
      { numRuns: RUNS },
    );
  });
});
