import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { decide, pay, payment, planNamed, plansOf } from '../../../test/payments.ts';
import { readContract, readContractDocument, type Operation } from '../../platform/http/contract-document.ts';

type Schemas = components['schemas'];
type Method = Parameters<Caller['request']>[0];

let community: Community;
let administrator: Caller;
let disciple: Schemas['Plan'];

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator', firstName: 'Anna' });
  disciple = await planNamed(administrator, 'Disciple');
});

afterAll(() => community.close());

async function linesOf({ id }: Pick<Caller, 'id'>): Promise<Schemas['AuditLine'][]> {
  const { body } = await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?actor=${id}`);
  return body.lines;
}

const storedPayments = () => community.database.read.selectFrom('payments').select(['id', 'state']).execute();

const { operations } = readContract(await readContractDocument());
const audited = operations.filter(({ audit }) => audit !== null);
const ofStaff = audited.filter(
  ({ path, audit }) =>
    (audit !== null && audit.permission !== null) || /^\/api\/(?:admin|plan)\//u.test(path),
);

const surprise = new FormData();
surprise.set('surprise', 'true');

const strangeBody = ({ body }: Operation) => {
  if (body === null) return {};
  return { body: body.content.has('multipart/form-data') ? surprise : { surprise: true } };
};

/** Calls the operation with an invalid body and, if the path has an id, with an invalid id. */
const callWrongly = (caller: Caller, operation: Operation) =>
  caller.request(
    operation.method as Method,
    operation.path.replaceAll(/:\w+/gu, 'nonsense'),
    strangeBody(operation),
  );

describe('an invalid action', () => {
  test.each(ofStaff)('$id is audited with the actor', async (operation) => {
    const anna = await community.join({ role: 'administrator' });
    expect((await callWrongly(anna, operation)).status).toBe(400);
    const [line] = await linesOf(anna);
    expect(line).toMatchObject({
      action: operation.audit?.action,
      outcome: 'refused',
      actor: { _id: anna.id, role: 'administrator' },
      changes: [],
    });
    expect(line?.reason).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('is shown in the language of the staff who read the log', async () => {
    const anna = await community.join({ role: 'administrator' });
    await anna.request('PUT', `/plan/update/${disciple._id}`, { body: { price: -1, name: ' ' } });
    const { body } = await administrator.request<Schemas['AuditPage']>(
      'GET',
      `/admin/audit?actor=${anna.id}`,
      { headers: { 'accept-language': 'es' } },
    );
    expect(body.lines[0]?.reason).toMatch(/^Revisa los campos señalados\. .*price: /u);
  });

  test('is audited with its subject and the error of each field', async () => {
    const anna = await community.join({ role: 'administrator' });
    await anna.request('PUT', `/plan/update/${disciple._id}`, { body: { price: -1, name: ' ' } });
    expect(await linesOf(anna)).toMatchObject([
      {
        action: 'plan.edit',
        subject: { type: 'plan', _id: disciple._id },
        reason: expect.stringMatching(/^Please check the highlighted fields\. .*price: /u),
      },
    ]);
  });

  test('is audited for any kind of input', async () => {
    const anna = await community.join({ role: 'administrator' });
    const body = { price: 1, [`\u0000\u202E${'😀'.repeat(300)}`]: 1 };
    expect((await anna.request('PUT', `/plan/update/${disciple._id}`, { body })).status).toBe(400);
    const [line] = await linesOf(anna);
    expect(line?.reason.isWellFormed()).toBe(true);
    expect(line?.reason).not.toContain('\u202E');
  });

  test.each([
    ['-1', 'price'],
    ['1e9', 'price'],
    ['"12,50"', 'price'],
    ['1.005', 'price'],
    ['null', 'price'],
    ['NaN', undefined],
  ])('is refused and audited for a plan with %s, and changes nothing', async (price, path) => {
    const anna = await community.join({ role: 'administrator' });
    const before = await plansOf(administrator);
    const made = await anna.request('POST', '/plan/create', { body: `{"name":"Pilgrim","price":${price}}` });
    const edited = await anna.request('PUT', `/plan/update/${disciple._id}`, { body: `{"price":${price}}` });
    for (const { status, body } of [made, edited]) {
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    }
    expect(await plansOf(administrator)).toEqual(before);
    const lines = await linesOf(anna);
    expect(lines.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'plan.edit refused',
      'plan.create refused',
    ]);
  });

  test.each(['-1', '0', '1e9', '"12,50"', 'NaN'])(
    'is refused and audited for a payment of %s, and stores nothing',
    async (amount) => {
      const maria = await community.join();
      const before = await storedPayments();
      const body = JSON.stringify(payment(disciple)).replace('"amount":5', `"amount":${amount}`);
      const answer = await maria.request('POST', '/payment/create', { body });
      expect(answer.status).toBe(400);
      expect(await storedPayments()).toEqual(before);
      expect(await linesOf(maria)).toMatchObject([
        { action: 'payment.request', outcome: 'refused', subject: null, actor: { role: 'member' } },
      ]);
    },
  );
});

describe('an action on another member’s data', () => {
  test('gets the response "not found", and the attempt is audited', async () => {
    const maria = await community.join();
    const josef = await community.join();
    const { payment: own } = await pay(maria, disciple);
    await decide(administrator, own._id, 'confirm');
    const before = await storedPayments();
    const answers = [
      await josef.request('GET', `/payment/getById/${own._id}`),
      await josef.request('POST', `/payment/dispute/${own._id}`, { body: { text: 'Not mine.' } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.id, body.message]).toEqual([
        404,
        'payment.not-found',
        'This payment does not exist.',
      ]);
    }
    expect(await storedPayments()).toEqual(before);
    expect(await linesOf(josef)).toMatchObject(
      ['payment.dispute', 'payment.view'].map((action) => ({
        action,
        outcome: 'refused',
        reason: 'This payment does not exist.',
        subject: { type: 'payment', _id: own._id },
      })),
    );
    expect((await maria.request('GET', `/payment/getById/${own._id}`)).status).toBe(200);
    expect(await linesOf(maria)).toEqual([]);
  });

  test('cannot fill the audit log', async () => {
    const josef = await community.join();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await josef.request('GET', `/payment/getById/${UNKNOWN_ID}`);
      await josef.request('POST', '/payment/create', { body: {} });
    }
    expect(await linesOf(josef)).toHaveLength(2);
  });
});
