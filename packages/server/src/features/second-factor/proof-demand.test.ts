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

test('roles, payments, copies of data and the second factor itself ask for a proof', async () => {
  const { operations } = readContract(await readContractDocument());
  const asking = operations.filter(({ proof }) => proof !== null).map(({ id, proof }) => `${id} ${proof}`);
  expect(asking.toSorted()).toEqual([
    'addPasskey always',
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

describe('a role', () => {
  test('is changed without a question where there is no second factor', async () => {
    const administrator = await community.join({ role: 'administrator' });
    const { id } = await community.join();
    community.clock.advance(15 * MINUTE);
    expect((await assign(administrator, id)).status).toBe(200);
  });

  test('is changed by a code again where there is one', async () => {
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

  test('is refused without the permission, before a proof is asked for, and audited', async () => {
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

test('a proof counts for the session that gave it alone', async () => {
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

test('a payment is not confirmed without one, and stays as it was', async () => {
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

describe('a copy of the data', () => {
  test('takes the password that it asks for where there is no second factor', async () => {
    const member = await community.join();
    community.clock.advance(15 * MINUTE);
    expect((await ask(member)).status).toBe(201);
  });

  test('takes a code in addition where there is one', async () => {
    const member = await community.join();
    const { newCode } = await turnOnCodes(community, member);
    community.clock.advance(15 * MINUTE);
    expect((await ask(member)).body.id).toBe('auth.proof-required');
    await member.request('POST', '/user/proof', { body: { code: newCode() } });
    expect((await ask(member)).status).toBe(201);
  });
});
