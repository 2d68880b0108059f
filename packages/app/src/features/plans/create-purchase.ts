import { fromPromise, type ActorRefFrom } from 'xstate';
import { newId } from '../../platform/new-id.ts';
import type { Payment } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';
import { purchaseMachine, type PurchaseInput } from './purchase.machine.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface PurchaseDependencies {
  plans: Pick<PlanCalls, 'pay'>;
  /** Called once, also where the dialog was closed while the answer was awaited: the payment is made. */
  onSent: (payment: Payment) => void;
}

interface Purchase {
  machine: typeof purchaseMachine;
  input: PurchaseInput;
}

/** One opening of the dialog or of the page: one key, so that whatever is sent again makes one payment. */
export function createPurchase(
  { plans, onSent }: PurchaseDependencies,
  plan: { _id: string; price: number } | null,
): Purchase {
  const key = newId();
  return {
    machine: purchaseMachine.provide({
      actors: {
        pay: fromPromise(async ({ input }) => {
          const payment = await plans.pay({ ...input, planId: plan?._id ?? null }, key);
          // Not an action of the machine, which ends with the dialog.
          onSent(payment);
          return payment;
        }),
      },
    }),
    input:
      plan === null ? { begin: 'payment', amount: '' } : { begin: 'details', amount: plan.price.toFixed(2) },
  };
}
