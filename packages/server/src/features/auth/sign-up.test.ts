import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authCalls, person } from '../../../test/auth-calls.ts';
import { PASSWORD, startCommunity, type Community } from '../../../test/community.ts';

let community: Community;

beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

const { signUp, refusedSignUp, verify } = authCalls(() => community.stranger);

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
      listingsPublic: false,
      messageRequests: 'groups',
      questionnaireCompleted: false,
      avatar: null,
      about: '',
      zip: null,
      audiences: body.audiences,
      language: 'en',
      liturgicalRegion: null,
      welcomeStep: 'photo',
      lacksTimeZone: true,
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
