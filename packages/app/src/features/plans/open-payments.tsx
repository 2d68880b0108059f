import { useLingui } from '@lingui/react';
import { Heading, Stack } from '@parvis/design-system';
import { useQuery } from '@tanstack/react-query';
import { PaymentCards } from './payment-cards.tsx';
import type { Payment } from './payment-cache.ts';
import { SentNotice } from './sent-notice.tsx';
import { usePlanCalls } from './use-plans.ts';

function Followed({ payment }: { payment: Payment }) {
  const { data } = useQuery({ ...usePlanCalls().paymentQuery(payment._id), initialData: payment });
  return <SentNotice payment={data} />;
}

interface OpenPaymentsProps {
  awaited: readonly Payment[];
  /** The payment that the member has requested on this page. */
  sent: Payment | null;
}

/** Payments that the member has requested. A payment is shown until its transfer is confirmed. */
export function OpenPayments({ awaited, sent }: OpenPaymentsProps) {
  const { i18n } = useLingui();
  if (sent === null && awaited.length === 0) return null;
  return (
    <Stack gap={3}>
      {sent === null ? null : <Followed key={sent._id} payment={sent} />}
      {awaited.length === 0 ? null : (
        <>
          <Heading level={2} size="sm">
            {i18n._('Your open payments')}
          </Heading>
          <PaymentCards payments={awaited} />
        </>
      )}
    </Stack>
  );
}
