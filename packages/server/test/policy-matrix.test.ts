import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readContractDocument } from '../src/platform/http/contract-document.ts';
import { type Role, rolesWith, type Permission, type PermissionRule } from '../src/platform/permissions.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community, type RequestOptions } from './community.ts';
import {
  actors,
  outsiders,
  type Actor,
  type MatrixRow,
  type Outsider,
  type PreparedCall,
  type World,
} from './policy-area.ts';
import { areas } from './policy-areas.ts';

const rows = areas.flatMap((area) => Object.entries(area.rows));
const policies: Record<string, object> = Object.assign({}, ...areas.map((area) => area.policies));

interface Operation {
  id: string;
  method: string;
  path: RegExp;
  policy: string;
  permission: Permission | null;
  rule: unknown;
  /** Whether the contract allows the call without a session. */
  open: boolean;
  /** Whether the address names a subject and the body describes its change. */
  changesSubject: boolean;
  /** Whether the audit log records refusals of this operation. */
  isAudited: boolean;
}

async function readOperations(): Promise<Operation[]> {
  const { paths } = await readContractDocument();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const policy = described['x-policy'];
      const [feature = '', rule = ''] = policy.split('.');
      return {
        id: described.operationId,
        method: method.toUpperCase(),
        path: new RegExp(String.raw`^(/api)?${path.replaceAll(/\{\w+\}/gu, '[^/?]+')}(\?|$)`, 'u'),
        policy,
        permission: described['x-permission'] ?? null,
        rule: new Map(Object.entries(policies[feature] ?? {})).get(rule),
        open: described.security !== undefined || policy === 'auth.holder',
        changesSubject: path.includes('{') && described.requestBody !== undefined,
        isAudited: described['x-audit'] !== undefined,
      };
    }),
  );
}

const operations = await readOperations();

const rowsOf = ({ id }: Operation): [string, MatrixRow][] =>
  rows.filter(([name]) => name === id || name.startsWith(`${id} `));

let community: Community;
let world: World;

beforeAll(async () => {
  community = await startCommunity();
  const administrator = await community.join({ role: 'administrator' });
  const suspended = await community.join();
  world = {
    community,
    callers: {
      visitor: community.stranger,
      'suspended member': suspended,
      owner: await community.join(),
      'other member': await community.join(),
      editor: await community.join({ role: 'editor' }),
      moderator: await community.join({ role: 'moderator' }),
      administrator,
    },
    asker: await community.join(),
    friend: await community.join(),
  };
  await administrator.request('PUT', `/admin/members/${suspended.id}/suspend`, {
    body: { reason: 'Insults.', days: 30 },
  });
});

afterAll(() => community.close());

/** The objects of a row's last call, and whether the call has left them unchanged. */
const lastCalls = new Map<MatrixRow, { prepared: PreparedCall; isUnchanged: boolean }>();

/**
 * Returns the status of a call, after checking that it is a status of the operation. Creating objects takes longer
 * than the call, so unchanged objects are used again for the next caller. All callers without a session share one set
 * of objects.
 */
async function tried(
  { method, path, open }: Operation,
  row: MatrixRow,
  who: Actor | Outsider,
): Promise<number> {
  const hasSession = actors.some((actor) => actor === who);
  const last = lastCalls.get(row);
  const prepared =
    last !== undefined && (last.isUnchanged || !(open || hasSession))
      ? last.prepared
      : await row.prepare(world);
  const { call, as } = prepared;
  expect(call[0]).toBe(method);
  expect(call[1]).toMatch(path);
  const callers: Partial<Record<string, Caller>> = as;
  const { status } = await (callers[who] ?? world.callers[who]).request(...call);
  lastCalls.set(row, { prepared, isUnchanged: method === 'GET' || status >= 400 });
  return status;
}

describe.each(operations)('$id by $policy', (operation) => {
  test('has a rule in the policies, and at least one row', () => {
    expect(operation.rule).toBeTypeOf('function');
    expect(rowsOf(operation).map(([name]) => name)).toContain(operation.id);
  });

  describe.each(rowsOf(operation))('%s', (_, row) => {
    test.each(actors)('for %s', async (actor) => {
      expect(await tried(operation, row, actor)).toBe(row.expected[actor]);
    });

    test.each(outsiders)('for %s', async (outsider) => {
      const expected = operation.open ? row.outsiders?.[outsider] : 401;
      expect(await tried(operation, row, outsider)).toBe(expected);
    });
  });
});

const malformed: readonly RequestOptions[] = [
  { body: { nonsense: true } },
  { body: '{' },
  { body: 'nonsense', headers: { 'content-type': 'text/plain' } },
];
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/gu;

/**
 * The prepared call of each row. A refused call changes nothing, so all callers of a row can share one set of
 * objects.
 */
const prepareds = new Map<MatrixRow, PreparedCall>();

/** Returns the statuses of calls with each malformed body. The subject either exists or is missing. */
async function triedMalformed(
  { isAudited }: Operation,
  row: MatrixRow,
  actor: Actor,
  about: 'subject' | 'nothing',
): Promise<number[]> {
  const prepared = prepareds.get(row) ?? (await row.prepare(world));
  prepareds.set(row, prepared);
  const { call, as } = prepared;
  const [method, path] = call;
  const caller = as[actor] ?? world.callers[actor];
  const asked = about === 'subject' ? path : path.replaceAll(IDS, UNKNOWN_ID);
  // The preparation has added jobs, which would also begin transactions.
  await community.jobs.drain();
  const transactions = vi.spyOn(community.database, 'transaction');
  onTestFinished(() => transactions.mockRestore());
  const statuses: number[] = [];
  for (const options of malformed) {
    transactions.mockClear();
    statuses.push((await caller.request(method, asked, options)).status);
    // The policy only reads and must not begin a transaction. On SQLite, a transaction would block all writers.
    expect(transactions.mock.calls.length, 'only the audit log writes').toBeLessThanOrEqual(
      isAudited ? 1 : 0,
    );
  }
  return statuses;
}

const changing = operations.filter(({ changesSubject }) => changesSubject);

describe.each(changing)('$id checks its policy before it validates the body', (operation) => {
  describe.each(rowsOf(operation))('%s', (_, row) => {
    test.each(actors)('for %s', async (actor) => {
      const expected = row.expected[actor];
      const right = expected === 403 || expected === 404 ? [expected] : [400, 415];
      const statuses = await triedMalformed(operation, row, actor, 'subject');
      expect(statuses.filter((status) => !right.includes(status))).toEqual([]);
    });

    // The path of `setPicture` contains only a kind and no id, so there is no unknown subject.
    test.skipIf(operation.id === 'setPicture')('for an unknown subject', async () => {
      for (const actor of actors) {
        const statuses = await triedMalformed(operation, row, actor, 'nothing');
        expect(statuses.filter((status) => status !== 403 && status !== 404)).toEqual([]);
      }
    });
  });
});

const roleOf: Readonly<Record<Actor, Role>> = {
  owner: 'member',
  'other member': 'member',
  editor: 'editor',
  moderator: 'moderator',
  administrator: 'administrator',
};

const isPermission = (rule: unknown): rule is PermissionRule =>
  typeof rule === 'function' && 'permission' in rule;

const allowedBy = (permission: Permission) =>
  actors.filter((actor) => rolesWith(permission).includes(roleOf[actor]));

test('a permission allows the roles that have it, and nobody else', () => {
  const asked = operations.flatMap((operation) =>
    isPermission(operation.rule) ? [{ operation, permission: operation.rule.permission }] : [],
  );
  const rowsAndPermissions = asked.flatMap(({ operation, permission }) =>
    rowsOf(operation)
      // An additional row is left out if every caller is refused. The reason can be a missing subject instead of a
      // missing permission.
      .filter(([name, { expected }]) => name === operation.id || !actors.every((who) => expected[who] >= 400))
      .map(([name, { expected }]) => ({ name, expected, permission })),
  );
  const allowed = rowsAndPermissions.map(({ name, expected }) => [
    name,
    actors.filter((actor) => expected[actor] < 400),
  ]);
  expect(allowed).toEqual(rowsAndPermissions.map(({ name, permission }) => [name, allowedBy(permission)]));
  expect(allowed).not.toEqual([]);
});

test('the contract names the permission of each rule that requires one', () => {
  const asked = operations.filter(({ rule }) => isPermission(rule));
  expect(asked.map(({ id, permission }) => [id, permission])).toEqual(
    asked.map(({ id, rule }) => [id, isPermission(rule) ? rule.permission : null]),
  );
});

test('a role without the permission that the contract names may never do the operation', () => {
  const allowed = operations.flatMap((operation) => {
    const { permission } = operation;
    if (permission === null) return [];
    const others = actors.filter((actor) => !rolesWith(permission).includes(roleOf[actor]));
    return rowsOf(operation).flatMap(([name, { expected }]) =>
      others.filter((actor) => expected[actor] !== 403).map((actor) => `${name} for ${actor}`),
    );
  });
  expect(allowed).toEqual([]);
});

test('only rows of public operations have statuses for callers without a session', () => {
  const closed = operations.filter(({ open }) => !open).flatMap(rowsOf);
  expect(closed.filter(([, { outsiders: others }]) => others !== undefined)).toEqual([]);
});

test('the matrix has no row twice, and only rows of existing operations', () => {
  const names = rows.map(([name]) => name);
  const known = operations.flatMap(rowsOf).map(([name]) => name);
  expect(names.toSorted()).toEqual(known.toSorted());
});
