import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Caller, PASSWORD, startCommunity, tally, type Community } from '../../../test/community.ts';
import { mailsAt } from '../../../test/stored-mails.ts';
import { authenticatorOf, turnOnCodes } from '../../../test/second-factor.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;

let community: Community;
let members = 0;
let email = '';
let member: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

beforeEach(async () => {
  members += 1;
  email = `careful-${members}@example.org`;
  const person = { first_name: 'Maria', last_name: 'Rossi', email, password: PASSWORD };
  const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signup', {
    body: person,
  });
  member = new Caller(community, body._id, body.token);
});

const signIn = (password = PASSWORD) =>
  community.stranger.request<Schemas['SecondFactorChallenge']>('POST', '/auth/signin', {
    body: { email, password },
  });
const finish = (challenge: string, code: string) =>
  community.stranger.request<Schemas['SignedInUser'] & Schemas['ErrorAnswer']>('POST', '/auth/secondFactor', {
    body: { challenge, code },
  });
const challengeOf = async () => (await signIn()).body.challenge;
const readStatus = async (caller = member) =>
  (await caller.request<Schemas['SecondFactorAnswer']>('GET', '/user/secondFactor')).body;
const subjects = async () => {
  await community.jobs.drain();
  // Jobs with the same due time run in any order.
  return (await mailsAt(community.config, email)).map(({ subject }) => subject ?? '').toSorted();
};

describe('turning codes on', () => {
  test('takes effect with the first right code, and returns ten recovery codes', async () => {
    const setup = await member.request<Schemas['OneTimeCodeSetup']>('POST', '/user/secondFactor/codes');
    const { secret, uri } = setup.body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Parvis');
    expect(await readStatus()).toMatchObject({ isOn: false, oneTimeCodesSince: null });
    expect((await signIn()).status).toBe(200);

    const app = authenticatorOf(community, secret);
    const wrong = await member.request('PUT', '/user/secondFactor/codes', { body: { code: '000000' } });
    expect([wrong.status, wrong.body.id]).toEqual([400, 'second-factor.code']);
    const done = await member.request<Schemas['RecoveryCodesAnswer']>('PUT', '/user/secondFactor/codes', {
      body: { code: `${app.code().slice(0, 3)} ${app.code().slice(3)}` },
    });
    expect(done.status).toBe(200);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(await readStatus()).toEqual({
      isOn: true,
      isRequired: false,
      oneTimeCodesSince: new Date(community.clock.now()).toISOString(),
      recoveryCodesLeft: 10,
      passkeys: [],
    });
    expect(await subjects()).toEqual(['Two-step login is on']);
  });

  test('stores neither the secret nor a recovery code in readable form', async () => {
    const setup = await member.request<Schemas['OneTimeCodeSetup']>('POST', '/user/secondFactor/codes');
    const { recoveryCodes } = await turnOnCodes(community, member);
    const rows = await community.database.read.selectFrom('one_time_codes').selectAll().execute();
    const codes = await community.database.read.selectFrom('recovery_codes').selectAll().execute();
    const stored = JSON.stringify([rows, codes]);
    expect(stored).not.toContain(setup.body.secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  test('ends the sessions that were started with the password alone', async () => {
    const { body } = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/signin', {
      body: { email, password: PASSWORD },
    });
    const other = new Caller(community, body._id, body.token);
    expect((await other.request('GET', '/auth/verify')).status).toBe(200);
    await turnOnCodes(community, member);
    expect((await other.request('GET', '/auth/verify')).status).toBe(401);
    expect((await member.request('GET', '/auth/verify')).status).toBe(200);
  });

  test('is refused in a session without a recent proof', async () => {
    community.clock.advance(15 * MINUTE);
    const refused = await member.request('POST', '/user/secondFactor/codes');
    expect([refused.status, refused.body.id]).toEqual([403, 'auth.proof-required']);
    const wrong = await member.request('POST', '/user/proof', { body: { password: 'Not-Mine-99' } });
    expect(wrong.status).toBe(400);
    expect((await member.request('POST', '/user/secondFactor/codes')).status).toBe(403);
    expect((await member.request('POST', '/user/proof', { body: { password: PASSWORD } })).status).toBe(200);
    expect((await member.request('POST', '/user/secondFactor/codes')).status).toBe(200);
  });

  test('is refused a second time until codes are turned off', async () => {
    await turnOnCodes(community, member);
    const again = await member.request('POST', '/user/secondFactor/codes');
    expect([again.status, again.body.id]).toEqual([400, 'second-factor.on']);
    const confirmed = await member.request('PUT', '/user/secondFactor/codes', { body: { code: '123456' } });
    expect([confirmed.status, confirmed.body.id]).toEqual([400, 'second-factor.on']);
  });
});

describe('login with codes', () => {
  test('needs the password and then a code, and returns no token before', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const first = await signIn();
    expect(first.status).toBe(202);
    expect(Object.keys(first.body).toSorted()).toEqual(['challenge', 'expiresAt', 'passkey', 'takesCode']);
    expect(first.body).toMatchObject({ takesCode: true, passkey: null });
    const { status, body } = await finish(first.body.challenge, newCode());
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: member.id, email });
    const entered = new Caller(community, member.id, body.token);
    expect((await entered.request('GET', '/auth/verify')).status).toBe(200);
  });

  test('does not accept a challenge as a token, or a challenge twice', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const challenge = await challengeOf();
    const posing = new Caller(community, member.id, challenge);
    expect((await posing.request('GET', '/auth/verify')).status).toBe(401);
    expect((await finish(challenge, newCode())).status).toBe(200);
    const again = await finish(challenge, newCode());
    expect([again.status, again.body.id]).toEqual([401, 'auth.challenge']);
  });

  test('accepts a code once, even from two simultaneous requests', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const code = newCode();
    const [one, other] = [await challengeOf(), await challengeOf()];
    const answers = await Promise.all([finish(one, code), finish(other, code)]);
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
    expect((await finish(await challengeOf(), code)).body.id).toBe('second-factor.code');
  });

  test('accepts codes of a clock that is off by one step, and not by more', async () => {
    const { code } = await turnOnCodes(community, member);
    const challenge = await challengeOf();
    expect((await finish(challenge, code(2 * 30_000))).status).toBe(400);
    expect((await finish(challenge, code(30_000))).status).toBe(200);
    community.clock.advance(3 * 30_000);
    const next = await challengeOf();
    expect((await finish(next, code(-2 * 30_000))).status).toBe(400);
    expect((await finish(next, code(-30_000))).status).toBe(200);
    // After a code was used, all earlier codes are invalid too.
    expect((await finish(await challengeOf(), code(-30_000))).status).toBe(400);
  });

  test('accepts each recovery code once, typed in any form, and sends an email about it', async () => {
    const { recoveryCodes } = await turnOnCodes(community, member);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const { status, body } = await finish(await challengeOf(), typed);
    expect(status).toBe(200);
    expect((await finish(await challengeOf(), code)).status).toBe(400);
    expect(await readStatus(new Caller(community, member.id, body.token))).toMatchObject({
      recoveryCodesLeft: 9,
    });
    expect(await subjects()).toEqual(['A recovery code was used', 'Two-step login is on']);
  });

  test('must start again after five wrong codes, and after five minutes', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const guessed = await challengeOf();
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await finish(guessed, '000000')).status).toBe(400);
    }
    expect((await finish(guessed, newCode())).body.id).toBe('auth.challenge');
    const late = await challengeOf();
    community.clock.advance(5 * MINUTE);
    expect((await finish(late, newCode())).body.id).toBe('auth.challenge');
    expect((await finish('nothing', newCode())).body.id).toBe('auth.challenge');
  });

  test('does not reveal the second factor if the password is wrong', async () => {
    await turnOnCodes(community, member);
    expect((await signIn('Not-Mine-99')).status).toBe(401);
  });

  test('needs a code even after the password was reset, which ends the old challenges', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const challenge = await challengeOf();
    await community.stranger.request('POST', '/auth/recover', { body: { email } });
    await community.jobs.drain();
    const mail = (await mailsAt(community.config, email)).at(-1);
    const token = /\/reset-password\?token=(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'Regina-Caeli-44';
    const reset = await community.stranger.request('POST', '/auth/reset', { body: { token, password } });
    expect(reset.status).toBe(200);
    expect((await finish(challenge, newCode())).body.id).toBe('auth.challenge');
    const anew = await signIn(password);
    expect(anew.status).toBe(202);
    expect((await finish(anew.body.challenge, newCode())).status).toBe(200);
  });

  test('is refused to restricted members, before and after the code', async () => {
    const { newCode } = await turnOnCodes(community, member);
    const challenge = await challengeOf();
    const administrator = await community.join({ role: 'administrator' });
    await administrator.request('PUT', `/admin/members/${member.id}/suspend`, {
      body: { reason: 'Insults.', days: 1 },
    });
    expect((await signIn()).status).toBe(403);
    expect((await finish(challenge, newCode())).body.id).toBe('auth.suspended');
  });

  test('restores an account pending deletion, with a code', async () => {
    const { newCode } = await turnOnCodes(community, member);
    await member.request('DELETE', `/user/update/${member.id}`);
    expect((await signIn()).status).toBe(403);
    const back = await community.stranger.request<Schemas['SecondFactorChallenge']>('POST', '/auth/restore', {
      body: { email, password: PASSWORD },
    });
    expect(back.status).toBe(202);
    expect((await signIn()).status).toBe(403);
    expect((await finish(back.body.challenge, newCode())).status).toBe(200);
    expect((await signIn()).status).toBe(202);
  });
});

describe('turning codes off and making new recovery codes', () => {
  test('need a proof with the second factor, and the password is not enough', async () => {
    const { newCode } = await turnOnCodes(community, member);
    community.clock.advance(15 * MINUTE);
    const off = () => member.request('DELETE', '/user/secondFactor/codes');
    expect((await off()).body.id).toBe('auth.proof-required');
    expect((await member.request('POST', '/user/secondFactor/recoveryCodes')).status).toBe(403);
    expect((await member.request('POST', '/user/proof', { body: { password: PASSWORD } })).status).toBe(400);
    expect((await off()).status).toBe(403);
    expect((await member.request('POST', '/user/proof', { body: { code: newCode() } })).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect(await readStatus()).toMatchObject({ isOn: false, oneTimeCodesSince: null, recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(200);
    expect(await subjects()).toEqual(['Two-step login is off', 'Two-step login is on']);
  });

  test('end the challenges and the former codes', async () => {
    const { newCode, recoveryCodes } = await turnOnCodes(community, member);
    const renewed = await member.request<Schemas['RecoveryCodesAnswer']>(
      'POST',
      '/user/secondFactor/recoveryCodes',
    );
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const challenge = await challengeOf();
    expect((await finish(challenge, recoveryCodes[0] ?? '')).status).toBe(400);
    await member.request('DELETE', '/user/secondFactor/codes');
    expect((await finish(challenge, newCode())).body.id).toBe('auth.challenge');
  });

  test('are refused without a second factor', async () => {
    const refused = await member.request('POST', '/user/secondFactor/recoveryCodes');
    expect([refused.status, refused.body.id]).toEqual([400, 'second-factor.off']);
    expect((await member.request('DELETE', '/user/secondFactor/codes')).status).toBe(200);
    expect(await subjects()).toEqual([]);
  });
});

test('the audit log records changes by staff to their own second factor', async () => {
  const administrator = await community.join({ role: 'administrator' });
  await turnOnCodes(community, administrator);
  await administrator.request('DELETE', '/user/secondFactor/codes');
  const { body } = await administrator.request<Schemas['AuditPage']>(
    'GET',
    `/admin/audit?actor=${administrator.id}`,
  );
  const actions = body.lines
    .map(({ action }) => action)
    .filter((action) => action.startsWith('second-factor'));
  expect(actions.toSorted()).toEqual([
    'second-factor.add-codes',
    'second-factor.remove-codes',
    'second-factor.turn-off',
    'second-factor.turn-on',
  ]);
});

test('the audit log has no line if codes were not turned on', async () => {
  const administrator = await community.join({ role: 'administrator' });
  expect((await administrator.request('DELETE', '/user/secondFactor/codes')).status).toBe(200);
  const { body } = await administrator.request<Schemas['AuditPage']>(
    'GET',
    `/admin/audit?actor=${administrator.id}`,
  );
  expect(body.lines.filter(({ action }) => action.startsWith('second-factor'))).toEqual([]);
});
