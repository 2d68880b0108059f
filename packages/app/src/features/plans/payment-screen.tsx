import {
  Button,
  Card,
  Container,
  EmptyState,
  Heading,
  IconAlert,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { useBack } from '../../router/use-back.ts';
import { useTitle } from '../../router/use-title.ts';
import { PaymentCards } from './payment-cards.tsx';
import type { Payment } from './payment-cache.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { SentNotice } from './sent-notice.tsx';
import { usePayee, usePlanCalls } from './use-plans.ts';
import { usePurchase } from './use-purchase.ts';

/** A requested payment, with its instructions and state. */
function Sent({ payment }: { payment: Payment }) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...usePlanCalls().paymentQuery(payment._id), initialData: payment });
  return (
    <Stack gap={4}>
      <SentNotice payment={data} />
      <PaymentCards headingLevel={2} payments={[data]} />
      <Link href="/plans" standalone>
        {i18n._('See the plans')}
      </Link>
    </Stack>
  );
}

/** The page for a payment without a plan, which is a gift. */
export function PaymentScreen() {
  const { i18n } = useLingui();
  const goBack = useBack('/plans');
  const payee = usePayee();
  const [sent, setSent] = useState<Payment | null>(null);
  const purchase = usePurchase({ calls: usePlanCalls(), plan: null, onSent: setSent });
  useTitle(i18n._('Payment'));

  const { data, error, isFetching, isLoadingError, refetch } = payee;
  return (
    <Container page size="sm">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Payment')}</Heading>
          <Text tone="muted">
            {i18n._('A payment here is a gift to the site. To pay for a plan, choose one of the plans.')}{' '}
            <Link href="/plans">{i18n._('See the plans')}</Link>
          </Text>
        </Stack>
        {sent === null ? null : <Sent payment={sent} />}
        {sent === null && isLoadingError ? (
          <EmptyState
            action={
              <Button loading={isFetching} onClick={() => void refetch()} variant="secondary">
                {i18n._('Try again')}
              </Button>
            }
            icon={<IconAlert size="lg" />}
            role="alert"
            title={errorText(i18n, error, i18n._('The payment form could not be loaded'))}
          />
        ) : null}
        {sent === null && data === undefined && !isLoadingError ? (
          <Skeleton height="44rem" shape="block" />
        ) : null}
        {sent === null && data !== undefined ? (
          <Card padding="lg">
            <PurchaseForm onBack={goBack} purchase={purchase} serviceName={data.service} />
          </Card>
        ) : null}
      </Stack>
    </Container>
  );
}
