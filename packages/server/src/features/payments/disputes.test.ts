import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listen } from '../../../test/listener.ts';
import { decide, mailsTo, newsOf, pay, planNamed } from '../../../test/payments.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const text = 'I was charged twice in March.';
const answer = 'We have paid the second transfer back.';

let community: Community;
let administrator: Caller;
let maria: Caller;
let id: string;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  administrator = await community.join({ role: 'administrator' });
  maria = await community.join();
  id = (await pay(maria, await planNamed(maria, 'Disciple'))).payment._id;
});

afterAll(() => community.close());

const dispute = (caller: Caller, message: unknown = text, paymentId = id) =>
  caller.request<Schemas['PaymentAnswer'] & Schemas['ErrorAnswer']>('POST', `/payment/dispute/${paymentId}`, {
    body: { text: message },
  });
const reply = (caller: Caller, message: unknown = answer, paymentId = id) =>
  caller.request<Schemas['StaffPaymentAnswer'] & Schemas['ErrorAnswer']>(
    'PUT',
    `/admin/payments/${paymentId}/dispute`,
    { body: { answer: message } },
  );
const own = async () =>
  (await maria.request<Schemas['PaymentAnswer']>('GET', `/payment/getById/${id}`)).body.payment;

const signIn = async (): Promise<Caller> => {
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', maria.id)
    .executeTakeFirstOrThrow();
  const body = { email, password: 'Stella-Maris-33' };
  const { body: signedIn } = await community.stranger.request<Schemas['SignedInUser']>(
    'POST',
    '/auth/signin',
    { body },
  );
  return new Caller(community, maria.id, signedIn.token);
};

const listed = async (query: string) => {
  const { body } = await administrator.request<Schemas['StaffPaymentPage']>(
    'GET',
    `/admin/payments?${query}`,
  );
  return body.payments.map(({ _id }) => _id);
};

test('staff find disputed payments until they are answered', async () => {
  const ofMaria = `search=${(await own()).reference}`;
  await decide(administrator, id, 'confirm');
  expect(await listed('disputed=true')).not.toContain(id);
  await dispute(maria);
  expect(await listed('disputed=true')).toContain(id);
  expect(await listed(`disputed=true&state=confirmed&${ofMaria}`)).toEqual([id]);
  expect(await listed(`disputed=true&state=refunded&${ofMaria}`)).toEqual([]);
  await reply(administrator);
  expect(await listed('disputed=true')).not.toContain(id);
  expect(await listed(`disputed=false&${ofMaria}`)).toEqual([id]);
});

describe('a member', () => {
  test('disputes a confirmed payment, and gets an answer', async () => {
    expect((await dispute(maria)).body.id).toBe('payment.not-disputable');
    await decide(administrator, id, 'confirm');
    const { status, body } = await dispute(maria);
    const now = community.clock.now();
    expect(status).toBe(201);
    expect(body.payment.dispute).toEqual({
      text,
      createdAt: new Date(now).toISOString(),
      dueAt: new Date(now + 30 * DAY).toISOString(),
      answer: '',
      answeredAt: null,
    });
    const page = listen(await community.listen(), maria.token ?? '');
    await page.next('connected');
    const answered = await reply(administrator);
    expect(answered.body.payment.dispute).toMatchObject({ answer, answeredAt: new Date(now).toISOString() });
    expect(await page.next('payment_changed')).toMatchObject({ payment: { dispute: { answer } } });
    page.close();
    expect((await own()).dispute?.answer).toBe(answer);
    await community.jobs.drain();
    const mail = (await mailsTo(community, maria)).at(-1);
    expect(mail?.subject).toBe('Our answer about your payment');
    expect(mail?.text).toContain(answer);
    expect((await reply(administrator)).status).toBe(200);
    const news = (await newsOf(maria)).filter(([kind]) => kind === 'dispute_answered');
    expect(news).toEqual([['dispute_answered', id, answer]]);
  });

  test('disputes a payment once, even for simultaneous requests, and cannot change the text', async () => {
    await decide(administrator, id, 'confirm');
    const answers = await Promise.all(Array.from({ length: 5 }, () => dispute(maria)));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    const other = await dispute(maria, 'And in April.');
    expect([other.status, other.body.id]).toEqual([400, 'payment.dispute-state']);
    expect((await own()).dispute?.text).toBe(text);
  });

  test('can do so for 30 days', async () => {
    await decide(administrator, id, 'confirm');
    community.clock.advance(30 * DAY);
    const late = await signIn();
    community.clock.advance(1);
    const refused = await dispute(late);
    expect([refused.status, refused.body.id]).toEqual([400, 'payment.not-disputable']);
    community.clock.advance(-1);
    expect((await dispute(late)).status).toBe(201);
  });

  test('cannot dispute an unknown payment or the payment of another member', async () => {
    await decide(administrator, id, 'confirm');
    const other = await community.join();
    expect((await dispute(other)).status).toBe(404);
    expect((await dispute(maria, text, UNKNOWN_ID)).status).toBe(404);
    expect((await own()).dispute).toBeUndefined();
  });

  test.each([[''], [' \u200B '], ['a'.repeat(2001)], [7], [null]])(
    'cannot write %j, and the error names the field',
    async (message) => {
      await decide(administrator, id, 'confirm');
      const { status, body } = await dispute(maria, message);
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'text']);
      expect((await own()).dispute).toBeUndefined();
    },
  );

  test('loses the texts when the account is deleted', async () => {
    await decide(administrator, id, 'confirm');
    await dispute(maria);
    await erase(community, maria);
    const { body } = await administrator.request<Schemas['StaffPaymentAnswer']>(
      'GET',
      `/admin/payments/${id}`,
    );
    expect(body.payment.member).toBeNull();
    expect(body.payment.dispute).toBeUndefined();
  });
});

describe('the staff', () => {
  test('answers once, and only the same answer can be repeated', async () => {
    await decide(administrator, id, 'confirm');
    expect((await reply(administrator)).body.id).toBe('payment.dispute-not-found');
    await dispute(maria);
    const other = await community.join({ role: 'administrator' });
    const answers = await Promise.all([reply(administrator), reply(other, 'No.')]);
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
    const [first, message] = answers[0]?.status === 200 ? [administrator, answer] : [other, 'No.'];
    expect((await reply(first, message)).status).toBe(200);
    expect((await reply(first, 'Otherwise.')).body.id).toBe('payment.dispute-state');
    expect((await own()).dispute?.answer).toBe(message);
    await community.jobs.drain();
    const mails = await mailsTo(community, maria);
    expect(mails.filter(({ subject }) => subject === 'Our answer about your payment')).toHaveLength(1);
  });

  test('who are moderators cannot answer, and the attempt is audited', async () => {
    await decide(administrator, id, 'confirm');
    await dispute(maria);
    expect((await reply(await community.join({ role: 'moderator' }))).status).toBe(403);
    const { body } = await administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?subject=${id}`);
    expect(body.lines[0]).toMatchObject({ action: 'payment.answer', outcome: 'refused' });
    expect((await own()).dispute?.answer).toBe('');
  });
});
