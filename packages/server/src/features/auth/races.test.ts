import { AsyncLocalStorage } from 'node:async_hooks';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';

type SignedIn = components['schemas']['SignedInUser'];

const PASSWORD = 'Stella-Maris-33';
const NEW_PASSWORD = 'Ave-Maris-Stella';

let community: Community;
let stranger: Caller;
let member: Caller;
let email: string;

beforeAll(async () => {
  community = await startCommunity();
  ({ stranger } = community);
});

beforeEach(async () => {
  member = await community.join();
  const answer = await member.request<components['schemas']['ProfileAnswer']>(
    'GET',
    `/user/getById/${member.id}`,
  );
  email = answer.body.user.email ?? '';
});

afterAll(() => community.close());

/**
 * Runs a concurrent action between the check of the password and the transaction that relies on this check. Ignores the
 * transactions of the server's maintenance.
 */
async function meanwhile<Answer>(
  happening: () => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const ofCall = new AsyncLocalStorage<{ hasHappened: boolean }>();
  const run = community.database.transaction.bind(community.database);
  const spy = vi.spyOn(community.database, 'transaction').mockImplementation(async (work) => {
    const state = ofCall.getStore();
    if (state?.hasHappened === false) {
      state.hasHappened = true;
      await happening();
    }
    return run(work);
  });
  try {
    return await ofCall.run({ hasHappened: false }, call);
  } finally {
    spy.mockRestore();
  }
}

const signIn = (password: string) =>
  stranger.request<SignedIn>('POST', '/auth/signin', { body: { email, password } });
const update = (body: object) => member.request('PUT', `/user/update/${member.id}`, { body });
const changePassword = () => update({ password: NEW_PASSWORD, currentPassword: PASSWORD });

test('a login with the old password fails if the password changes in the meantime', async () => {
  let changed = 0;
  const answer = await meanwhile(
    async () => {
      changed = (await changePassword()).status;
    },
    () => signIn(PASSWORD),
  );
  expect([changed, answer.status]).toEqual([200, 401]);
  const sessions = await community.database.read
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', member.id)
    .where('revoked_at', 'is', null)
    .execute();
  expect(sessions).toHaveLength(1);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test.each([
  ['another password', { password: 'Salve-Regina-77' }],
  ['another address', { email: 'stolen@example.org' }],
])('%s is not set if the verified password changes in the meantime', async (_, change) => {
  const answer = await meanwhile(changePassword, () => update({ ...change, currentPassword: PASSWORD }));
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'currentPassword']);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('a member who changes two names at the same time is found by both', async () => {
  await Promise.all([update({ first_name: 'Anna' }), update({ last_name: 'Bianchi' })]);
  const { search } = await community.database.read
    .selectFrom('users')
    .select('search')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(search).toBe('anna bianchi');
});
