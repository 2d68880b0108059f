import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Link,
  Skeleton,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { PaymentCards } from './payment-cards.tsx';
import { usePlanCalls } from './use-plans.ts';

const allPayments = '/settings/payments';

function PaymentById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(usePlanCalls().paymentQuery(id));
  if (data !== undefined) return <PaymentCards headingLevel={2} payments={[data]} />;
  if (isNotFound(error))
    return (
      <EmptyState
        action={<ButtonLink href={allPayments}>{i18n._('All payments')}</ButtonLink>}
        headingLevel={2}
        title={i18n._('You do not have this payment.')}
      />
    );
  if (error === null) return <Skeleton height="14rem" shape="block" />;
  return (
    <EmptyState
      action={
        <Button loading={isFetching} onClick={() => void refetch()} variant="secondary">
          {i18n._('Try again')}
        </Button>
      }
      headingLevel={2}
      role="alert"
      title={errorText(i18n, error, i18n._('The payment could not be loaded'))}
    />
  );
}

/** One of the member's payments, whose id is in the URL. Notifications link to this screen. */
export function OnePaymentScreen() {
  const { i18n } = useLingui();
  const id = useIdInPath() ?? '';
  useTitle(i18n._('Your payment'));
  return (
    <Container page size="sm">
      <Stack gap={5}>
        <Stack align="start" gap={2}>
          <Link href={allPayments} standalone>
            {i18n._('All payments')}
          </Link>
          <Heading level={1}>{i18n._('Your payment')}</Heading>
        </Stack>
        <PaymentById id={id} key={id} />
      </Stack>
    </Container>
  );
}
