import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import {
  mailsTo,
  newsOf,
  makePlan,
  pay,
  payment,
  planNamed,
  requestPayment,
} from '../../../test/payments.ts';
import { readReference } from './reference.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let disciple: Schemas['Plan'];
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  disciple = await planNamed(administrator, 'Disciple');
});

beforeEach(async () => {
  maria = await community.join();
});

afterAll(() => community.close());

const stored = async () =>
  (await community.database.read.selectFrom('payments').select('id').execute()).length;
const listed = async (caller: Caller) =>
  (await caller.request<Schemas['PaymentPage']>('GET', '/payment/all')).body.payments;

describe('a member who requests a payment', () => {
  test('has the instructions by email when the response says so', async () => {
    const { status, body } = await requestPayment(maria, payment(disciple));
    expect(status).toBe(201);
    expect(body.message).toBe('Payment instructions sent to your email');
    expect(body.payment).toMatchObject({
      plan: { _id: disciple._id, name: 'Disciple' },
      amount: 5,
      service: 'Zelle',
      payee: { name: 'Parvis', email: 'payments@parvis.example' },
      state: 'instructed',
      expiresAt: new Date(community.clock.now() + 14 * DAY).toISOString(),
    });
    expect(body.payment.history.map(({ state }) => state)).toEqual(['requested', 'instructed']);
    expect(readReference(body.payment.reference)).toBe(body.payment.reference);
    expect(body.payment.memo).toBe(`Disciple Plan Subscription ${body.payment.reference}`);

    const mails = await mailsTo(community, maria);
    expect(mails.map(({ subject }) => subject)).toEqual(['How to pay for your Disciple plan']);
    for (const form of [mails[0]?.text, mails[0]?.html]) {
      for (const words of [
        body.payment.memo,
        '$5',
        'payments@parvis.example',
        'Zelle',
        'January 19, 2026',
        'Only US bank accounts are accepted.',
        'A transfer cannot be undone.',
      ]) {
        expect(form).toContain(words);
      }
    }
    expect(mails[0]?.text).toContain(`http://localhost:3000/payment/${body.payment._id}\n`);
    expect(mails[0]?.text).toContain('Amount: $5\n');
  });

  test('gets the email in their language', async () => {
    const josef = await community.join();
    const changed = await josef.request<Schemas['AccountAnswer']>('PUT', `/user/update/${josef.id}`, {
      body: { language: 'es' },
    });
    expect(changed.status).toBe(200);
    await pay(josef, disciple);
    const [mail] = await mailsTo(community, josef);
    expect(mail?.subject).toBe('Cómo pagar tu plan Disciple');
    expect(mail?.text).toContain('19 de enero de 2026');
    expect(mail?.text).toContain('Importe: 5\u00A0US$\n');
    expect(mail?.html).toContain('<html lang="es">');
  });

  test('gets one payment and one email for each key, even for repeated requests', async () => {
    const ask = () => requestPayment(maria, payment(disciple), 'one-opening-of-the-dialog');
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    answers.push(await ask());
    expect(tally(answers)).toEqual({ 200: 8, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.payment._id)).size).toBe(1);
    expect(answers.at(-1)?.body.payment.state).toBe('instructed');
    await community.jobs.drain();
    expect(await listed(maria)).toHaveLength(1);
    expect(await mailsTo(community, maria)).toHaveLength(1);
    const other = await requestPayment(
      maria,
      payment(disciple, { fullName: 'Somebody Else' }),
      'one-opening-of-the-dialog',
    );
    expect(other).toMatchObject({ status: 400, body: { id: 'request.key-reused' } });
  });

  test('can pay a gift without a plan', async () => {
    const { status, body } = await requestPayment(maria, {
      contact: '+1 (212) 555-0100',
      fullName: 'Maria Rossi',
      amount: 0.01,
      reference: 'For the roof',
    });
    expect([status, body.payment.plan, body.payment.memo]).toEqual([201, null, body.payment.reference]);
    const [mail] = await mailsTo(community, maria);
    expect(mail?.subject).toBe('How to send your gift');
    expect(mail?.text).toContain('Amount: $0.01\n');
    expect(mail?.text).toContain(`http://localhost:3000/payment/${body.payment._id}\n`);
  });

  test.each([
    [' Maria@Example.org ', 'maria@example.org'],
    ["o'brien+gifts@mail.example.org", "o'brien+gifts@mail.example.org"],
    ['+1 (212) 555-0100', '2125550100'],
    ['1-212.555.0100', '2125550100'],
  ])('can have the contact %j at the transfer service', async (contact, kept) => {
    const { body } = await requestPayment(maria, payment(disciple, { contact }));
    const stored = await community.database.read
      .selectFrom('payments')
      .select('payer_contact')
      .where('id', '=', body.payment._id)
      .executeTakeFirstOrThrow();
    expect(stored.payer_contact).toBe(kept);
  });

  test('gets the format of a contact in the error', async () => {
    const body = payment(disciple, { contact: '<x>@y.zz' });
    const answer = await maria.request('POST', '/payment/create', { body });
    expect(answer.body.errors).toEqual([
      {
        path: 'contact',
        message:
          'Please enter an email address, such as maria@example.org, or a US phone number, such as (212) 555-0100.',
      },
    ]);
  });

  test('has a different reference for each payment', async () => {
    const references: string[] = [];
    for (let count = 0; count < 4; count += 1)
      references.push((await pay(maria, disciple)).payment.reference);
    expect(new Set(references).size).toBe(4);
  });

  test('can have at most five open payments', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => requestPayment(maria, payment(disciple))),
    );
    expect(tally(answers)).toEqual({ 201: 5, 400: 3 });
    const { status, body } = await maria.request('POST', '/payment/create', { body: payment(disciple) });
    expect([status, body.id]).toEqual([400, 'payment.too-many']);
    community.clock.advance(14 * DAY);
    await community.jobs.drain();
    expect((await requestPayment(maria, payment(disciple))).status).toBe(201);
  });

  test.each<[string, object, string]>([
    ['a negative amount', { amount: -1 }, 'amount'],
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['too large an amount', { amount: 1e9 }, 'amount'],
    ['an amount with half a cent', { amount: 5.005 }, 'amount'],
    ['a text as the amount', { amount: '12,50' }, 'amount'],
    ['null as the amount', { amount: null }, 'amount'],
    ['an amount that is not the price', { amount: 4.99 }, 'amount'],
    ['no name', { fullName: ' ' }, 'fullName'],
    ['an invisible name', { fullName: '\u200B' }, 'fullName'],
    ['an empty contact', { contact: '' }, 'contact'],
    ['a contact that is neither an email address nor a phone number', { contact: 'maria' }, 'contact'],
    ['a contact with brackets', { contact: '<x>@y.zz' }, 'contact'],
    ['a contact with quotes', { contact: '"maria"@example.org' }, 'contact'],
    ['a phone number of another country', { contact: '+49 30 123456' }, 'contact'],
    ['an impossible phone number', { contact: '(012) 555-0100' }, 'contact'],
    ['a long reference', { reference: 'a'.repeat(141) }, 'reference'],
    ['a malformed plan id', { planId: 'nonsense' }, 'planId'],
    ['an unknown field', { state: 'confirmed' }, 'state'],
  ])('is refused with %s, and nothing is stored or sent', async (_, change, path) => {
    const before = await stored();
    const { status, body } = await maria.request('POST', '/payment/create', {
      body: { ...payment(disciple), ...change },
    });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect(body.errors?.[0]?.message).toMatch(/^\p{Lu}.*\.$/u);
    expect(await stored()).toBe(before);
    expect(await mailsTo(community, maria)).toEqual([]);
  });

  test('is refused with an invalid number', async () => {
    const body = JSON.stringify(payment(disciple)).replace('"amount":5', '"amount":NaN');
    const answer = await maria.request('POST', '/payment/create', { body });
    expect([answer.status, answer.body.id]).toEqual([400, 'request.malformed']);
  });

  test('is refused for a plan that is free, retired or unknown', async () => {
    const free = await planNamed(maria, 'Free');
    const deleted = await makePlan(administrator);
    await administrator.request('DELETE', `/plan/delete/${deleted._id}`);
    const ask = (body: object) => maria.request('POST', '/payment/create', { body });
    expect((await ask(payment(free, { amount: 1 }))).body.id).toBe('payment.plan');
    for (const planId of [deleted._id, UNKNOWN_ID]) {
      const { status, body } = await ask(payment(deleted, { planId }));
      expect([status, body.id]).toEqual([404, 'plan.not-found']);
    }
  });
});

describe('a payment', () => {
  test('can be read by its member only', async () => {
    const { payment: own } = await pay(maria, disciple);
    const josef = await community.join();
    const read = (caller: Caller) => caller.request('GET', `/payment/getById/${own._id}`);
    expect((await read(maria)).body).toEqual({ payment: own });
    for (const caller of [josef, administrator]) {
      const { status, body } = await read(caller);
      expect([status, body.id]).toEqual([404, 'payment.not-found']);
    }
    expect(await listed(josef)).toEqual([]);
  });

  test('is in a paged list, newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) made.push((await pay(maria, disciple)).payment._id);
    const first = await maria.request<Schemas['PaymentPage']>('GET', '/payment/all?limit=2');
    const second = await maria.request<Schemas['PaymentPage']>(
      'GET',
      `/payment/all?limit=2&cursor=${first.body.nextCursor}`,
    );
    const ids = [...first.body.payments, ...second.body.payments].map(({ _id }) => _id);
    expect(ids).toEqual(made.toReversed());
    expect(second.body.nextCursor).toBeNull();
  });

  test('expires without a transfer, and its member is notified', async () => {
    const { payment: own } = await pay(maria, disciple);
    community.clock.advance(14 * DAY - 1);
    await community.jobs.drain();
    expect((await listed(maria))[0]?.state).toBe('instructed');
    community.clock.advance(1);
    await community.jobs.drain();
    const [expired] = await listed(maria);
    expect(expired).toMatchObject({ _id: own._id, state: 'expired' });
    expect(expired?.history.at(-1)).toEqual({
      state: 'expired',
      at: new Date(community.clock.now()).toISOString(),
      note: '',
    });
    const mails = await mailsTo(community, maria);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'How to pay for your Disciple plan',
      'Your payment has expired',
    ]);
    expect(await newsOf(maria)).toEqual([['payment_expired', own._id, own.reference]]);
  });

  test('stays without the identity of its member after the account is deleted', async () => {
    const { payment: own } = await pay(maria, disciple);
    expect((await erase(community, maria)).status).toBe(200);
    const { body } = await administrator.request<Schemas['StaffPaymentAnswer']>(
      'GET',
      `/admin/reference/${own.reference}`,
    );
    expect(body.payment).toMatchObject({
      _id: own._id,
      member: null,
      payer: { fullName: '', contact: '', reference: '' },
      amount: 5,
    });
    const confirmed = await administrator.request<Schemas['StaffPaymentAnswer']>(
      'PUT',
      `/admin/payments/${own._id}/confirm`,
      { body: {} },
    );
    expect(confirmed.body.payment.state).toBe('confirmed');
    community.clock.advance(15 * DAY);
    await community.jobs.drain();
    expect(await community.jobs.counts()).toMatchObject({ dead: 0 });
  });
});
