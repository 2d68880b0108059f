import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import {
  decide,
  mailsTo,
  newsOf,
  pay,
  planNamed,
  requestPayment,
  subscriptionOf,
} from '../../../test/payments.ts';

type Schemas = components['schemas'];

let community: Community;
let anna: Caller;
let benedict: Caller;
let disciple: Schemas['Plan'];
let maria: Caller;
let own: Schemas['Payment'];

beforeAll(async () => {
  community = await startCommunity();
  anna = await community.join({ role: 'administrator', firstName: 'Anna' });
  benedict = await community.join({ role: 'administrator', firstName: 'Benedict' });
  disciple = await planNamed(anna, 'Disciple');
});

beforeEach(async () => {
  maria = await community.join();
  own = (await pay(maria, disciple)).payment;
});

afterAll(() => community.close());

async function linesOf(subject: string): Promise<Schemas['AuditLine'][]> {
  const { body } = await anna.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${subject}`);
  return body.lines;
}

const read = async (caller: Caller, id: string) =>
  (await caller.request<Schemas['StaffPaymentAnswer']>('GET', `/admin/payments/${id}`)).body.payment;

describe('a confirmed payment', () => {
  test('makes the plan active, which its member learns immediately, by email and on every open page', async () => {
    const address = await community.listen();
    const page = listen(address, maria.token ?? '');
    await page.next('connected');
    const { status, body } = await decide(anna, own._id, 'confirm');
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({
      state: 'confirmed',
      abilities: { confirm: false, reject: false, refund: true },
      member: { _id: maria.id },
      payer: { fullName: 'Maria Rossi', contact: 'maria@example.org', reference: '' },
    });
    expect(body.payment.history.map(({ state, actor }) => [state, actor])).toEqual([
      ['requested', 'Maria Rossi'],
      ['instructed', null],
      ['confirmed', 'Anna Rossi'],
    ]);
    expect(body.payment.history.at(-1)).toEqual({
      state: 'confirmed',
      at: new Date(community.clock.now()).toISOString(),
      note: 'As the bank says.',
      actor: 'Anna Rossi',
    });
    expect(await page.next('payment_changed')).toMatchObject({ payment: { state: 'confirmed' } });
    expect(await page.next('subscription_changed')).toMatchObject({
      subscription: { plan: { name: 'Disciple' } },
    });
    expect(await page.next('notification')).toMatchObject({
      notification: { kind: 'plan_activated', excerpt: 'Disciple', subjectId: own._id },
    });
    page.close();

    await community.jobs.drain();
    const [, receipt, ...others] = await mailsTo(community, maria);
    expect(others).toEqual([]);
    expect(receipt?.subject).toBe('Receipt: your Disciple plan is paid');
    for (const words of [own.reference, 'Amount: $5\n', 'From', 'Until'])
      expect(receipt?.text).toContain(words);
    expect(await linesOf(own._id)).toMatchObject([
      {
        action: 'payment.confirm',
        outcome: 'done',
        actor: { _id: anna.id, name: 'Anna Rossi' },
        reason: 'As the bank says.',
        changes: [{ field: 'state', before: 'instructed', after: 'confirmed' }],
      },
    ]);
  });

  test('by two administrators at once changes once, and the refusal names the first', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => decide(index % 2 === 0 ? anna : benedict, own._id, 'confirm')),
    );
    // The repeated requests of the first decider succeed too.
    expect(tally(answers)).toEqual({ 200: 3, 400: 3 });
    const refused = answers.filter(({ status }) => status === 400).map(({ body }) => [body.id, body.message]);
    const [first] = (await read(anna, own._id)).history.slice(-1);
    expect(new Set(refused.map(([id]) => id))).toEqual(new Set(['payment.state']));
    expect(refused[0]?.[1]).toBe(`This payment has already been confirmed by ${first?.actor}.`);

    expect((await subscriptionOf(maria)).periods).toHaveLength(1);
    await community.jobs.drain();
    expect(await mailsTo(community, maria)).toHaveLength(2);
    const lines = await linesOf(own._id);
    expect(lines.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toHaveLength(3);
    const { body } = await maria.request<Schemas['NotificationPage']>('GET', `/notification/all/${maria.id}`);
    expect(body.data.filter(({ kind }) => kind === 'plan_activated')).toHaveLength(1);
  });

  test('that another administrator rejects at the same time has one of both states', async () => {
    const [confirmed, rejected] = await Promise.all([
      decide(anna, own._id, 'confirm'),
      decide(benedict, own._id, 'reject'),
    ]);
    expect(tally([confirmed, rejected])).toEqual({ 200: 1, 400: 1 });
    const { state } = await read(anna, own._id);
    expect(state).toBe(confirmed.status === 200 ? 'confirmed' : 'rejected');
    expect((await subscriptionOf(maria)).periods).toHaveLength(state === 'confirmed' ? 1 : 0);
  });

  test('can be refunded once, which ends the paid period', async () => {
    await decide(anna, own._id, 'confirm');
    expect((await subscriptionOf(maria)).plan.name).toBe('Disciple');
    const refunded = await decide(benedict, own._id, 'refund', 'Sent twice.');
    expect([refunded.status, refunded.body.payment.state]).toEqual([200, 'refunded']);
    expect(await subscriptionOf(maria)).toMatchObject({ plan: { name: 'Free' }, until: null, periods: [] });
    expect((await decide(anna, own._id, 'refund')).body.message).toBe(
      'This payment has already been refunded by Benedict Rossi.',
    );
    expect((await decide(anna, own._id, 'confirm')).status).toBe(400);
    await community.jobs.drain();
    const mail = (await mailsTo(community, maria)).at(-1);
    expect(mail?.subject).toBe('Your payment has been refunded');
    expect(mail?.text).toContain('Note: Sent twice.');
    expect((await newsOf(maria))[0]).toEqual(['payment_refunded', own._id, 'Sent twice.']);
  });

  test('that was a gift is refunded as a gift', async () => {
    const wish = { contact: 'maria@example.org', fullName: 'Maria Rossi', amount: 5 };
    const { body: gift } = await requestPayment(maria, wish);
    await decide(anna, gift.payment._id, 'confirm');
    await decide(anna, gift.payment._id, 'refund', 'As you asked.');
    await community.jobs.drain();
    const mail = (await mailsTo(community, maria)).at(-1);
    expect(mail?.text).toContain('We have refunded this gift.');
    expect(mail?.text).not.toContain('plan');
  });

  test('can arrive late', async () => {
    community.clock.advance(15 * 24 * 60 * 60 * 1000);
    await community.jobs.drain();
    expect((await read(anna, own._id)).state).toBe('expired');
    expect((await decide(anna, own._id, 'confirm')).status).toBe(200);
    expect((await subscriptionOf(maria)).plan.name).toBe('Disciple');
  });

  test('for a gift activates no plan', async () => {
    const { body } = await requestPayment(maria, {
      contact: 'maria@example.org',
      fullName: 'Maria Rossi',
      amount: 20,
    });
    expect((await decide(anna, body.payment._id, 'confirm')).status).toBe(200);
    expect((await subscriptionOf(maria)).plan.name).toBe('Free');
    await community.jobs.drain();
    expect((await mailsTo(community, maria)).at(-1)?.subject).toBe('Thank you for your gift');
    const { _id, reference } = body.payment;
    expect(await newsOf(maria)).toEqual([['payment_confirmed', _id, reference]]);
  });
});

describe('a rejected payment', () => {
  test('tells its member why, and stays rejected', async () => {
    expect((await decide(anna, own._id, 'reject', ' The amount\u202E differs. ')).status).toBe(200);
    await community.jobs.drain();
    const mail = (await mailsTo(community, maria)).at(-1);
    expect(mail?.subject).toBe('Your payment could not be accepted');
    expect(mail?.text).toContain('Note: The amount differs.');
    expect(await newsOf(maria)).toEqual([['payment_rejected', own._id, 'The amount differs.']]);
    const { body } = await maria.request<Schemas['PaymentAnswer']>('GET', `/payment/getById/${own._id}`);
    expect(body.payment.history.at(-1)).toMatchObject({ state: 'rejected', note: 'The amount differs.' });
    expect((await decide(benedict, own._id, 'confirm')).body.message).toBe(
      'This payment has already been rejected by Anna Rossi.',
    );
  });

  test.each(['reject', 'refund'] as const)('%s needs a note', async (decision) => {
    for (const note of ['', ' ', '\u200B']) {
      const { status, body } = await decide(anna, own._id, decision, note);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'note']);
    }
  });
});

describe('staff who are not administrators', () => {
  test.each(['member', 'moderator'] as const)(
    'as a %s cannot decide, and the attempt is audited',
    async (role) => {
      const other = await community.join({ role });
      for (const decision of ['confirm', 'reject', 'refund'] as const) {
        const { status, body } = await decide(other, own._id, decision);
        expect([status, body.message]).toEqual([403, 'Only administrators may do this.']);
      }
      expect((await read(anna, own._id)).state).toBe('instructed');
      const lines = await linesOf(own._id);
      expect(lines.map(({ action, outcome, actor }) => [action, outcome, actor.role])).toEqual(
        ['refund', 'reject', 'confirm'].map((decision) => [`payment.${decision}`, 'refused', role]),
      );
    },
  );
});
