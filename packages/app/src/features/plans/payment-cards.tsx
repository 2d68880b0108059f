import { useLingui } from '@lingui/react';
import { PaymentCard, Stack } from '@parvis/design-system';
import { useState } from 'react';
import type { Payment } from './payment-cache.ts';
import { PaymentDispute } from './payment-dispute.tsx';

const day = 24 * 60 * 60 * 1000;
/** The terms allow a dispute for this many days after the confirmation. */
const days = 30;

/** Whether the member can dispute the payment. That is possible only once. */
export function canDispute({ state, history, dispute }: Payment, now: number): boolean {
  if (state !== 'confirmed' || dispute !== undefined) return false;
  const confirmed = history.find((step) => step.state === 'confirmed');
  return confirmed !== undefined && now <= Date.parse(confirmed.at) + days * day;
}

interface PaymentCardsProps {
  payments: readonly Payment[];
  /** The heading level of the cards' titles. */
  headingLevel?: 2 | 3;
}

export function PaymentCards({ payments, headingLevel = 3 }: PaymentCardsProps) {
  const { i18n } = useLingui();
  const [now] = useState(Date.now);
  return (
    <Stack as="ul" gap={4} role="list">
      {payments.map((payment) => (
        <li key={payment._id}>
          <PaymentCard
            actions={
              payment.dispute === undefined && !canDispute(payment, now) ? undefined : (
                <PaymentDispute payment={payment} />
              )
            }
            amount={payment.amount}
            expiresAt={payment.expiresAt}
            headingLevel={headingLevel}
            memo={payment.memo}
            payee={payment.payee}
            reference={payment.reference}
            serviceName={payment.service}
            state={payment.state}
            steps={payment.history}
            title={payment.plan?.name ?? i18n._('Gift')}
          />
        </li>
      ))}
    </Stack>
  );
}
