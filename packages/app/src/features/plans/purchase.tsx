import { PurchaseDialog } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useSelector } from '@xstate/react';
import type { Payment, Plan } from './payment-cache.ts';
import type { PlanCalls } from './plans.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { usePurchase } from './use-purchase.ts';

interface PurchaseProps {
  calls: PlanCalls;
  plan: Plan;
  details: Schemas['PaymentDetailsAnswer'];
  onSent: (payment: Payment) => void;
  onClose: () => void;
}

/** A dialog that buys the chosen plan in two steps. */
export function Purchase({ calls, plan, details: { payee, service }, onSent, onClose }: PurchaseProps) {
  const purchase = usePurchase({ calls, plan, onSent });
  const step = useSelector(purchase, (snapshot) => (snapshot.hasTag('payment') ? 'payment' : 'details'));
  const isDirty = useSelector(
    purchase,
    ({ context: { value } }) => value.contact !== '' || value.fullName !== '' || value.reference !== '',
  );
  return (
    <PurchaseDialog
      dirty={isDirty}
      exampleReference
      onOpenChange={(open) => !open && onClose()}
      onStepChange={(next) => purchase.send({ type: next === 'payment' ? 'next' : 'back' })}
      open
      payee={payee.email}
      plan={plan}
      reference={`${plan.name} Plan Subscription`}
      serviceName={service}
      step={step}
    >
      <PurchaseForm
        amountFixed
        onBack={() => purchase.send({ type: 'back' })}
        purchase={purchase}
        serviceName={service}
      />
    </PurchaseDialog>
  );
}
