import { PaymentForm, type PaymentFormErrors } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useActorState } from '../../app-context.tsx';
import { errorsByField } from '../../platform/field-errors.ts';
import { failureWords } from '../../platform/failure-words.ts';
import type { PurchaseActor } from './create-purchase.ts';
import { readPayment } from './payment-values.ts';

interface PurchaseFormProps {
  purchase: PurchaseActor;
  serviceName: string;
  /** The amount is that of a plan. */
  amountFixed?: boolean;
  onBack: () => void;
}

const shown = ['contact', 'fullName', 'amount', 'reference'] as const;

/** Who pays: what is wrong is said at its field, and everything that was written stays. */
export function PurchaseForm({ purchase, serviceName, amountFixed = false, onBack }: PurchaseFormProps) {
  const { i18n } = useLingui();
  const value = useActorState(purchase, ({ context }) => context.value);
  const failure = useActorState(purchase, ({ context }) => context.failure);
  const isSubmitting = useActorState(purchase, (snapshot) => snapshot.matches({ payment: 'submitting' }));
  const [faults, setFaults] = useState<PaymentFormErrors>({});

  const refused = errorsByField(failure);
  const isAtField = shown.some((name) => refused[name] !== undefined);
  const submit = () => {
    const read = readPayment(i18n, value);
    setFaults('errors' in read ? read.errors : {});
    if ('fields' in read) purchase.send({ type: 'submitted', fields: read.fields });
  };

  return (
    <PaymentForm
      amountFixed={amountFixed}
      error={
        failure === null || isAtField
          ? undefined
          : failureWords(i18n, failure, i18n._('The payment could not be sent'))
      }
      errors={{ ...refused, ...faults }}
      onBack={onBack}
      onChange={(next) => purchase.send({ type: 'changed', value: next })}
      onSubmit={submit}
      serviceName={serviceName}
      submitting={isSubmitting}
      value={value}
    />
  );
}
