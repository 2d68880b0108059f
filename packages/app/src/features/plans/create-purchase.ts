import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { newId } from '../../platform/new-id.ts';
import type { Payment } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';
import { purchaseMachine } from './purchase.machine.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface PurchaseDependencies {
  plans: Pick<PlanCalls, 'pay'>;
  /** Called once, also where the dialog was closed while the answer was awaited: the payment is made. */
  tellSent: (payment: Payment) => void;
}

/** One opening of the dialog or of the page: one key, so that whatever is sent again makes one payment. */
export function startPurchase(
  { plans, tellSent }: PurchaseDependencies,
  plan: { _id: string; price: number } | null,
): PurchaseActor {
  const key = newId();
  const purchase = createActor(
    purchaseMachine.provide({
      actors: {
        pay: fromPromise(({ input }) => plans.pay({ ...input, planId: plan?._id ?? null }, key)),
      },
      actions: {
        tellSent: (_, { payment }) => {
          tellSent(payment);
        },
      },
    }),
    {
      input:
        plan === null
          ? { begin: 'payment', amount: '' }
          : { begin: 'details', amount: plan.price.toFixed(2) },
    },
  );
  purchase.start();
  return purchase;
}
