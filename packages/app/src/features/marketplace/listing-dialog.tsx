import { Button, ListingDetail, ListingDetailDialog, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound, isMissing } from '../../platform/is-not-found.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import { useSplashRemoved } from '../../platform/use-splash-removed.ts';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import { HiddenNotice } from '../reports/index.ts';
import type { Listing } from './listing-cache.ts';
import type { ListingOffer } from './listing-offers.ts';
import { detailItems } from './listing-details.ts';
import { categoryLabels } from './listing-filters.ts';
import { listingLink, publicListingLink } from '../listings/index.ts';
import { shownMeetingPoint } from './meeting-point.ts';
import { milesAway } from './miles-away.ts';
import { offerNote } from './offer-note.ts';
import { OwnerOffers } from './owner-offers.tsx';
import { statusLabel } from './status-label.ts';
import { useListingActions } from './use-listing-actions.ts';
import { useSeller } from './use-seller.ts';
import { useMarketplace } from './use-marketplace.ts';
import { lazyValue } from '../../platform/lazy-value.ts';

export interface ListingDialogProps {
  id: string;
  /** Called when the reader returns to the list. */
  onClose: () => void;
  /** Called when the owner edits the listing. */
  onEdit: (listing: Listing) => void;
}

/** Whether the reader is the owner and the listing is not sold. */
const hasOffers = ({ abilities, status }: Listing) => abilities.mark && status !== 'sold';

/** The listing in the URL, in a dialog over the list. */
export function ListingDialog({ id, onClose, onEdit }: ListingDialogProps) {
  const { i18n } = useLingui();
  const { listings } = useMarketplace();
  const isSplashRemoved = useSplashRemoved();
  /** The error of a request that did not find the listing. Null if there was none. */
  const [notFoundError, setNotFoundError] = useState<unknown>(null);
  // A listing that is being deleted stays visible until the list is shown again.
  const [leaving, setLeaving] = useState<Listing | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    ...listings.listingQuery(id),
    enabled: notFoundError === null && leaving === null,
  });
  const listing = leaving ?? data;
  const offers = useQuery({
    ...listings.offersQuery(id),
    enabled: listing !== undefined && hasOffers(listing),
  });
  // Otherwise the dialog would grow when the offers arrive, and move.
  const isWaitingForOffers = offers.isPending && offers.fetchStatus === 'fetching';
  const isListingMissing = notFoundError !== null;
  if (!isListingMissing && isNotFound(error)) setNotFoundError(error);

  useEffect(() => {
    if (notFoundError !== null) listings.dropIfMissing(id, notFoundError);
  }, [listings, id, notFoundError]);

  const failure =
    listing === undefined && error !== null && !isListingMissing
      ? errorText(i18n, error, i18n._('Error fetching marketplace'))
      : undefined;

  return (
    <ListingDetailDialog
      open={isSplashRemoved}
      onOpenChange={(open) => !open && onClose()}
      title={
        isListingMissing
          ? i18n._('This listing is no longer available')
          : (listing?.title ?? i18n._('Marketplace'))
      }
      loading={!isListingMissing && ((isPending && listing === undefined) || isWaitingForOffers)}
      error={failure}
      onRetry={() => void refetch()}
    >
      {isListingMissing ? (
        <Stack align="start" gap={4}>
          <Text>{i18n._('It may have been deleted, or the link is incomplete.')}</Text>
          <Button onClick={onClose}>{i18n._('Back to the marketplace')}</Button>
        </Stack>
      ) : listing === undefined ? null : (
        <Detail
          listing={listing}
          offers={offers}
          onEdit={onEdit}
          onFailed={(failed) => {
            if (isMissing(failed)) setNotFoundError(failed);
            else void refetch();
          }}
          onLeaving={setLeaving}
          onLeft={onClose}
        />
      )}
    </ListingDetailDialog>
  );
}

interface DetailProps {
  listing: Listing;
  offers: UseQueryResult<ListingOffer[]>;
  onEdit: (listing: Listing) => void;
  onFailed: (error: unknown) => void;
  /** Called with the listing when its deletion starts, and with null if the deletion fails. */
  onLeaving: (listing: Listing | null) => void;
  onLeft: () => void;
}

// Loads these dialogs on demand, because most visits to a listing open none of them.
const code = lazyValue(() => import('./listing-dialogs.ts'));

function Detail({ listing, offers, onEdit, onFailed, onLeaving, onLeft }: DetailProps) {
  const { i18n } = useLingui();
  const { userId, save } = useMarketplace();
  const { listingsPublic } = useSignedInMember();
  const actions = useListingActions(onFailed);
  const { opened, show, close } = useLazyDialogs<
    typeof import('./listing-dialogs.ts'),
    'link' | 'offer' | 'report' | 'reserve'
  >(code);
  const seller = useSeller(listing);
  const { _id: id, abilities, owner, place, status } = listing;
  const isOwn = owner._id === userId;
  // Other members do not know whether the owner shows the listing to visitors.
  const isPublic = isOwn && listingsPublic && listing.isHidden !== true;
  const url = (isPublic ? publicListingLink : listingLink)(location.origin, id);

  const share = async () => {
    if (!(await actions.share(listing, url))) show('link');
  };
  const reserve = async (memberId: string | null) => {
    if (await actions.reserve(listing, memberId)) close();
  };
  const remove = async () => {
    onLeaving(listing);
    if (await actions.remove(listing)) onLeft();
    else onLeaving(null);
  };

  return (
    <>
      <Stack gap={4}>
        {listing.isHidden === true ? <HiddenNotice isOwn={isOwn} /> : null}
        <ListingDetail
          title={listing.title}
          price={listing.price}
          category={categoryLabels(i18n)[listing.category]}
          details={detailItems(i18n, listing)}
          description={listing.description}
          photos={listing.photos.map(({ url, ...photo }) => ({ ...photo, src: url }))}
          owner={{
            name: fullName(owner),
            person: nameParts(owner),
            picture: owner.avatar,
            href: profilePath(owner._id),
            ...seller,
          }}
          place={place === null ? undefined : `${place.town}, ${place.state}`}
          meetingPoint={shownMeetingPoint(i18n, listing)}
          distance={milesAway(listing)}
          createdAt={listing.createdAt}
          status={status}
          statusLabel={statusLabel(i18n, listing)}
          offers={
            hasOffers(listing) ? (
              <OwnerOffers listing={listing} offers={offers} onFailed={onFailed} />
            ) : undefined
          }
          actions={{
            busy: actions.busy,
            onShare: () => void share(),
            ...(isOwn
              ? {}
              : {
                  saved: listing.saved,
                  onSavedChange: (saved: boolean) => void save(id, saved),
                  onReport: () => show('report'),
                }),
            ...(abilities.contact ? { onContact: () => void actions.contact(listing) } : {}),
            offerNote: offerNote(i18n, listing),
            ...(abilities.offer ? { onOffer: () => show('offer') } : {}),
            ...(listing.yourOffer?.state === 'open'
              ? { onWithdrawOffer: () => void actions.withdrawOffer(listing) }
              : {}),
            ...(!isOwn && status === 'sold'
              ? { contactNote: i18n._('This has been sold, so you can no longer ask the seller about it.') }
              : {}),
            ...(abilities.edit ? { onEdit: () => onEdit(listing) } : {}),
            ...(abilities.mark
              ? {
                  onReservedChange: (isReserved: boolean) => {
                    if (isReserved) show('reserve');
                    else void actions.endReservation(listing);
                  },
                  onMarkSold: () => void actions.markSold(listing),
                  onMarkAvailable: () => void actions.markAvailable(listing),
                }
              : {}),
            ...(abilities.delete ? { onDelete: () => void remove() } : {}),
          }}
        />
      </Stack>
      {opened?.kind === 'report' && (
        <opened.dialogs.ReportDialog subject={{ subjectType: 'listing', subjectId: id }} onClose={close} />
      )}
      {opened?.kind === 'offer' && (
        <opened.dialogs.OfferDialog listing={listing} onFailed={onFailed} onClose={close} />
      )}
      {opened?.kind === 'reserve' && (
        <opened.dialogs.ReserveDialog
          listingId={id}
          isSending={actions.busy === 'reserve'}
          onReserve={(memberId) => void reserve(memberId)}
          onClose={close}
        />
      )}
      {opened?.kind === 'link' && (
        <opened.dialogs.LinkDialog
          url={url}
          description={
            isPublic
              ? i18n._('Anyone can open the listing with this link, without an account.')
              : i18n._('Any member who is logged in can open the listing with this link.')
          }
          label={i18n._('Link to the listing')}
          onCopied={() => {
            actions.showCopied();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
