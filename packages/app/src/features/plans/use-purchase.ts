import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { createPurchase, type PurchaseActor } from './create-purchase.ts';
import type { Payment, Plan } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';

interface PurchaseOptions {
  /** Those of the screen. */
  calls: PlanCalls;
  /** Nothing is bought with a gift. */
  plan: Plan | null;
  /** Called when the instructions have been asked for, even after the component has gone. */
  onSent: (payment: Payment) => void;
}

/** The purchase that a component stands for, from when it is shown until it goes. */
export function usePurchase({ calls, plan, onSent }: PurchaseOptions): PurchaseActor {
  const [{ machine, input }] = useState(() => createPurchase({ plans: calls, onSent }, plan));
  return useActorRef(machine, { input });
}
