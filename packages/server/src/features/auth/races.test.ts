import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';

type SignedIn = components['schemas']['SignedInUser'];

/** What happens once, between a password's being found right and what is done on the strength of it. */
let meanwhile: (() => Promise<unknown>) | null = null;

vi.mock('../../platform/authentication/passwords.ts', async (original) => {
  const passwords = await original<typeof import('../../platform/authentication/passwords.ts')>();
  return {
    ...passwords,
    verifyPassword: async (password: string, hash: string | null) => {
      const isRight = await passwords.verifyPassword(password, hash);
      const happening = meanwhile;
      meanwhile = null;
      await happening?.();
      return isRight;
    },
  };
});

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

const signIn = (password: string) =>
  stranger.request<SignedIn>('POST', '/auth/signin', { body: { email, password } });
const update = (body: object) => member.request('PUT', `/user/update/${member.id}`, { body });
const changePassword = () => update({ password: NEW_PASSWORD, currentPassword: PASSWORD });

test('signing in while the password is changed opens nothing with the old one', async () => {
  let changed = 0;
  meanwhile = async () => {
    changed = (await changePassword()).status;
  };
  const answer = await signIn(PASSWORD);
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
  ['a further password', { password: 'Salve-Regina-77' }],
  ['another address', { email: 'stolen@example.org' }],
])('%s is not set on the strength of a password that is changed meanwhile', async (_, change) => {
  meanwhile = changePassword;
  const answer = await update({ ...change, currentPassword: PASSWORD });
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'currentPassword']);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('names that are changed at once are both found', async () => {
  await Promise.all([update({ first_name: 'Anna' }), update({ last_name: 'Bianchi' })]);
  const { search } = await community.database.read
    .selectFrom('users')
    .select('search')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(search).toBe('anna bianchi');
});
