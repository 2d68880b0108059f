import {
  Container,
  Heading,
  Link,
  PlanCard,
  PlanGrid,
  Skeleton,
  Stack,
  Text,
  useConfirm,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { spanishInDefault } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { lazyValue } from '../../platform/lazy-value.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { useTitle } from '../../router/use-title.ts';
import { SectionFailure } from '../../failures/section-failure.tsx';
import { OpenPayments } from './open-payments.tsx';
import { isOpen, type Payment, type Plan } from './payment-cache.ts';
import { PlanSummary } from './plan-summary.tsx';
import { usePayee, usePayments, usePlanCalls } from './use-plans.ts';

/** Loads the dialogs on demand, because many visitors of the page choose no plan. */
const dialogs = lazyValue(() => import('./dialogs.ts'));

interface Opened {
  plan: Plan;
  parts: Awaited<ReturnType<typeof dialogs.get>>;
}

/** The plans. Toasts show whether loading succeeded. */
function usePlanList() {
  const app = useApp();
  const plans = useQuery(usePlanCalls().plansQuery());
  const { data, error, isError, isFetchedAfterMount } = plans;
  const showLoadedToast = useEffectEvent(() => {
    const i18n = app.languages.current();
    createToasts(app).showToast(i18n._('Plans loaded successfully! 🎉'));
  });
  const showErrorToast = useEffectEvent((failure: unknown) => {
    const i18n = app.languages.current();
    createToasts(app).showErrorToast(failure, i18n._('Failed to load plans'));
  });
  const isLoaded = data !== undefined && isFetchedAfterMount;
  useEffect(() => {
    if (isLoaded) showLoadedToast();
  }, [isLoaded]);
  useEffect(() => {
    if (isError) showErrorToast(error);
  }, [isError, error]);
  return plans;
}

export function PlansScreen() {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const { pending: opening, write } = useWrite<string>();
  const plans = usePlanList();
  const subscription = useQuery(usePlanCalls().subscriptionQuery());
  const { payments, isLoading, error: paymentsError, retry, isRetrying } = usePayments();
  const payee = usePayee();
  const calls = usePlanCalls();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [sent, setSent] = useState<Payment | null>(null);
  useTitle(i18n._('Subscription plans'));
  useFocusRestoration();

  // The plans wait until everything above them has loaded, so that the plans do not move.
  const isWaiting = plans.isPending || subscription.isPending || payee.isPending || isLoading;
  const awaited = payments.filter(isOpen);
  const failure = plans.isLoadingError
    ? undefined
    : ([subscription, payee].find(({ isLoadingError }) => isLoadingError)?.error ?? undefined);
  const retryBeside = () => {
    if (subscription.isLoadingError) void subscription.refetch();
    if (payee.isLoadingError) void payee.refetch();
  };

  const choose = async (plan: Plan) => {
    const isAwaited = awaited.some((payment) => payment.plan?._id === plan._id);
    const isWanted =
      !isAwaited ||
      (await confirm({
        title: i18n._('Pay for {plan} again?', { plan: plan.name }),
        description: i18n._(
          'You have an open payment for this plan: its instructions are in your email and on this page. Ask for new ones only to pay for another month.',
        ),
        confirmLabel: i18n._('Pay again'),
        cancelLabel: i18n._('Cancel'),
      }));
    if (!isWanted) return;
    await write(
      plan._id,
      async () => setOpened({ plan, parts: await dialogs.retry() }),
      i18n._('Please check your connection and try again.'),
    );
  };

  const current = subscription.data;
  const details = payee.data;
  const canChoose = ({ _id: id, price }: Plan) =>
    price === 0 ? current !== undefined && current.plan._id !== id : details !== undefined;
  return (
    <Container page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Subscription plans')}</Heading>
          {isWaiting && !plans.isLoadingError ? <Skeleton width="18rem" /> : null}
          {current === undefined || isWaiting ? null : <PlanSummary subscription={current} />}
        </Stack>
        {failure === undefined ? null : (
          <SectionFailure
            isRetrying={subscription.isFetching || payee.isFetching}
            message={errorText(i18n, failure, i18n._('Your plan could not be loaded'))}
            onRetry={retryBeside}
          />
        )}
        {paymentsError === undefined ? null : (
          <SectionFailure isRetrying={isRetrying} message={paymentsError} onRetry={retry} />
        )}
        {isWaiting ? null : <OpenPayments awaited={awaited} sent={sent} />}
        <PlanGrid
          error={
            plans.isLoadingError ? (
              <span lang={spanishInDefault(i18n)}>
                {i18n._('Error al cargar los planes: {message}', {
                  message: errorText(i18n, plans.error, i18n._('Failed to load plans')),
                })}
              </span>
            ) : undefined
          }
          // The new key makes React replace everything at once. Otherwise, open payments that appear above the plans
          // would push the skeletons down.
          key={isWaiting ? 'waiting' : 'shown'}
          loading={isWaiting && !plans.isLoadingError}
          loadingLabel={<span lang={spanishInDefault(i18n)}>{i18n._('Cargando planes…')}</span>}
          onRetry={() => void plans.refetch()}
          retryLabel={<span lang={spanishInDefault(i18n)}>{i18n._('Reintentar')}</span>}
        >
          {plans.data?.map((plan) => (
            <PlanCard
              benefits={plan.benefits}
              current={current?.plan._id === plan._id}
              currentUntil={
                current?.plan._id === plan._id && current.until !== null ? new Date(current.until) : undefined
              }
              description={plan.description}
              highlight={plan.highlight}
              key={plan._id}
              name={plan.name}
              loading={opening === plan._id}
              onSelect={canChoose(plan) ? () => void choose(plan) : undefined}
              price={plan.price}
            />
          ))}
        </PlanGrid>
        {plans.data?.length === 0 ? (
          <Text tone="muted">{i18n._('No plan is offered at the moment.')}</Text>
        ) : null}
        {details === undefined || isWaiting ? null : (
          <Stack align="start" gap={2}>
            <Heading level={2} size="sm">
              {i18n._('Paid by bank transfer')}
            </Heading>
            <Text measure tone="muted">
              {i18n._(
                'You send the amount with {service} from your own bank. We never charge you automatically: we remind you before the month ends, and you decide.',
                { service: details.service },
              )}
            </Text>
            <Link href="/settings/payments" standalone>
              {i18n._('Your payments')}
            </Link>
          </Stack>
        )}
      </Stack>
      {/* A free plan needs no purchase, so this dialog only explains the plan. */}
      {opened !== null && opened.plan.price > 0 && details !== undefined ? (
        <opened.parts.Purchase
          calls={calls}
          details={details}
          onClose={() => setOpened(null)}
          onSent={(payment) => {
            setSent(payment);
            // Closes only this dialog, because another dialog can have been opened meanwhile.
            setOpened((now) => (now === opened ? null : now));
          }}
          plan={opened.plan}
        />
      ) : null}
      {opened !== null && opened.plan.price === 0 ? (
        <opened.parts.FreePlanDialog
          onClose={() => setOpened(null)}
          plan={opened.plan}
          subscription={current}
        />
      ) : null}
    </Container>
  );
}
