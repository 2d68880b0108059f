import { roles } from '@parvis/api-client/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readContract,
  readContractDocument,
  type Operation,
} from '../src/platform/http/contract-document.ts';
import { rolesWith, type Role } from '../src/platform/permissions.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community, type RequestOptions } from './community.ts';

type Method = Parameters<Caller['request']>[0];
type Call = readonly [string, RequestOptions?];

const { operations } = readContract(await readContractDocument());

const QUERY = '?limit=nonsense&cursor=nonsense&nonsense=1';
const bodies: readonly RequestOptions[] = [
  { body: '{' },
  { body: { nonsense: true } },
  { body: 'nonsense', headers: { 'content-type': 'text/plain' } },
  { body: 'nonsense', headers: { 'content-type': 'multipart/form-data' } },
];

/** Returns calls with a fault in the path, in the query, in the body, or in both the path and the body. */
function faultyCalls({ path, parameters, body }: Operation): Call[] {
  const wrong = path.replaceAll(/:\w+/gu, 'nonsense');
  const right = path.replaceAll(/:\w+/gu, UNKNOWN_ID);
  return [
    ...(parameters.path === null ? [] : [[wrong] as const]),
    ...(parameters.query === null ? [] : [[right + QUERY] as const]),
    ...(body === null
      ? []
      : bodies.flatMap((options) => [[right, options] as const, [wrong, options] as const])),
  ];
}

let community: Community;
const callers = new Map<Role, Caller>();

beforeAll(async () => {
  community = await startCommunity();
  for (const role of roles) callers.set(role, await community.join({ role }));
});

afterAll(() => community.close());

/** Returns the statuses of all faulty calls. */
async function statusesFor(caller: Caller | undefined, operation: Operation): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const [path, options] of faultyCalls(operation)) {
    const answer = await caller?.request(operation.method as Method, path, options);
    statuses.add(answer?.status ?? 0);
  }
  return statuses;
}

const faultable = operations.filter((operation) => faultyCalls(operation).length > 0);

describe('a malformed request without a session gets 401', () => {
  test.each(faultable.filter(({ security }) => security === 'required'))('$id', async (operation) => {
    expect(await statusesFor(community.stranger, operation)).toEqual(new Set([401]));
  });
});

const ofStaff = faultable.flatMap((operation) => {
  const { permission } = operation;
  if (permission === null) return [];
  const allowed = rolesWith(permission);
  return roles
    .filter((role) => !allowed.includes(role))
    .map((role) => [operation.id, role, operation] as const);
});

test.each(ofStaff)('a malformed request of %s by the role %s gets 403', async (_, role, operation) => {
  expect(await statusesFor(callers.get(role), operation)).toEqual(new Set([403]));
});
