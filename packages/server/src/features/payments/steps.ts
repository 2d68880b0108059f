import type { PaymentState } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { presentPayment } from './presenter.ts';
import { createPaymentRepository, type PaymentRow, type Write } from './repository.ts';

interface Step {
  readonly to: PaymentState;
  /** Null if the server made the change. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly note?: string;
}

/** Creates the functions that change the state of a payment. Each change is stored with its time and its actor. */
export function createSteps({
  clock,
  config,
  database,
}: Pick<Dependencies, 'clock' | 'config' | 'database'>) {
  const repository = createPaymentRepository(database);

  async function record(
    transaction: Write,
    paymentId: string,
    { to, actor, note = '' }: Step,
  ): Promise<void> {
    await repository.addStep(transaction, {
      id: newId(clock),
      payment_id: paymentId,
      state: to,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      note,
      created_at: clock.now(),
    });
  }

  return {
    record,

    /** Changes the state. The caller's transaction must have locked the payment. */
    async move(transaction: Write, payment: Pick<PaymentRow, 'id'>, step: Step): Promise<void> {
      await repository.setState(transaction, payment.id, step.to);
      await record(transaction, payment.id, step);
    },

    changed: ({ id, user_id }: Pick<PaymentRow, 'id' | 'user_id'>): Announcement[] =>
      user_id === null
        ? []
        : [
            {
              userId: user_id,
              event: 'payment_changed',
              read: async () => {
                const payment = await repository.find(id);
                return payment === null ? null : { payment: presentPayment(payment, config) };
              },
            },
          ],
  };
}
