import { Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { ShowMore } from '../../platform/show-more.tsx';
import { SectionFailure } from '../../failures/section-failure.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { usePayments, usePlanCalls } from './use-plans.ts';

/** The member's plan, its end date, and past payments. */
export function PlanSettings() {
  const { i18n } = useLingui();
  const subscription = useQuery(usePlanCalls().subscriptionQuery());
  const { payments, isLoading, error, retry, isRetrying, list } = usePayments();

  return (
    <Stack gap={4}>
      {subscription.isPending ? <Skeleton /> : null}
      {subscription.isLoadingError ? (
        <SectionFailure
          isRetrying={subscription.isFetching}
          message={errorText(i18n, subscription.error, i18n._('Your plan could not be loaded'))}
          onRetry={() => void subscription.refetch()}
        />
      ) : null}
      {subscription.data === undefined ? null : <PlanSummary subscription={subscription.data} />}
      <Link href="/plans" standalone>
        {i18n._('See the plans')}
      </Link>
      {isLoading ? <Skeleton height="6rem" shape="block" /> : null}
      {error === undefined ? null : (
        <SectionFailure isRetrying={isRetrying} message={error} onRetry={retry} />
      )}
      {!isLoading && error === undefined && payments.length === 0 ? (
        <Text tone="muted">{i18n._('You have not paid for anything yet.')}</Text>
      ) : null}
      {payments.length === 0 ? null : <PaymentCards payments={payments} />}
      <ShowMore list={list} />
    </Stack>
  );
}
