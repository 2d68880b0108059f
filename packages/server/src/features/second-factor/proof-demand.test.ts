import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller, PASSWORD, startCommunity, type Community } from '../../../test/community.ts';
import { decide, makePlan, pay } from '../../../test/payments.ts';
import { turnOnCodes } from '../../../test/second-factor.ts';
import { readContract, readContractDocument } from '../../platform/http/contract-document.ts';

type Schemas = components['schemas'];

const MINUTE = 60_000;

let community: Community;

beforeAll(async () => {
  community = await startCommunity();
});

afterAll(() => community.close());

const assign = (administrator: Caller, id: string) =>
  administrator.request('PUT', `/admin/members/${id}/role`, { body: { role: 'moderator' } });
const ask = (member: Caller) => member.request('POST', '/user/export', { body: { password: PASSWORD } });

test('changes of roles, payments, data exports and the second factor need a proof', async () => {
  const { operations } = readContract(await readContractDocument());
  const asking = operations.filter(({ proof }) => proof !== null).map(({ id, proof }) => `${id} ${proof}`);
  expect(asking.toSorted()).toEqual([
    'addPasskey always',
    'answerDispute secondFactor',
    'askForDataExport secondFactor',
    'assignRole secondFactor',
    'confirmOneTimeCodes always',
    'confirmPayment secondFactor',
    'createDataExportAddress always',
    'refundPayment secondFactor',
    'rejectPayment secondFactor',
    'removeOneTimeCodes always',
    'removePasskey always',
    'renewRecoveryCodes always',
    'startOneTimeCodes always',
    'startPasskey always',
  ]);
});

describe('the role of a member', () => {
  test('can be changed without a new proof if the administrator has no second factor', async () => {
    const administrator = await community.join({ role: 'administrator' });
    const { id } = await community.join();
    community.clock.advance(15 * MINUTE);
    expect((await assign(administrator, id)).status).toBe(200);
  });

  test('can be changed with a new code if the administrator has a second factor', async () => {
    const administrator = await community.join({ role: 'administrator' });
    const { newCode } = await turnOnCodes(community, administrator);
    const { id } = await community.join();
    community.clock.advance(15 * MINUTE);
    await administrator.request('POST', '/user/proof', { body: { password: PASSWORD } });
    expect((await assign(administrator, id)).body.id).toBe('auth.proof-required');
    await administrator.request('POST', '/user/proof', { body: { code: newCode() } });
    expect((await assign(administrator, id)).status).toBe(200);
    community.clock.advance(15 * MINUTE);
    expect((await assign(administrator, id)).status).toBe(403);
  });

  test('cannot be changed without the permission, which is checked before the proof and audited', async () => {
    const moderator = await community.join({ role: 'moderator' });
    await turnOnCodes(community, moderator);
    const { id } = await community.join();
    community.clock.advance(15 * MINUTE);
    expect((await assign(moderator, id)).body.id).toBe('policy.forbidden');
    const lines = await community.database.read
      .selectFrom('audit_lines')
      .select(['action', 'outcome'])
      .where('actor_id', '=', moderator.id)
      .where('subject_id', '=', id)
      .execute();
    expect(lines).toEqual([{ action: 'member.assign', outcome: 'refused' }]);
  });
});

test('a proof is valid only for the session in which it was given', async () => {
  const administrator = await community.join({ role: 'administrator' });
  const { newCode } = await turnOnCodes(community, administrator);
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', administrator.id)
    .executeTakeFirstOrThrow();
  const { body } = await community.stranger.request<Schemas['SecondFactorChallenge']>(
    'POST',
    '/auth/signin',
    {
      body: { email, password: PASSWORD },
    },
  );
  const entered = await community.stranger.request<Schemas['SignedInUser']>('POST', '/auth/secondFactor', {
    body: { challenge: body.challenge, code: newCode() },
  });
  const other = new Caller(community, administrator.id, entered.body.token);
  community.clock.advance(15 * MINUTE);
  await other.request('POST', '/user/proof', { body: { code: newCode() } });
  const { id } = await community.join();
  expect((await assign(administrator, id)).body.id).toBe('auth.proof-required');
  expect((await assign(other, id)).status).toBe(200);
});

test('a payment cannot be confirmed without a proof, and stays unchanged', async () => {
  const administrator = await community.join({ role: 'administrator' });
  const payer = await community.join();
  const { newCode } = await turnOnCodes(community, administrator);
  const plan = await makePlan(administrator);
  const { payment } = await pay(payer, plan);
  community.clock.advance(15 * MINUTE);
  const refused = await decide(administrator, payment._id, 'confirm');
  expect(refused.body.id).toBe('auth.proof-required');
  await administrator.request('POST', '/user/proof', { body: { code: newCode() } });
  expect((await decide(administrator, payment._id, 'confirm')).status).toBe(200);
});

describe('a data export', () => {
  test('needs the password if the member has no second factor', async () => {
    const member = await community.join();
    community.clock.advance(15 * MINUTE);
    expect((await ask(member)).status).toBe(201);
  });

  test('also needs a code if the member has a second factor', async () => {
    const member = await community.join();
    const { newCode } = await turnOnCodes(community, member);
    community.clock.advance(15 * MINUTE);
    expect((await ask(member)).body.id).toBe('auth.proof-required');
    await member.request('POST', '/user/proof', { body: { code: newCode() } });
    expect((await ask(member)).status).toBe(201);
  });
});
