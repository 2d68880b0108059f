import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { createPurchase, type PurchaseActor } from './create-purchase.ts';
import type { Payment, Plan } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';

interface PurchaseOptions {
  /** The instance that the screen has created. */
  calls: PlanCalls;
  /** The plan to buy. Null for a gift. */
  plan: Plan | null;
  /** Called when the instructions were requested, even if the component has been unmounted meanwhile. */
  onSent: (payment: Payment) => void;
}

/** The purchase actor of a component. It lives from mount to unmount. */
export function usePurchase({ calls, plan, onSent }: PurchaseOptions): PurchaseActor {
  const [{ machine, input }] = useState(() => createPurchase({ plans: calls, onSent }, plan));
  return useActorRef(machine, { input });
}
