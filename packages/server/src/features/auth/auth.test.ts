import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { readConfig } from '../../platform/config.ts';

type Schemas = components['schemas'];
type SignedIn = Schemas['SignedInUser'];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let community: Community;
let stranger: Caller;
let count = 0;

beforeAll(async () => {
  community = await startCommunity();
  ({ stranger } = community);
});

afterAll(() => community.close());

const person = (values: object = {}) => {
  count += 1;
  return {
    first_name: 'Maria',
    last_name: 'Rossi',
    email: `maria-${count}@example.org`,
    password: PASSWORD,
    ...values,
  };
};

const signUp = (body: object) => stranger.request<SignedIn>('POST', '/auth/signup', { body });
const refusedSignUp = (body: object) => stranger.request('POST', '/auth/signup', { body });
const signIn = (email: string, password = PASSWORD) =>
  stranger.request<SignedIn>('POST', '/auth/signin', { body: { email, password } });
const verify = (token: string) =>
  stranger.request<Schemas['VerifiedUser']>('GET', '/auth/verify', {
    headers: { authorization: `Bearer ${token}` },
  });
const signOut = (token: string) =>
  stranger.request<Schemas['MessageAnswer']>('POST', '/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  });

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

describe('sign-up', () => {
  test.each(['call me', 'abc!!', '1234', '555-0100 ext'])(
    'refuses an invalid phone number: %s',
    async (phone) => {
      const { status, body } = await refusedSignUp(person({ phone }));
      expect(status).toBe(400);
      expect(body).toMatchObject({
        errors: [{ path: 'phone', message: 'Please enter a phone number, or leave this empty.' }],
      });
    },
  );

  test.each(['+1 (555) 010-0142', '555.010.0142', '12345', ''])(
    'accepts the phone number %s',
    async (phone) => {
      expect((await signUp(person({ phone }))).body.phone).toBe(phone === '' ? null : phone);
    },
  );

  test('reports all field errors in one response', async () => {
    const { body } = await refusedSignUp(person({ first_name: '\u200B', password: 'short' }));
    expect(body).toMatchObject({ errors: [{ path: 'first_name' }, { path: 'password' }] });
  });

  test('returns the account, flat and nested, with the token of a session', async () => {
    const sent = person({ phone: ' 555-0100 ', termsAccepted: true });
    const { status, body, headers } = await signUp(sent);
    expect(status).toBe(201);
    const account = {
      _id: body._id,
      first_name: 'Maria',
      last_name: 'Rossi',
      email: sent.email,
      phone: '555-0100',
      role: 'member',
      permissions: [],
      createdAt: new Date(community.clock.now()).toISOString(),
      emailVisible: true,
      presenceVisible: true,
      questionnaireCompleted: false,
      avatar: null,
      about: '',
      zip: null,
      audiences: body.audiences,
      language: 'en',
      liturgicalRegion: null,
    };
    expect(body).toEqual({ ...account, token: body.token, user: account });
    expect(headers['cache-control']).toBe('no-store');
    expect((await verify(body.token)).body).toEqual({ ...account, user: account });
  });

  test('stores neither the password nor the token', async () => {
    const { body } = await signUp(person());
    const user = await community.database.read
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .selectAll()
      .where('users.id', '=', body._id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toContain(body.token);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(community.logLines.join('')).not.toMatch(/Stella-Maris|example\.org/);
    expect(community.logLines.join('')).not.toContain(body.token);
  });

  test('cleans names and keeps markup in them as text', async () => {
    const { body } = await signUp(
      person({ first_name: ' Ma\u202Eria\u0000 ', last_name: '<b>Rossi</b>', phone: '   ' }),
    );
    expect([body.first_name, body.last_name, body.phone]).toEqual(['Maria', '<b>Rossi</b>', null]);
  });

  test('accepts names in every script', async () => {
    const { body } = await signUp(person({ first_name: 'Iōánnēs', last_name: 'Ἰωάννης 若望 يوحنا' }));
    expect([body.first_name, body.last_name]).toEqual(['Iōánnēs', 'Ἰωάννης 若望 يوحنا']);
  });

  test.each([
    ['decomposed letters', 'e\u0301'],
    ['letters outside of the basic plane of Unicode', '𝒜'],
  ])('counts the characters of %s as a reader sees them', async (_, letter) => {
    const { status, body } = await signUp(person({ first_name: letter.repeat(80) }));
    expect([status, body.first_name]).toEqual([201, letter.normalize('NFC').repeat(80)]);
    const refused = await signUp(person({ first_name: letter.repeat(81) }));
    expect(refused.status).toBe(400);
  });

  test.each([
    ['a name that consists of spaces', { first_name: '   ' }, 'first_name', 'Please write something.'],
    ['an invisible name', { last_name: '\u200B\u202E' }, 'last_name', 'Please write something.'],
    [
      'a name of 81 characters',
      { first_name: 'a'.repeat(81) },
      'first_name',
      'Please use at most 80 characters.',
    ],
    ['no address', { email: undefined }, 'email', 'Please fill in this field.'],
    ['an address without @', { email: 'maria.example.org' }, 'email', 'Please enter a valid email address.'],
    ['an address with NUL', { email: '\u0000@example.org' }, 'email', 'Please enter a valid email address.'],
    ['a hidden character', { email: 'a\u202Eb@example.org' }, 'email', 'Please enter a valid email address.'],
    [
      'a zero-width space',
      { email: 'ma\u200Bria@example.org' },
      'email',
      'Please enter a valid email address.',
    ],
    ['a soft hyphen', { email: 'ma\u00ADria@example.org' }, 'email', 'Please enter a valid email address.'],
    ['an empty Braille cell', { first_name: '\u2800' }, 'first_name', 'Please write something.'],
    ['a name that is only an accent', { last_name: '\u0301' }, 'last_name', 'Please write something.'],
    [
      'a name that becomes too long when it is normalized',
      { first_name: '\u0958'.repeat(41) },
      'first_name',
      'Please use at most 80 characters.',
    ],
    [
      'a password of one character that is normalized to many',
      { password: '\uFDFA' },
      'password',
      'Please use at least 8 characters.',
    ],
    [
      'a password of eight spaces',
      { password: ' '.repeat(8) },
      'password',
      'Please use letters, digits or signs, not only spaces.',
    ],
    [
      'a password of eight control characters',
      { password: '\u0001'.repeat(8) },
      'password',
      'Please use letters, digits or signs, not only spaces.',
    ],
    ['a short password', { password: 'Short-1' }, 'password', 'Please use at least 8 characters.'],
    [
      'a common password',
      { password: 'Password123' },
      'password',
      'This is one of the most common passwords. Please choose another one.',
    ],
    [
      'a password of 201 characters',
      { password: 'x'.repeat(201) },
      'password',
      'Please use at most 200 characters.',
    ],
    [
      'terms that are not accepted',
      { termsAccepted: false },
      'termsAccepted',
      'Please confirm your age and accept the terms.',
    ],
    ['a request with a role', { role: 'administrator' }, 'role', 'This field is not known.'],
  ])('refuses %s', async (_, values, path, message) => {
    const { status, body } = await refusedSignUp(person(values));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('reports every invalid field in one response', async () => {
    const { body } = await refusedSignUp({ first_name: 7, email: 'x', password: '' });
    expect(body.errors?.map(({ path }) => path)).toEqual(['first_name', 'last_name', 'email', 'password']);
  });

  test('accepts an address only once, in any letter case, even for simultaneous requests', async () => {
    const sent = person({ email: 'Only.Once@Example.org' });
    const answers = await Promise.all(
      [
        'Only.Once@Example.org',
        'only.once@example.org',
        'ONLY.ONCE@EXAMPLE.ORG',
        'only.Once@example.ORG',
      ].map((email) => refusedSignUp({ ...sent, email })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toEqual({
      message: 'An account with this email address already exists.',
      id: 'user.email-taken',
      errors: [{ path: 'email', message: 'An account with this email address already exists.' }],
    });
  });
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
