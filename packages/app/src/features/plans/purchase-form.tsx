import { PaymentForm, type PaymentFormErrors } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { errorsByField } from '../../platform/field-errors.ts';
import { errorText } from '../../platform/error-text.ts';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import type { PurchaseActor } from './create-purchase.ts';

interface PurchaseFormProps {
  purchase: PurchaseActor;
  serviceName: string;
  /** Whether the amount is the price of a plan, which cannot be changed. */
  amountFixed?: boolean;
  onBack: () => void;
}

/** The validation is loaded separately, because the member can already type while it loads. */
const rules = lazyValue(() => import('./payment-values.ts'));

const shown = ['contact', 'fullName', 'amount', 'reference'] as const;

/** A form for the payer's details. Errors appear at their fields, and the form keeps everything that was typed. */
export function PurchaseForm({ purchase, serviceName, amountFixed = false, onBack }: PurchaseFormProps) {
  const { i18n } = useLingui();
  const { showErrorToast } = createToasts(useApp());
  const value = useSelector(purchase, ({ context }) => context.value);
  const failure = useSelector(purchase, ({ context }) => context.failure);
  const isSubmitting = useSelector(purchase, (snapshot) => snapshot.matches({ payment: 'submitting' }));
  const [faults, setFaults] = useState<PaymentFormErrors>({});

  const refused = errorsByField(failure);
  const isAtField = shown.some((name) => refused[name] !== undefined);
  useEffect(() => {
    rules.get().catch(() => undefined);
  }, []);
  const submit = async () => {
    try {
      const { readPayment } = await rules.retry();
      const read = readPayment(i18n, value);
      setFaults('errors' in read ? read.errors : {});
      if ('fields' in read) purchase.send({ type: 'submitted', fields: read.fields });
    } catch (error) {
      showErrorToast(error, i18n._('Please check your connection and try again.'));
    }
  };

  return (
    <PaymentForm
      amountFixed={amountFixed}
      error={
        failure === null || isAtField
          ? undefined
          : errorText(i18n, failure, i18n._('The payment could not be sent'))
      }
      errors={{ ...refused, ...faults }}
      onBack={onBack}
      onChange={(next) => purchase.send({ type: 'changed', value: next })}
      onSubmit={() => void submit()}
      serviceName={serviceName}
      submitting={isSubmitting}
      value={value}
    />
  );
}
