import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { listen } from '../../../test/listener.ts';
import { startMailServer, type MailServer } from '../../../test/mail-server.ts';
import { decide, payment, planNamed, requestPayment } from '../../../test/payments.ts';

type Schemas = components['schemas'];

const SECOND = 1000;

let mails: MailServer;
let community: Community;
let administrator: Caller;
let disciple: Schemas['Plan'];
let maria: Caller;

beforeAll(async () => {
  mails = await startMailServer();
  community = await startCommunity({
    environment: { SMTP_URL: mails.url, PAYMENT_SERVICE: 'BankPay', PAYMENT_PAYEE_EMAIL: 'gifts@parish.org' },
  });
  administrator = await community.join({ role: 'administrator' });
  disciple = await planNamed(administrator, 'Disciple');
});

beforeEach(async () => {
  maria = await community.join();
  mails.refuseWith(null);
});

afterAll(async () => {
  await community.close();
  await mails.close();
});

const dead = async () => (await administrator.request<Schemas['JobPage']>('GET', '/admin/jobs')).body.jobs;
const own = async (id: string) =>
  (await maria.request<Schemas['PaymentAnswer']>('GET', `/payment/getById/${id}`)).body.payment;
const received = (reference: string) => mails.received.filter(({ text }) => text?.includes(reference));

describe('with a mail server', () => {
  test('the instructions are sent before the response, with the settings of the installation', async () => {
    const { body } = await requestPayment(maria, payment(disciple));
    expect(body.message).toBe('Payment instructions sent to your email');
    const [mail, ...others] = received(body.payment.reference);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('BankPay');
    expect(mail?.text).toContain('gifts@parish.org');
  });

  test('that refuses emails for now, the response says so, and the emails are sent once later', async () => {
    const address = await community.listen();
    const page = listen(address, maria.token ?? '');
    await page.next('connected');
    mails.refuseWith(451);
    const { status, body } = await requestPayment(maria, payment(disciple));
    expect([status, body.payment.state]).toEqual([201, 'requested']);
    expect(body.message).not.toContain('sent to your email');
    expect(received(body.payment.reference)).toEqual([]);
    mails.refuseWith(null);
    await community.jobs.drain();
    expect((await own(body.payment._id)).state).toBe('requested');
    community.clock.advance(10 * SECOND);
    await community.jobs.drain();
    expect((await own(body.payment._id)).state).toBe('instructed');
    expect(received(body.payment.reference)).toHaveLength(1);
    expect(await page.next('payment_changed')).toMatchObject({
      payment: { _id: body.payment._id, state: 'instructed' },
    });
    page.close();
  });

  test('that refuses the address, administrators see the failure and can retry', async () => {
    mails.refuseWith(550);
    const { body } = await requestPayment(maria, payment(disciple));
    expect(body.payment.state).toBe('requested');
    const [job] = await dead();
    expect(job).toMatchObject({ kind: 'payment.instructions', state: 'dead', attempts: 1 });
    expect(job?.error).toBe('The mail server refuses this mail (EENVELOPE 550).');
    expect(community.logLines.join('')).not.toContain('member-');
    mails.refuseWith(null);
    const retry = () => administrator.request('PUT', `/admin/jobs/${job?._id}/retry`);
    expect((await retry()).status).toBe(200);
    await community.jobs.drain();
    expect((await own(body.payment._id)).state).toBe('instructed');
    expect(await dead()).toEqual([]);
    expect((await retry()).status).toBe(404);
    expect(received(body.payment.reference)).toHaveLength(1);
  });

  test('a payment that was decided in the meantime gets no instructions', async () => {
    mails.refuseWith(451);
    const { body } = await requestPayment(maria, payment(disciple));
    await decide(administrator, body.payment._id, 'confirm');
    // Waits for the attempts to fail before the clock moves. The time of the next attempt depends on the time of the
    // failure. After a later failure, the next attempt would not be due in this test.
    await community.jobs.drain();
    mails.refuseWith(null);
    community.clock.advance(10 * SECOND);
    await community.jobs.drain();
    expect(received(body.payment.reference).map(({ subject }) => subject)).toEqual([
      'Receipt: your Disciple plan is paid',
    ]);
    expect((await own(body.payment._id)).state).toBe('confirmed');
  });
});
