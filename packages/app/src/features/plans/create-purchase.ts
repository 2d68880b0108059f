import { fromPromise, type ActorRefFrom } from 'xstate';
import { newId } from '../../platform/new-id.ts';
import type { Payment } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';
import { purchaseMachine, type PurchaseInput } from './purchase.machine.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface PurchaseDependencies {
  plans: Pick<PlanCalls, 'pay'>;
  /** Called once when the payment exists, even if the dialog was closed before the response arrived. */
  onSent: (payment: Payment) => void;
}

interface Purchase {
  machine: typeof purchaseMachine;
  input: PurchaseInput;
}

/** Each opened dialog or page has one idempotency key, so that repeats create only one payment. */
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
          // This is not an action of the machine, because the machine stops when the dialog is closed, and the response
          // can arrive later.
          onSent(payment);
          return payment;
        }),
      },
    }),
    input:
      plan === null ? { begin: 'payment', amount: '' } : { begin: 'details', amount: plan.price.toFixed(2) },
  };
}
