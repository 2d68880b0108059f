import { PurchaseDialog } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useActorState } from '../../app-context.tsx';
import type { PurchaseActor } from './create-purchase.ts';
import type { Plan } from './payment-cache.ts';
import { PurchaseForm } from './purchase-form.tsx';

interface PurchaseProps {
  purchase: PurchaseActor;
  plan: Plan;
  details: Schemas['PaymentDetailsAnswer'];
  onClose: () => void;
}

/** How the chosen plan is bought, in two steps. */
export function Purchase({ purchase, plan, details: { payee, service }, onClose }: PurchaseProps) {
  const step = useActorState(purchase, (snapshot) => (snapshot.hasTag('payment') ? 'payment' : 'details'));
  const isDirty = useActorState(
    purchase,
    ({ context: { value } }) => value.contact !== '' || value.fullName !== '' || value.reference !== '',
  );
  return (
    <PurchaseDialog
      dirty={isDirty}
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
