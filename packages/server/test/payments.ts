import type { components } from '@parvis/api-client/contract';
import type { Email } from 'postal-mime';
import { newId } from '../src/platform/identifiers.ts';
import type { Answer, Caller, Community } from './community.ts';
import { mailsAt } from './stored-mails.ts';

type Schemas = components['schemas'];

export async function plansOf(caller: Caller): Promise<Schemas['Plan'][]> {
  return (await caller.request<Schemas['PlanPage']>('GET', '/plan/all')).body.plans;
}

export async function planNamed(caller: Caller, name: string): Promise<Schemas['Plan']> {
  const plan = (await plansOf(caller)).find((each) => each.name === name);
  if (plan === undefined) throw new Error(`There is no plan ${name}.`);
  return plan;
}

/** Creates a separate plan, which the test can change and retire. */
export async function makePlan(administrator: Caller): Promise<Schemas['Plan']> {
  const { body } = await administrator.request<Schemas['PlanAnswer']>('POST', '/plan/create', {
    body: { name: `Plan ${newId().slice(-12)}`, price: 7.5 },
  });
  return body.plan;
}

export function payment(
  plan: Schemas['Plan'],
  change: Partial<Schemas['PaymentPayload']> = {},
): Schemas['PaymentPayload'] {
  return {
    planId: plan._id,
    contact: 'maria@example.org',
    fullName: 'Maria Rossi',
    amount: plan.price,
    ...change,
  };
}

export function requestPayment(
  caller: Caller,
  body: object,
  key?: string,
): Promise<Answer<Schemas['PaymentCreated']>> {
  return caller.request('POST', '/payment/create', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

export async function pay(caller: Caller, plan: Schemas['Plan']): Promise<Schemas['PaymentCreated']> {
  return (await requestPayment(caller, payment(plan))).body;
}

export function decide(
  administrator: Caller,
  paymentId: string,
  decision: 'confirm' | 'reject' | 'refund',
  note = 'As the bank says.',
): Promise<Answer<Schemas['StaffPaymentAnswer'] & Schemas['ErrorAnswer']>> {
  return administrator.request('PUT', `/admin/payments/${paymentId}/${decision}`, { body: { note } });
}

export async function subscriptionOf(caller: Caller): Promise<Schemas['Subscription']> {
  const { body } = await caller.request<Schemas['SubscriptionAnswer']>('GET', '/subscription');
  return body.subscription;
}

/** Returns the member's emails in the data folder, oldest first. */
export async function mailsTo(
  { config, database }: Pick<Community, 'config' | 'database'>,
  { id }: Caller,
): Promise<Email[]> {
  const { email } = await database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mailsAt(config, email);
}

/** Returns the kind, subject and excerpt of the member's notifications, newest first. */
export async function newsOf(caller: Caller): Promise<[string, string | null, string][]> {
  const { body } = await caller.request<Schemas['NotificationPage']>('GET', `/notification/all/${caller.id}`);
  return body.data.map(({ kind, subjectId, excerpt }) => [kind, subjectId, excerpt]);
}

/** Adds a job that has failed permanently. */
export async function failJob({ clock, database }: Pick<Community, 'clock' | 'database'>): Promise<string> {
  const id = newId();
  await database.write
    .insertInto('jobs')
    .values({
      id,
      kind: 'payment.expiry',
      key: id,
      payload: JSON.stringify({ paymentId: id }),
      attempts: 8,
      due_at: clock.now(),
      outcome: 'dead',
      error: 'The mail could not be handed to the mail server (ESOCKET).',
      created_at: clock.now(),
      finished_at: clock.now(),
    })
    .execute();
  return id;
}
