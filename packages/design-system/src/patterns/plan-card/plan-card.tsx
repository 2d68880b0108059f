import { useId, type ComponentProps } from 'react';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { cardVariants } from '../../components/card/card.variants.ts';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconCheck } from '../../icons/check.tsx';
import { useLocale } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import styles from './plan-card.module.css';

export type PlanCardProps = Omit<ComponentProps<'article'>, 'children' | 'onSelect'> & {
  /** The name of the plan. */
  name: string;
  /** One sentence that says for whom the plan is. */
  description: string;
  /** The monthly price. */
  price: number;
  /** The currency of the price, by its ISO 4217 code. */
  currency?: string;
  /** The benefits. Each is on its own line. If there are none, the card says so. */
  benefits: readonly string[];
  /** Marks the recommended plan with a blue border and a label. */
  highlight?: boolean;
  /** The label of the recommended plan; by default 'Recommended'. */
  highlightLabel?: string;
  /** Marks the member's own plan. */
  current?: boolean;
  /** The end date of the member's plan. */
  currentUntil?: Date | undefined;
  /** Called when the member chooses the plan or pays for it again. If omitted, there is no button. */
  onSelect?: (() => void) | undefined;
  /** The label of the button. By default it is 'Select Plan', or 'Pay for another month' on the member's own plan. */
  selectLabel?: string;
  /** Whether the choice is being sent. */
  loading?: boolean;
  /** The heading level of the name. */
  headingLevel?: 2 | 3 | 4;
};

/** A plan with its price and benefits. */
export function PlanCard({
  name,
  description,
  price,
  currency = 'USD',
  benefits,
  highlight = false,
  highlightLabel,
  current = false,
  currentUntil,
  onSelect,
  selectLabel,
  loading = false,
  headingLevel = 2,
  className,
  ...props
}: PlanCardProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const nameId = useId();
  return (
    <article
      {...props}
      aria-labelledby={nameId}
      className={classNames(
        cardVariants({ padding: 'lg' }),
        styles.root,
        highlight && styles.highlight,
        className,
      )}
      data-component="plan-card"
      data-highlight={highlight || undefined}
    >
      <Stack className={styles.fill} gap={4}>
        <Stack gap={1}>
          <Stack className={styles.marks} direction="row" gap={2} wrap>
            {highlight ? (
              <Badge data-part="highlight" tone="primary">
                {highlightLabel ?? market.recommended}
              </Badge>
            ) : null}
            {current ? (
              <Badge data-part="current" tone="accent">
                {market.currentPlan}
              </Badge>
            ) : null}
          </Stack>
          <Heading id={nameId} level={headingLevel} size="lg">
            {name}
          </Heading>
          {description === '' ? null : <Text tone="muted">{description}</Text>}
        </Stack>
        <Stack align="baseline" data-part="price" direction="row" gap={2} wrap>
          <Text as="span" className={styles.amount} serif>
            {formatPrice(price, currency, locale)}
          </Text>
          <Text as="span" tone="muted">
            {market.perMonth}
          </Text>
        </Stack>
        <div className={styles.benefits} data-part="benefits">
          {benefits.length === 0 ? (
            <Text tone="muted">{market.noFeatures}</Text>
          ) : (
            <Stack aria-label={market.benefits} as="ul" gap={2} role="list">
              {benefits.map((benefit) => (
                <Stack align="start" as="li" direction="row" gap={2} key={benefit}>
                  <IconCheck className={styles.check} size="sm" />
                  <span>{benefit}</span>
                </Stack>
              ))}
            </Stack>
          )}
        </div>
        {current && currentUntil !== undefined ? (
          <Text size="sm" tone="muted">
            {market.activeUntil(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(currentUntil))}
          </Text>
        ) : null}
        {onSelect === undefined ? null : (
          <Button
            aria-describedby={nameId}
            fullWidth
            loading={loading}
            onClick={onSelect}
            variant={highlight && !current ? 'primary' : 'secondary'}
          >
            {selectLabel ?? (current ? market.payAnotherMonth : market.selectPlan)}
          </Button>
        )}
      </Stack>
    </article>
  );
}
