import { OfferList, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../platform/error-text.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { useEnquiry } from '../messages/index.ts';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import type { Listing } from './listing-cache.ts';
import type { ListingOffer } from './listing-offers.ts';
import { useMarketplace } from './use-marketplace.ts';

interface OwnerOffersProps {
  listing: Listing;
  offers: UseQueryResult<ListingOffer[]>;
  /** Called with the error when an action fails, because others can have changed the listing meanwhile. */
  onFailed: (error: unknown) => void;
}

/** The open offers for a listing of the member. A listing that is given away has none. */
export function OwnerOffers({ listing, offers: query, onFailed }: OwnerOffersProps) {
  const { i18n } = useLingui();
  const { listings, showToast, showErrorToast } = useMarketplace();
  const enquire = useEnquiry();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { pendingOf, write } = useRowWrites<'accept' | 'decline' | 'message'>();
  const { _id: id, price, status } = listing;
  const { data, error, isFetching, isPending, refetch } = query;
  const offers = data ?? [];
  if (price === 0 && offers.length === 0) return null;

  const attempt = (
    offer: ListingOffer,
    step: 'accept' | 'decline' | 'message',
    failure: string,
    work: () => Promise<void>,
  ) =>
    write(offer.member._id, step, work, (failed) => {
      showErrorToast(failed, failure);
      onFailed(failed);
      void refetch();
    });

  const accept = async (offer: ListingOffer) => {
    const name = fullName(offer.member);
    const isSure =
      status !== 'reserved' ||
      (await confirm({
        title: i18n._('Reserve it for {name}?', { name }),
        description: i18n._('This ends the reservation that the listing has now.'),
        confirmLabel: i18n._('Accept the offer'),
        cancelLabel: i18n._('Cancel'),
      }));
    if (!isSure) return;
    await attempt(offer, 'accept', i18n._('The offer could not be answered'), async () => {
      await listings.answerOffer(id, offer, 'accept');
      showToast(i18n._('The listing is reserved for {name}.', { name }));
    });
  };

  const decline = (offer: ListingOffer) =>
    attempt(offer, 'decline', i18n._('The offer could not be answered'), async () => {
      await listings.answerOffer(id, offer, 'decline');
      showToast(i18n._('You have declined the offer.'));
    });

  const message = (offer: ListingOffer) =>
    attempt(offer, 'message', i18n._('Error fetching Chat'), async () => {
      await navigate(await enquire(offer.member._id, id));
    });

  const withOffer = (work: (offer: ListingOffer) => Promise<unknown>) => (memberId: string) => {
    const offer = offers.find(({ member }) => member._id === memberId);
    if (offer !== undefined) void work(offer);
  };

  return (
    <OfferList
      label={i18n._('Offers')}
      offers={offers.map(({ member, amount, createdAt }) => ({
        id: member._id,
        name: fullName(member),
        person: nameParts(member),
        picture: member.avatar,
        href: profilePath(member._id),
        amount,
        createdAt,
        busy: pendingOf(member._id),
      }))}
      emptyText={i18n._('Offers of other members appear here.')}
      loading={isPending || (isFetching && error !== null)}
      error={
        data === undefined && error !== null
          ? errorText(i18n, error, i18n._('The offers could not be loaded'))
          : undefined
      }
      onRetry={() => void refetch()}
      onAccept={withOffer(accept)}
      onDecline={withOffer(decline)}
      onMessage={withOffer(message)}
    />
  );
}
