import { hash } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  Caller,
  PASSWORD,
  startCommunity,
  tally,
  UNKNOWN_ID,
  type Community,
} from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';
import { addPasskey, createDevice, creationOptions, type Device, type Flaws } from '../../../test/passkey.ts';
import { turnOnCodes } from '../../../test/second-factor.ts';

type Schemas = components['schemas'];
type RequestOptions = Schemas['PasskeyRequestOptions'];
type SignedIn = Schemas['SignedInUser'] & Schemas['ErrorAnswer'];

const MINUTE = 60_000;

let community: Community;
let stranger: Caller;
let members = 0;
let email = '';
let member: Caller;
let device: Device;

beforeAll(async () => {
  community = await startCommunity();
  ({ stranger } = community);
});

afterAll(() => community.close());

beforeEach(async () => {
  members += 1;
  email = `careful-${members}@example.org`;
  const person = { first_name: 'Maria', last_name: 'Rossi', email, password: PASSWORD };
  const { body } = await stranger.request<Schemas['SignedInUser']>('POST', '/auth/signup', { body: person });
  member = new Caller(community, body._id, body.token);
  device = createDevice();
});

const send = (name: string, response: object, caller = member) =>
  caller.request('POST', '/user/passkeys', { body: { name, response } });
const readStatus = async () =>
  (await member.request<Schemas['SecondFactorAnswer']>('GET', '/user/secondFactor')).body;
const signIn = <Body = Schemas['SecondFactorChallenge']>() =>
  stranger.request<Body>('POST', '/auth/signin', { body: { email, password: PASSWORD } });
const finish = (body: object) => stranger.request<SignedIn>('POST', '/auth/secondFactor', { body });
const signInOptions = async () =>
  (await stranger.request<RequestOptions>('POST', '/auth/passkey/options')).body;
const enter = (response: object, restoresAccount = false) =>
  stranger.request<SignedIn>('POST', '/auth/passkey', { body: { response, restoresAccount } });
const enterWith = async (flaws: Flaws = {}, used = device) => enter(used.get(await signInOptions(), flaws));
const proofOptions = async () => (await member.request<RequestOptions>('POST', '/user/proof/options')).body;
const prove = (body: object) => member.request('POST', '/user/proof', { body });
const subjects = async () => {
  await community.jobs.drain();
  // Jobs with the same due time run in any order.
  return (await mailsAt(community.config, email)).map(({ subject }) => subject ?? '').toSorted();
};

describe('adding a passkey', () => {
  test('turns two-step login on with the first passkey, and a second one does not change it', async () => {
    const other = new Caller(community, member.id, (await signIn<Schemas['SignedInUser']>()).body.token);
    const options = await creationOptions(member);
    expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] });
    expect(JSON.stringify(options.user.id)).not.toContain(member.id);
    const first = await addPasskey(member, device);
    expect(new Set(first.recoveryCodes).size).toBe(10);
    expect((await other.request('GET', '/auth/verify')).status).toBe(401);
    expect((await creationOptions(member)).excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const second = await addPasskey(member, createDevice());
    expect(second.recoveryCodes).toEqual([]);
    expect(await readStatus()).toEqual({
      isOn: true,
      isRequired: false,
      oneTimeCodesSince: null,
      recoveryCodesLeft: 10,
      passkeys: [first.passkey, second.passkey],
    });
    expect(first.passkey).toMatchObject({ name: 'My phone', lastUsedAt: null, isSynced: true });
    expect(await subjects()).toEqual(['A passkey was added', 'A passkey was added']);
  });

  test('is refused if the device responds for another site or did not verify the user', async () => {
    const certificate = new Map([['x5c', [Buffer.alloc(20)]]]);
    for (const flaws of [
      { origin: 'https://parvis.example.com' },
      { rpId: 'example.com' },
      { isVerified: false },
      { crossOrigin: true },
      { attestation: { fmt: 'tpm', attStmt: new Map() } },
      { attestation: { fmt: 'packed', attStmt: certificate } },
    ]) {
      const refused = await send('Phone', device.create(await creationOptions(member), flaws));
      expect([flaws, refused.status, refused.body.id]).toEqual([flaws, 400, 'second-factor.passkey']);
    }
    expect(await readStatus()).toMatchObject({ isOn: false, passkeys: [] });
  });

  test('accepts each challenge once, for five minutes, and from one member', async () => {
    const response = device.create(await creationOptions(member));
    const stolen = await send('Phone', response, await community.join());
    expect(stolen.body.id).toBe('second-factor.passkey');
    const answers = await Promise.all([send('Phone', response), send('Phone', response)]);
    expect(tally(answers)).toEqual({ 201: 1, 400: 1 });
    const late = createDevice().create(await creationOptions(member));
    community.clock.advance(5 * MINUTE);
    expect((await send('Phone', late)).body.id).toBe('second-factor.passkey');
  });

  test('is refused for a passkey that was already added, without a name, and after ten', async () => {
    await addPasskey(member, device);
    const again = await send('Again', device.create(await creationOptions(member)));
    expect([again.status, again.body.id]).toEqual([400, 'second-factor.passkey-known']);
    const nameless = await send('\u200B', createDevice().create(await creationOptions(member)));
    expect(nameless.body.errors?.map(({ path }) => path)).toEqual(['name']);
    for (let added = 1; added < 10; added += 1) await addPasskey(member, createDevice());
    const full = await member.request('POST', '/user/passkeys/options');
    expect([full.status, full.body.id]).toEqual([400, 'second-factor.passkeys-full']);
  });

  test('needs a proof', async () => {
    const { passkey } = await addPasskey(member, device);
    community.clock.advance(14 * MINUTE);
    const response = createDevice().create(await creationOptions(member));
    community.clock.advance(MINUTE);
    expect((await member.request('POST', '/user/passkeys/options')).body.id).toBe('auth.proof-required');
    expect((await send('Phone', response)).body.id).toBe('auth.proof-required');
    const removal = await member.request('DELETE', `/user/passkeys/${passkey._id}`);
    expect(removal.body.id).toBe('auth.proof-required');
  });

  test('is refused in a session that the first passkey has just ended', async () => {
    const other = new Caller(community, member.id, (await signIn<Schemas['SignedInUser']>()).body.token);
    const answers = await Promise.all([
      send('One', createDevice().create(await creationOptions(member))),
      send('Two', createDevice().create(await creationOptions(other)), other),
    ]);
    // One of the two requests comes first. The session or the challenge of the other request has then ended.
    const refused = answers.filter(({ status }) => status === 400 || status === 401);
    expect([refused.length, tally(answers)[201]]).toEqual([1, 1]);
    const rows = community.database.read.selectFrom('passkeys').where('user_id', '=', member.id);
    expect(await rows.select('id').execute()).toHaveLength(1);
  });
});

describe('logging in with a passkey alone', () => {
  test('is refused if the passkey is removed in the meantime', async () => {
    const { passkey } = await addPasskey(member, device);
    const options = await signInOptions();
    const response = device.get(options);
    const [entered] = await Promise.all([
      enter(response),
      member.request('DELETE', `/user/passkeys/${passkey._id}`),
    ]);
    const left = await community.database.read
      .selectFrom('passkey_challenges')
      .selectAll()
      .where('challenge_hash', '=', hash('sha256', options.challenge, 'base64url'))
      .execute();
    expect([entered.status, left.length]).toEqual(entered.status === 200 ? [200, 0] : [401, 1]);
    expect((await enter(response)).status).toBe(401);
  });

  test('starts a session, and stores the time of use', async () => {
    await addPasskey(member, device);
    expect((await signInOptions()).allowCredentials).toEqual([]);
    const { status, body } = await enterWith();
    expect([status, body._id]).toEqual([200, member.id]);
    const entered = new Caller(community, member.id, body.token);
    expect((await entered.request('POST', '/user/passkeys/options')).status).toBe(200);
    const lastUsedAt = new Date(community.clock.now()).toISOString();
    expect((await readStatus()).passkeys).toMatchObject([{ lastUsedAt }]);
  });

  test.each<Flaws>([
    { origin: 'http://localhost.example.com' },
    { rpId: 'example.com' },
    { isVerified: false },
    { crossOrigin: true },
    { userHandle: 'c29tZWJvZHktZWxzZQ' },
    { userHandle: null },
  ])('is refused with %j', async (flaws) => {
    await addPasskey(member, device);
    const { status, body } = await enterWith(flaws);
    expect([status, body.id]).toEqual([401, 'auth.passkey']);
  });

  test('is refused for unknown passkeys, and for copies with a counter that is too low', async () => {
    await addPasskey(member, device);
    const strange = createDevice();
    strange.create(await creationOptions(member));
    expect((await enterWith({}, strange)).body.id).toBe('auth.passkey');
    expect((await enterWith({ counter: 5 })).status).toBe(200);
    for (const counter of [5, 4, 0]) expect((await enterWith({ counter })).body.id).toBe('auth.passkey');
    expect((await enterWith({ counter: 6 })).status).toBe(200);
  });

  test('accepts a response once, even from two simultaneous requests, and for five minutes', async () => {
    await addPasskey(member, device);
    const response = device.get(await signInOptions());
    const answers = await Promise.all([enter(response), enter(response)]);
    expect(tally(answers)).toEqual({ 200: 1, 401: 1 });
    const late = device.get(await signInOptions());
    community.clock.advance(5 * MINUTE);
    expect((await enter(late)).body.id).toBe('auth.passkey');
    const ofProof = device.get(await proofOptions());
    expect((await enter(ofProof)).body.id).toBe('auth.passkey');
  });

  test('refuses restricted members, and restores an account pending deletion', async () => {
    await addPasskey(member, device);
    await member.request('DELETE', `/user/update/${member.id}`);
    const response = device.get(await signInOptions());
    expect((await enter(response)).body.id).toBe('auth.pending-deletion');
    expect((await enter(response, true)).status).toBe(200);
    const administrator = await community.join({ role: 'administrator' });
    const reason = { reason: 'Insults.', days: 1 };
    await administrator.request('PUT', `/admin/members/${member.id}/suspend`, { body: reason });
    expect((await enterWith()).body.id).toBe('auth.suspended');
  });
});

describe('a passkey as the second factor', () => {
  test('completes the login that asked for it, and no other', async () => {
    await addPasskey(member, device);
    const [one, other] = [(await signIn()).body, (await signIn()).body];
    expect(one.takesCode).toBe(false);
    expect(one.passkey?.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    if (one.passkey === null) throw new Error('The challenge has no passkey options.');
    const passkey = device.get(one.passkey, { userHandle: null });
    const wrong = await finish({ challenge: other.challenge, passkey });
    expect([wrong.status, wrong.body.id]).toEqual([400, 'second-factor.passkey']);
    const both = await finish({ challenge: one.challenge, passkey, code: '123456' });
    expect(both.body.id).toBe('second-factor.one-answer');
    const bare = await finish({ challenge: one.challenge });
    expect(bare.body.id).toBe('second-factor.one-answer');
    const answers = await Promise.all([
      finish({ challenge: one.challenge, passkey }),
      finish({ challenge: one.challenge, passkey }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('can be replaced by a recovery code, or by a code if codes are on too', async () => {
    const { recoveryCodes } = await addPasskey(member, device);
    const { newCode, recoveryCodes: none } = await turnOnCodes(community, member);
    expect(none).toEqual([]);
    const { challenge, takesCode } = (await signIn()).body;
    expect(takesCode).toBe(true);
    expect((await finish({ challenge, code: recoveryCodes[0] })).status).toBe(200);
    const next = (await signIn()).body.challenge;
    expect((await finish({ challenge: next, code: newCode() })).status).toBe(200);
    await member.request('DELETE', '/user/secondFactor/codes');
    expect(await readStatus()).toMatchObject({ isOn: true, oneTimeCodesSince: null, recoveryCodesLeft: 9 });
    expect(await subjects()).toEqual([
      'A passkey was added',
      'A recovery code was used',
      'Codes for logging in are off',
      'You can log in with codes',
    ]);
  });
});

describe('the member’s own passkeys', () => {
  test('prove the caller’s identity, each challenge once', async () => {
    expect((await member.request('POST', '/user/proof/options')).body.id).toBe('second-factor.no-passkey');
    await addPasskey(member, device);
    community.clock.advance(15 * MINUTE);
    expect((await prove({ password: PASSWORD })).status).toBe(400);
    const passkey = device.get(await proofOptions());
    expect((await prove({ passkey, password: PASSWORD })).body.id).toBe('second-factor.one-answer');
    expect((await prove({ passkey })).status).toBe(200);
    expect((await prove({ passkey })).body.id).toBe('second-factor.passkey');
    expect((await member.request('POST', '/user/passkeys/options')).status).toBe(200);
  });

  test('can be renamed and removed by their owner only, and removing the last one turns two-step login off', async () => {
    const { passkey } = await addPasskey(member, device);
    const path = `/user/passkeys/${passkey._id}`;
    const foreign = await community.join();
    expect((await foreign.request('PUT', path, { body: { name: 'Mine' } })).status).toBe(404);
    expect((await foreign.request('DELETE', path)).status).toBe(404);
    expect((await member.request('DELETE', `/user/passkeys/${UNKNOWN_ID}`)).status).toBe(404);
    const renamed = await member.request<Schemas['PasskeyAnswer']>('PUT', path, {
      body: { name: '  Parish\u202E laptop ' },
    });
    expect(renamed.body.passkey).toEqual({ ...passkey, name: 'Parish laptop' });
    const response = device.get(await signInOptions());
    expect((await member.request('DELETE', path)).status).toBe(200);
    expect((await enter(response)).body.id).toBe('auth.passkey');
    expect(await readStatus()).toMatchObject({ isOn: false, recoveryCodesLeft: 0, passkeys: [] });
    expect((await signIn()).status).toBe(200);
    expect(await subjects()).toEqual(['A passkey was added', 'A passkey was removed']);
  });
});
