import type { ComponentProps, ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../components/badge/badge.tsx';
import { cardVariants } from '../../components/card/card.variants.ts';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
import { CopyField } from '../../components/copy-field/copy-field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { LinkedText } from '../../components/linked-text/linked-text.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import type { MarketMessages } from '../../i18n/market.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import styles from './payment-card.module.css';

export type PaymentState = keyof MarketMessages['paymentStates'];

export type PaymentStep = {
  readonly state: PaymentState;
  /** The date of the step. */
  readonly at: Date | string;
  /** A note about the step. */
  readonly note?: string | undefined;
};

export type PaymentCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The name of the plan. */
  title: string;
  /** The amount. */
  amount: number;
  /** The currency of the amount, by its ISO 4217 code. */
  currency?: string;
  /** The state of the payment. */
  state: PaymentState;
  /** The site's reference number of the payment. */
  reference: string;
  /** The text that the transfer must contain. It includes the reference. */
  memo: string;
  /** The bank-transfer service, such as 'Zelle'. */
  serviceName: string;
  /** The person or organization that receives the payment, and the address that identifies them at the service. */
  payee: { readonly name: string; readonly email: string };
  /** The deadline for the payment. */
  expiresAt: Date | string;
  /** The history, oldest first. */
  steps: readonly PaymentStep[];
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /** The actions that are possible. */
  actions?: ReactNode;
};

const tones: Readonly<Record<PaymentState, NonNullable<BadgeProps['tone']>>> = {
  requested: 'info',
  instructed: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
};

/** A payment by bank transfer. It shows instructions while the payment is open, and the history. */
export function PaymentCard({
  title,
  amount,
  currency = 'USD',
  state,
  reference,
  memo,
  serviceName,
  payee,
  expiresAt,
  steps,
  headingLevel = 3,
  actions,
  className,
  ...props
}: PaymentCardProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const isAwaited = state === 'requested' || state === 'instructed';
  const last = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const note = steps.at(-1)?.note ?? '';
  return (
    <article
      {...props}
      className={classNames(cardVariants({ padding: 'md' }), styles.root, className)}
      data-component="payment-card"
      data-state={state}
    >
      <Stack gap={3}>
        <Stack align="baseline" direction="row" gap={3} justify="between" wrap>
          <Heading data-part="title" level={headingLevel} size="sm">
            {title}
          </Heading>
          <Text data-part="amount" serif size="lg">
            {formatPrice(amount, currency, locale)}
          </Text>
        </Stack>
        <Stack align="center" data-part="state" direction="row" gap={2} wrap>
          <Badge tone={tones[state]}>{market.paymentStates[state]}</Badge>
          {isAwaited ? (
            <Text size="sm" tone="muted">
              {market.payBefore(last.format(new Date(expiresAt)))}
            </Text>
          ) : (
            <Text data-part="reference" size="sm" tone="muted">
              {market.referenceOfPayment} {reference}
            </Text>
          )}
        </Stack>
        {isAwaited ? (
          <Stack gap={3}>
            <CopyField
              description={market.payeeIs(payee.name)}
              label={market.payTo(serviceName)}
              value={payee.email}
              wrap
            />
            <CopyField description={market.transferMemoHint} label={market.transferMemo} value={memo} wrap />
            <Text size="sm">{market.finalTransferNote}</Text>
          </Stack>
        ) : null}
        {isAwaited || note === '' ? null : (
          <Text data-part="note" dir="auto" multiline>
            <LinkedText>{note}</LinkedText>
          </Text>
        )}
        {steps.length === 0 ? null : (
          <Collapsible summary={market.paymentHistory}>
            <ol className={styles.steps} data-part="steps">
              {steps.map(({ state: reached, at, note: written }) => (
                <li key={`${reached}-${String(at)}`}>
                  <Text as="span" weight="medium">
                    {market.paymentStates[reached]}
                  </Text>{' '}
                  <Text as="span" size="sm" tone="muted">
                    <Time format="datetime" value={at} />
                  </Text>
                  {written === undefined || written === '' ? null : (
                    <Text dir="auto" multiline size="sm">
                      <LinkedText>{written}</LinkedText>
                    </Text>
                  )}
                </li>
              ))}
            </ol>
          </Collapsible>
        )}
        {actions === undefined ? null : <div data-part="actions">{actions}</div>}
      </Stack>
    </article>
  );
}
