import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';

type Reply = components['schemas']['SignedInUser'] & { id?: string };

const MINUTE = 60_000;
const PASSWORD = 'Stella-Maris-33';
const NEW_PASSWORD = 'Regina-Caeli-44';

let community: Community;
let members = 0;
let email = '';
let token = '';

beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

const post = (path: string, body: object) => community.stranger.request<Reply>('POST', path, { body });
const signIn = async (password: string) => (await post('/auth/signin', { email, password })).status;
const reset = (link: string, password = NEW_PASSWORD) => post('/auth/reset', { token: link, password });
const verify = async (held: string) =>
  (
    await community.stranger.request('GET', '/auth/verify', {
      headers: { authorization: `Bearer ${held}` },
    })
  ).status;

async function ask(address = email) {
  const answer = await post('/auth/recover', { email: address });
  await community.jobs.drain();
  return answer;
}

async function newestLink(): Promise<string> {
  await ask();
  const mail = (await mailsAt(community.config, email)).at(-1);
  return /\/reset-password\?token=(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
}

beforeEach(async () => {
  members += 1;
  email = `Forgetful-${members}@example.org`;
  const person = { first_name: 'Maria', last_name: 'Rossi', email, password: PASSWORD, language: 'es' };
  ({ token } = (await post('/auth/signup', person)).body);
});

describe('a request to reset the password', () => {
  test('has the same response whether the account exists or not, and sends an email only if it exists', async () => {
    const known = await ask(email.toUpperCase());
    const unknown = await ask('nobody-at-all@example.org');
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [mail] = await mailsAt(community.config, email);
    expect(mail?.subject).toBe('Crea una contraseña nueva');
    expect(mail?.text).toContain('Hola, Maria:');
    expect(mail?.html).toContain('/reset-password?token=');
    expect(await mailsAt(community.config, 'nobody-at-all@example.org')).toEqual([]);
  });

  test('leaves no address in finished jobs', async () => {
    await ask();
    const jobs = await community.database.read
      .selectFrom('jobs')
      .select(['key', 'payload'])
      .where('kind', '=', 'account.recovery')
      .execute();
    expect(JSON.stringify(jobs)).not.toMatch(/forgetful/iu);
  });
});

describe('the link of the email', () => {
  test('sets the password once, and ends every session', async () => {
    const link = await newestLink();
    expect(await verify(token)).toBe(200);
    expect((await reset(link)).status).toBe(200);
    expect(await verify(token)).toBe(401);
    expect([await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 200]);
    const again = await reset(link, 'Ave-Maria-Purissima-55');
    expect([again.status, again.body.id]).toEqual([400, 'auth.recovery-link']);
    expect(await signIn(NEW_PASSWORD)).toBe(200);
  });

  test('causes an email that says that the password has changed', async () => {
    await reset(await newestLink());
    await community.jobs.drain();
    const mail = (await mailsAt(community.config, email)).at(-1);
    expect(mail?.subject).toBe('Se cambió tu contraseña');
    expect(mail?.text).toContain('/recover-password');
  });

  test('used twice at the same time sets one password', async () => {
    const link = await newestLink();
    const passwords = [NEW_PASSWORD, 'Ave-Maria-Purissima-55'];
    const answers = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const right = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signIn(right)).toBe(200);
  });

  test('refuses a password that sign-up would refuse, and can then still be used', async () => {
    const link = await newestLink();
    const short = await reset(link, 'Ave');
    expect([short.status, short.body]).toMatchObject([
      400,
      { errors: [{ path: 'password', message: 'Please use at least 8 characters.' }] },
    ]);
    expect((await reset(link)).status).toBe(200);
  });

  test('works for an hour', async () => {
    const link = await newestLink();
    community.clock.advance(59 * MINUTE);
    const early = await reset(link);
    expect(early.status).toBe(200);
    const late = await newestLink();
    community.clock.advance(60 * MINUTE);
    expect((await reset(late)).body.id).toBe('auth.recovery-link');
  });

  test('is not valid after the address has changed', async () => {
    const link = await newestLink();
    const { id } = await community.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await community.stranger.request('PUT', `/user/update/${id}`, {
      body: { email: `moved-${email}`, currentPassword: PASSWORD },
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await reset(link)).body.id).toBe('auth.recovery-link');
  });

  test('works for its member only, and its expiry cannot be changed', async () => {
    const link = await newestLink();
    const [id, until, signature] = link.split('.');
    const { body: other } = await post('/auth/signup', {
      first_name: 'Jose',
      last_name: 'Neri',
      email: `other-${email}`,
      password: PASSWORD,
    });
    for (const forged of [
      `${other._id}.${until}.${signature}`,
      `${id}.${'z'.repeat(9)}.${signature}`,
      `${id}.${until}.`,
      `${id}.${until}`,
      link.slice(0, -1),
      'nothing',
    ]) {
      expect((await reset(forged)).body.id).toBe('auth.recovery-link');
    }
    expect(await signIn(PASSWORD)).toBe(200);
  });
});

test.each(['\u0000.zz.AAAA', `${'0'.repeat(100)}.`, '..', '\uD800.1.a', '🔑'.repeat(60)])(
  'a forged link is refused: %j',
  async (link) => {
    expect((await reset(link)).status).toBe(400);
    expect(await signIn(PASSWORD)).toBe(200);
  },
);
