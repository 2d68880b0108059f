import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Localizable } from '../../platform/language.ts';
import { centsOf } from '../../platform/money.ts';
import { createAudit } from '../audit/index.ts';
import { offeredPlansOf, planNotFound } from '../plans/index.ts';
import { instructionMail, paymentExpiry } from './kinds.ts';
import { contactOf } from './payer-contact.ts';
import { paymentPolicy } from './policy.ts';
import { presentPayment } from './presenter.ts';
import { makeReference } from './reference.ts';
import {
  addressUnconfirmed,
  amountDiffers,
  paymentNotFound,
  planCostsNothing,
  tooManyPayments,
} from './errors.ts';
import { createPaymentRepository, type PaymentRow } from './repository.ts';
import { createSteps } from './steps.ts';

type Schemas = components['schemas'];

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** A payment expires if it is not paid within this many days. */
const OPEN_DAYS = 14;
const MOST_OPEN = 5;
/** How long the response waits for the email. */
const TIMEOUT = 8 * SECOND;
const FULL_NAME = { multiline: false, atMost: 100 };
const REFERENCE = { multiline: false, atMost: 140 };
const SCOPE = 'payments';

const SENT = i18n._('Payment instructions sent to your email');
const TO_BE_SENT = i18n._(
  'We are sending the payment instructions to your email. This takes longer than usual.',
);

interface Fields {
  readonly amount: number;
  readonly payer_name: string;
  readonly payer_contact: string;
  readonly payer_reference: string;
}
interface ChosenPlan {
  readonly plan_id: string | null;
  readonly plan_name: string | null;
}

function clean({ amount, fullName, contact, reference }: Schemas['PaymentPayload']): Fields {
  return {
    amount: centsOf(amount, 'amount'),
    payer_name: requiredText(fullName, 'fullName', FULL_NAME),
    payer_contact: contactOf(contact),
    payer_reference: optionalText(reference, 'reference', REFERENCE),
  };
}

export function createPaymentService(dependencies: Dependencies) {
  const { clock, config, database, jobs, secrets } = dependencies;
  const repository = createPaymentRepository(database);
  const plans = offeredPlansOf(database);
  const steps = createSteps(dependencies);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  const present = (row: PaymentRow): Schemas['Payment'] => presentPayment(row, config);

  async function find(actor: Actor, id: string): Promise<PaymentRow> {
    const payment = await repository.find(id);
    if (payment === null || !paymentPolicy.view(actor, payment)) throw paymentNotFound();
    return payment;
  }

  async function choose(planId: string | undefined, amount: number): Promise<ChosenPlan> {
    if (planId === undefined) return { plan_id: null, plan_name: null };
    const plan = await plans.find(planId);
    if (plan === null) throw planNotFound();
    if (plan.price === 0) throw planCostsNothing(plan.name);
    if (plan.price !== amount) throw amountDiffers(plan.name, plan.price);
    return { plan_id: plan.id, plan_name: plan.name };
  }

  function answer(payment: PaymentRow): Localizable<Schemas['PaymentCreated']> {
    // SENT is the text that the specification requires. It would be wrong before the email is sent.
    return { message: payment.state === 'requested' ? TO_BE_SENT : SENT, payment: present(payment) };
  }

  /** Stores the payment and the job that sends its instructions by email, in one transaction. */
  function request(
    userId: string,
    fields: Fields & ChosenPlan,
    key: string | null,
    fingerprint: string | null,
  ) {
    return database.transaction(async (transaction) => {
      await repository.lockMember(transaction, userId);
      // The instructions are sent by email, and an address that is not confirmed gets no email.
      if (config.confirmsEmail && !(await repository.isReachable(transaction, userId)))
        throw addressUnconfirmed();
      if ((await repository.countOpen(transaction, userId)) >= MOST_OPEN) throw tooManyPayments(MOST_OPEN);
      const now = clock.now();
      const payment = {
        id: newId(clock),
        user_id: userId,
        ...fields,
        reference: makeReference(),
        state: 'requested' as const,
        expires_at: now + OPEN_DAYS * DAY,
        idempotency_key: key,
        fingerprint,
        created_at: now,
      };
      await repository.insert(transaction, payment);
      await steps.record(transaction, payment.id, { to: 'requested', actor: null });
      const job = { key: payment.id, payload: { paymentId: payment.id } };
      const jobId = await jobs.add(transaction, instructionMail, job);
      await jobs.add(transaction, paymentExpiry, { ...job, dueAt: payment.expires_at });
      return { id: payment.id, jobId };
    });
  }

  /**
   * A repeated idempotency key returns the payment that the first request created, even if both arrive at the same
   * time.
   */
  async function create(actor: Actor, draft: Schemas['PaymentPayload'], key: string | null) {
    const fields = clean(draft);
    const { amount, payer_contact, payer_name, payer_reference } = fields;
    const fingerprint =
      key === null
        ? null
        : fingerprintOf([draft.planId ?? null, String(amount), payer_contact, payer_name, payer_reference]);
    const findExisting = async () => (key === null ? null : repository.findByKey(actor.userId, key));
    const repeated = (made: PaymentRow) => {
      requireRepeat(made.fingerprint, fingerprint);
      return { isNew: false, ...answer(made) };
    };

    const made = await findExisting();
    if (made !== null) return repeated(made);
    const plan = await choose(draft.planId, amount);
    const outcome = await runIdempotent({
      make: () => request(actor.userId, { ...fields, ...plan }, key, fingerprint),
      // Two references can be equal by chance. The payment is then stored with another reference.
      isTaken: (error) =>
        database.isUniqueViolation(error, 'payments_user_id_idempotency_key_unique') ||
        database.isUniqueViolation(error, 'payments_reference_unique'),
      find: findExisting,
    });
    if (!outcome.isNew) return repeated(outcome.made);
    const { id, jobId } = outcome.made;
    const tried = jobId === null ? Promise.resolve() : jobs.tried(jobId, TIMEOUT);
    jobs.wake();
    await tried;
    return { isNew: true, ...answer(await find(actor, id)) };
  }

  return {
    details: (): Schemas['PaymentDetailsAnswer'] => ({
      service: config.payment.service,
      payee: { name: config.payment.payeeName, email: config.payment.payeeEmail },
      days: OPEN_DAYS,
    }),

    async list(actor: Actor, limit: number, cursor: string | undefined): Promise<Schemas['PaymentPage']> {
      const before = cursor === undefined ? null : cursors.decode(cursor, SCOPE);
      const { page, last } = pageOf(await repository.ofMember(actor.userId, limit + 1, before), limit);
      return {
        payments: page.map(present),
        nextCursor: last === null ? null : cursors.encode(last, SCOPE),
      };
    },

    /** Returns the payment. A request for another member's payment is recorded in the audit log. */
    async read(actor: Actor, id: string): Promise<Schemas['Payment']> {
      const act = { action: 'payment.view', subject: { type: 'payment' as const, id } };
      return audit.attempt(actor, act, paymentPolicy.list, async () => present(await find(actor, id)));
    },

    create(actor: Actor, draft: Schemas['PaymentPayload'], key: string | null) {
      const act = { action: 'payment.request', subject: null };
      return audit.attempt(actor, act, paymentPolicy.create, () => create(actor, draft, key));
    },
  };
}
