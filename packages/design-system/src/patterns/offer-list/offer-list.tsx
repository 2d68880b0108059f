import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconMessage } from '../../icons/message.tsx';
import { useLocale, useMessages } from '../../provider/design-system-context.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import { AnswerButtons } from '../person-row/answer-buttons.tsx';
import { PersonRow, PersonRowSkeleton } from '../person-row/person-row.tsx';
import { RowList } from '../person-row/row-list.tsx';
import { useRowFocus } from '../person-row/use-row-focus.ts';

export type ListingOffer = {
  readonly id: string;
  /** The name of the member who made the offer. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** The address of the profile. */
  readonly href?: string | undefined;
  readonly amount: number;
  /** The date of the offer. */
  readonly createdAt: Date | string;
  /** The action that is running for this offer. */
  readonly busy?: 'accept' | 'decline' | 'message' | null | undefined;
};

export type OfferListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The heading, which also names the list: 'Offers'. */
  label: string;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4;
  /** The open offers, in the order of the server. */
  offers: readonly ListingOffer[];
  /** The currency of the amounts, by its ISO 4217 code. */
  currency?: string;
  /** Called when the owner accepts an offer. */
  onAccept: (id: string) => void;
  /** Called when the owner declines an offer. */
  onDecline: (id: string) => void;
  /** Called to write to the member. Without it, there is no such button. */
  onMessage?: ((id: string) => void) | undefined;
  /** Shown if there are no offers. */
  emptyText: ReactNode;
  /** Whether the offers are being loaded. */
  loading?: boolean;
  /** The error message of a failed load. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** The format of the date, as for Time. */
  formatTime?: TimeProps['format'];
};

/** The open offers for a listing, for its owner. In a narrow column, the buttons are below the amount. */
export function OfferList({
  label,
  headingLevel = 3,
  offers,
  currency = 'USD',
  onAccept,
  onDecline,
  onMessage,
  emptyText,
  loading = false,
  error,
  onRetry,
  formatTime = 'date',
  ref,
  ...props
}: OfferListProps) {
  const locale = useLocale();
  const messages = useMessages();
  const market = useMarketMessages();
  // The skeleton has one row, because most listings have few offers.
  const isBlank = offers.length === 0 && (error === undefined || error === null);
  return (
    <div {...props} data-component="offer-list" data-rows="" ref={useRowFocus(ref)}>
      <Stack gap={1}>
        <Heading level={headingLevel} size="sm">
          {label}
        </Heading>
        {isBlank && !loading ? (
          <Text data-part="empty" size="sm" tone="muted">
            {emptyText}
          </Text>
        ) : null}
        {isBlank && loading ? (
          <div data-part="skeleton">
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <PersonRowSkeleton />
          </div>
        ) : null}
        {isBlank ? null : (
          <RowList
            count={offers.length}
            empty={emptyText}
            error={error}
            label={label}
            loading={loading}
            onRetry={onRetry}
          >
            {offers.map((offer) => {
              const amount = formatPrice(offer.amount, currency, locale) ?? '';
              return (
                <li key={offer.id}>
                  <PersonRow
                    action={
                      <AnswerButtons
                        busy={offer.busy ?? null}
                        description={`${offer.name}, ${amount}`}
                        onAccept={() => onAccept(offer.id)}
                        onDecline={() => onDecline(offer.id)}
                      >
                        {(shared) =>
                          onMessage === undefined ? null : (
                            <IconButton
                              {...shared}
                              aria-busy={offer.busy === 'message' || undefined}
                              icon={<IconMessage />}
                              label={market.messageBuyer}
                              onClick={() => onMessage(offer.id)}
                            />
                          )
                        }
                      </AnswerButtons>
                    }
                    detail={
                      <>
                        <Text as="span" data-part="amount" tone="accent" weight="semibold">
                          {amount}
                        </Text>
                        {' · '}
                        <Time format={formatTime} value={offer.createdAt} />
                      </>
                    }
                    href={offer.href}
                    name={offer.name}
                    person={offer.person ?? offer.name}
                    picture={offer.picture}
                    wraps="narrow"
                  />
                </li>
              );
            })}
          </RowList>
        )}
      </Stack>
    </div>
  );
}
