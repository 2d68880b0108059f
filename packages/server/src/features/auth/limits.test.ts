import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Caller, startCommunity, tally } from '../../../test/community.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { addPasskey, createDevice } from '../../../test/passkey.ts';
import { turnOnCodes } from '../../../test/second-factor.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;
const PASSWORD = 'Stella-Maris-33';

let server: TestServer;
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_MAX: '120', TRUST_PROXY: '1' } });
  stranger = new Caller(server, '', null);
});

afterAll(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

const signIn = (email: string, password: string, address: string) =>
  stranger.request('POST', '/auth/signin', { body: { email, password }, headers: from(address) });

const recover = (email: string, address: string) =>
  stranger.request('POST', '/auth/recover', { body: { email }, headers: from(address) });

test('an account and an address allow only a few attempts with a password', async () => {
  const signedUp = await stranger.request<Schemas['SignedInUser']>('POST', '/auth/signup', {
    body: { first_name: 'Maria', last_name: 'Rossi', email: 'maria@example.org', password: PASSWORD },
    headers: from('192.0.2.1'),
  });
  expect(signedUp.status).toBe(201);

  // An account allows only a few attempts from one address. After that even the right password is refused.
  expect((await signIn('maria@example.org', 'wrong', '192.0.2.2')).status).toBe(401);
  expect((await signIn('MARIA@example.org', 'wrong', '192.0.2.2')).status).toBe(401);
  const refused = await signIn('maria@example.org', PASSWORD, '192.0.2.2');
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({
    message: 'Too many attempts. Please wait 5 minutes and try again.',
    id: 'request.too-many',
  });
  expect(refused.headers['retry-after']).toBe('300');

  // The same account still accepts a login from another address.
  expect((await signIn('maria@example.org', PASSWORD, '192.0.2.3')).status).toBe(200);

  server.clock.advance(4 * MINUTE);
  const later = await signIn('maria@example.org', PASSWORD, '192.0.2.2');
  expect([later.status, later.headers['retry-after']]).toEqual([429, '60']);
  expect(later.body.message).toBe('Too many attempts. Please wait a minute and try again.');
  server.clock.advance(MINUTE);
  expect((await signIn('maria@example.org', 'wrong', '192.0.2.2')).status).toBe(401);
  // A login with the right password sets the number of failures back to 0.
  for (let times = 0; times < 3; times += 1) {
    expect((await signIn('maria@example.org', PASSWORD, `192.0.2.${10 + times}`)).status).toBe(200);
  }

  // One address is allowed only a few attempts in total, even if each is for another account.
  for (let times = 0; times < 4; times += 1) {
    expect((await signIn(`nobody-${times}@example.org`, 'wrong', '192.0.2.20')).status).toBe(401);
  }
  expect((await signIn('nobody@example.org', 'wrong', '192.0.2.20')).status).toBe(429);
  server.clock.advance(MINUTE);
  expect((await signIn('nobody@example.org', 'wrong', '192.0.2.20')).status).toBe(401);
});

test('an account allows only a limited number of attempts, even from many addresses', async () => {
  server.clock.advance(5 * MINUTE);
  for (let number = 0; number < 20; number += 1) {
    expect((await signIn('josef@example.org', 'wrong', `198.51.100.${number}`)).status).toBe(401);
  }
  expect((await signIn('josef@example.org', 'wrong', '198.51.100.20')).status).toBe(429);
  expect((await signIn('anna@example.org', 'wrong', '198.51.100.20')).status).toBe(401);
});

const options = (address: string) =>
  stranger.request('POST', '/auth/passkey/options', { headers: from(address) });

test('passkey challenges have the same rate limit as logins', async () => {
  for (let times = 0; times < 4; times += 1) expect((await options('192.0.2.70')).status).toBe(200);
  expect((await options('192.0.2.70')).status).toBe(429);
  expect((await options('192.0.2.71')).status).toBe(200);
});

const signUp = (number: number) =>
  stranger.request('POST', '/auth/signup', {
    body: {
      first_name: 'Maria',
      last_name: 'Rossi',
      email: `many-${number}@example.org`,
      password: PASSWORD,
    },
    headers: from('2001:db8::1'),
  });

test('an address can create only a few accounts', async () => {
  for (let number = 0; number < 6; number += 1) expect((await signUp(number)).status).toBe(201);
  expect((await signUp(6)).status).toBe(429);
});

const ask = (address: string) => stranger.request('GET', '/user/all', { headers: from(address) });

test('a client has a number of requests for each minute, and an IPv6 network counts as one client', async () => {
  for (let times = 0; times < 120; times += 1) {
    expect((await ask(`2001:db8:0:1::${times.toString(16)}`)).status).toBe(401);
  }
  const refused = await ask('2001:db8:0:1:ffff::1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('2001:db8:0:2::1')).status).toBe(401);
  // The proxy adds the last address. The other address comes from the client, so the server ignores it.
  expect((await ask('198.51.100.7, 2001:db8:0:1::1')).status).toBe(429);
});

test('password reset links have a rate limit, whether the account exists or not', async () => {
  expect((await recover('maria@example.org', '192.0.2.60')).status).toBe(202);
  expect((await recover('nobody@example.org', '192.0.2.60')).status).toBe(429);
  for (const email of ['maria@example.org', 'nobody@example.org']) {
    const spare = email === 'maria@example.org' ? 1 : 2;
    for (let times = 0; times < spare; times += 1) {
      expect((await recover(email, `192.0.2.${email.length * 3 + times}`)).status).toBe(202);
    }
    expect((await recover(email, `192.0.2.${email.length * 3 + 20}`)).status).toBe(429);
  }
});

test('all forms that take a code share one rate limit for each account', async () => {
  const strict = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
  const careful = await strict.join();
  const { newCode, recoveryCodes } = await turnOnCodes(strict, careful);
  const device = createDevice();
  await addPasskey(careful, device);
  const foreign = createDevice();
  const options = await careful.request<Schemas['PasskeyRequestOptions']>('POST', '/user/proof/options');
  const passkey = { ...foreign.get(options.body), id: device.id, rawId: device.id };
  const answers = [];
  for (let guessed = 0; guessed < 11; guessed += 1) {
    const body = guessed % 2 === 0 ? { code: '000000' } : { passkey };
    answers.push(await careful.request('POST', '/user/proof', { body }));
  }
  expect(tally(answers)).toEqual({ 400: 10, 429: 1 });
  expect((await careful.request('POST', '/user/proof', { body: { code: recoveryCodes[0] } })).status).toBe(
    429,
  );
  strict.clock.advance(15 * MINUTE);
  expect((await careful.request('POST', '/user/proof', { body: { code: newCode() } })).status).toBe(200);
  await strict.close();
});

test('wrong codes do not affect the passkeys of the account', async () => {
  const strict = await startCommunity({ environment: { RATE_LIMIT_MAX: '600' } });
  const careful = await strict.join();
  await turnOnCodes(strict, careful);
  const device = createDevice();
  await addPasskey(careful, device);
  const guess = () => careful.request('POST', '/user/proof', { body: { code: '000000' } });
  for (let guessed = 0; guessed < 10; guessed += 1) await guess();
  strict.clock.advance(15 * MINUTE);
  for (let guessed = 0; guessed < 9; guessed += 1) await guess();
  expect(tally([await guess(), await guess()])).toEqual({ 429: 2 });
  strict.clock.advance(15 * MINUTE);
  expect((await guess()).status).toBe(429);
  const options = await careful.request<Schemas['PasskeyRequestOptions']>('POST', '/user/proof/options');
  const passkey = device.get(options.body);
  expect((await careful.request('POST', '/user/proof', { body: { passkey } })).status).toBe(200);
  await strict.close();
});
