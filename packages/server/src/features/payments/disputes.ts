import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { createAudit } from '../audit/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { disputes } from './dispute-repository.ts';
import { disputeMail } from './kinds.ts';
import { newsOfAnswer } from './news.ts';
import { paymentPolicy } from './policy.ts';
import { presentPayment } from './presenter.ts';
import { disputeNotFound, disputeState, notDisputable, paymentNotFound } from './errors.ts';
import { createPaymentRepository, type PaymentRow } from './repository.ts';
import { createStaffPaymentService } from './staff-service.ts';
import { createSteps } from './steps.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
/** The time in which a member can dispute a confirmed payment, as the terms say. */
const WINDOW = 30 * DAY;
/** The time that the staff has for an answer. The terms set no such time. */
const TIMEOUT = 30 * DAY;
const TEXT = { multiline: true, atMost: 2000 };

interface Opened {
  readonly isNew: boolean;
  readonly payment: Schemas['Payment'];
}

const confirmedAt = ({ state, steps }: PaymentRow): number | undefined =>
  state === 'confirmed' ? steps.find((step) => step.state === 'confirmed')?.created_at : undefined;

/** Creates the service for members' disputes about their payments and for the staff's answers. */
export function createDisputes(dependencies: Dependencies) {
  const { announcer, clock, config, database, jobs } = dependencies;
  const repository = createPaymentRepository(database);
  const staff = createStaffPaymentService(dependencies);
  const steps = createSteps(dependencies);
  const notifier = createNotifier(dependencies);
  const audit = createAudit(dependencies);

  async function present(id: string): Promise<Schemas['Payment']> {
    const payment = await repository.find(id);
    if (payment === null) throw paymentNotFound();
    return presentPayment(payment, config);
  }

  async function open(actor: Actor, id: string, draft: string): Promise<Opened> {
    const text = requiredText(draft, 'text', TEXT);
    const isNew = await database.transaction(async (transaction) => {
      const locked = await repository.lockRow(transaction, id);
      if (locked === null || !paymentPolicy.view(actor, locked)) throw paymentNotFound();
      if (locked.dispute !== null) {
        if (locked.dispute.text !== text)
          throw disputeState(i18n._('You have already disputed this payment.'));
        return false;
      }
      const now = clock.now();
      const since = confirmedAt(locked);
      if (since === undefined)
        throw notDisputable(i18n._('Only a payment that was confirmed can be disputed.'));
      if (now > since + WINDOW) throw notDisputable(i18n._('A payment can be disputed for 30 days.'));
      await disputes.insert(transaction, {
        payment_id: id,
        text,
        due_at: now + TIMEOUT,
        answer: '',
        answered_by: null,
        answered_at: null,
        created_at: now,
      });
      return true;
    });
    return { isNew, payment: await present(id) };
  }

  return {
    /**
     * Opens a dispute. A member can do this once for each of their payments. An attempt on another member's payment
     * is audited.
     */
    open(actor: Actor, id: string, draft: string): Promise<Opened> {
      const act = { action: 'payment.dispute', subject: { type: 'payment' as const, id } };
      return audit.attempt(actor, act, paymentPolicy.dispute, () => open(actor, id, draft));
    },

    async requireOwn(actor: Actor, id: string): Promise<void> {
      const payment = await repository.find(id);
      if (payment === null || !paymentPolicy.view(actor, payment)) throw paymentNotFound();
    },

    async requireAnswerable(actor: Actor, id: string): Promise<void> {
      audit.require(actor, paymentPolicy.answer);
      const payment = await repository.find(id);
      if (payment === null) throw paymentNotFound();
      if (payment.dispute === null) throw disputeNotFound();
    },

    answer(actor: Actor, id: string, draft: string): Promise<Schemas['StaffPayment']> {
      const act = { action: 'payment.answer', subject: { type: 'payment' as const, id } };
      return audit.attempt(actor, act, paymentPolicy.answer, async () => {
        const text = requiredText(draft, 'answer', TEXT);
        const current = await repository.find(id);
        if (current === null) throw paymentNotFound();
        const announcements = await database.transaction(async (transaction) => {
          // Locks the member before the payment, to avoid deadlocks.
          if (current.user_id !== null) await repository.lockMember(transaction, current.user_id);
          const locked = await repository.lockRow(transaction, id);
          if (locked === null) throw paymentNotFound();
          if (locked.dispute === null) throw disputeNotFound();
          const { answer, answered_by } = locked.dispute;
          if (answered_by === actor.userId && answer === text) return [];
          if (answered_by !== null) throw disputeState(i18n._('This dispute has already been answered.'));
          await disputes.answer(transaction, id, { text, by: actor.userId, at: clock.now() });
          await jobs.add(transaction, disputeMail, { key: id, payload: { paymentId: id } });
          await audit.record(transaction, actor, act, {
            reason: text,
            changes: [{ field: 'dispute', before: 'open', after: 'answered' }],
          });
          return [
            ...steps.changed(locked),
            ...(await notifier.notify(transaction, ...newsOfAnswer(locked, text))),
          ];
        });
        announcer.announce(announcements);
        jobs.wake();
        return staff.present(actor, id);
      });
    },
  };
}
