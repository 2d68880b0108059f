import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCalls, person } from '../../../test/auth-calls.ts';
import { PASSWORD, startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { readConfig } from '../../platform/config.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let community: Community;
let stranger: Caller;

beforeAll(async () => {
  community = await startCommunity();
  ({ stranger } = community);
});

afterAll(() => community.close());

const { signUp, signIn, verify, signOut } = authCalls(() => stranger);

test('password hashing uses the cost that OWASP recommends', async () => {
  const { passwordCost } = readConfig({});
  const costly = await startCommunity({ config: { passwordCost } });
  const { stranger: visitor, database } = costly;
  const { email } = person();
  const enter = (password: string) => visitor.request('POST', '/auth/signin', { body: { email, password } });
  expect((await visitor.request('POST', '/auth/signup', { body: person({ email }) })).status).toBe(201);
  const { password_hash } = await database.read
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await enter(PASSWORD)).status).toBe(200);
  expect((await enter(`${PASSWORD}!`)).status).toBe(401);
  await costly.close();
});

describe('login', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = (await signUp(person())).body);
  });

  test('starts a separate session, and accepts the address in any letter case', async () => {
    const first = await signIn(email);
    const second = await signIn(email.toUpperCase());
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.token).not.toBe(second.body.token);
    await signOut(first.body.token);
    expect((await verify(first.body.token)).status).toBe(401);
    expect((await verify(second.body.token)).body.email).toBe(email);
  });

  test('gives the same response for a wrong password and for an unknown address', async () => {
    const wrong = await signIn(email, 'Stella-Maris-34');
    const unknown = await signIn('nobody@example.org');
    const broken = await signIn('\u0000', 'x');
    expect([wrong.status, unknown.status, broken.status]).toEqual([401, 401, 401]);
    expect(wrong.body).toEqual({
      message: 'The email address or the password is not right.',
      id: 'auth.credentials',
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(broken.body).toEqual(wrong.body);
  });

  test('accepts the same password typed with differently composed characters', async () => {
    const sent = person({ password: 'Th\u00e9r\u00e8se-1873' });
    await signUp(sent);
    expect((await signIn(sent.email, 'The\u0301re\u0300se-1873')).status).toBe(200);
  });

  test.each([
    [{ email: 'maria@example.org' }, ['password']],
    [{ password: 'x' }, ['email']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'a', password: ['x'] }, ['password']],
    [{ email: 'a', password: 'x', remember: true }, ['remember']],
  ])('refuses %j', async (body, paths) => {
    const answer = await stranger.request('POST', '/auth/signin', { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(paths);
  });
});

describe('a session', () => {
  test('stays valid if it is used within thirty days', async () => {
    const { token } = (await signUp(person())).body;
    for (let month = 0; month < 3; month += 1) {
      community.clock.advance(29 * DAY);
      expect((await verify(token)).status).toBe(200);
    }
  });

  test('is not written to the database by every request', async () => {
    const { token } = (await signUp(person())).body;
    await verify(token);
    const reads = await community.queriesOf(() => verify(token));
    community.clock.advance(6 * MINUTE);
    expect(await community.queriesOf(() => verify(token))).toBe(reads + 1);
  });

  test('that is unused for thirty days expires', async () => {
    const { token } = (await signUp(person())).body;
    community.clock.advance(30 * DAY);
    const { status, body } = await verify(token);
    expect([status, body]).toEqual([204, null]);
    const list = await stranger.request('GET', '/user/all', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([list.status, list.body.id]).toEqual([401, 'auth.session-ended']);
    expect((await signOut(token)).status).toBe(200);
  });

  test('ends with the logout, which can be repeated or done without a session', async () => {
    const { token } = (await signUp(person())).body;
    const first = await signOut(token);
    expect([first.status, first.body]).toEqual([200, { message: 'Logged out successfully.' }]);
    expect((await verify(token)).status).toBe(401);
    expect((await signOut(token)).status).toBe(200);
    expect((await stranger.request('POST', '/auth/logout', { body: {} })).status).toBe(200);
  });

  test('ends with the logout, whatever fields its body has', async () => {
    const { token, ...user } = (await signUp(person())).body;
    const { status } = await stranger.request('POST', '/auth/logout', {
      headers: { authorization: `Bearer ${token}` },
      body: { ...user, all: true },
    });
    expect(status).toBe(200);
    expect((await verify(token)).status).toBe(401);
  });

  test.each([
    ['no token', undefined],
    ['another scheme', `Basic ${Buffer.from('maria:x').toString('base64')}`],
    ['an empty token', 'Bearer '],
    ['an unknown token', `Bearer ${'A'.repeat(43)}`],
    ['a long token', `Bearer ${'A'.repeat(4000)}`],
    ['an SQL injection', "Bearer ' or 1=1 --"],
    ['two tokens', `Bearer ${'A'.repeat(43)}, Bearer ${'B'.repeat(43)}`],
  ])('is not found with %s', async (_, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const path of ['/auth/verify', '/user/all']) {
      const { status, body, headers: answered } = await stranger.request('GET', path, { headers });
      expect([status, body]).toEqual([401, { message: 'Please log in to continue.', id: 'auth.required' }]);
      expect(answered['www-authenticate']).toBe('Bearer');
    }
  });
});
