import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { shareLink, shareTools } from '../../platform/share-link.ts';
import { useEnquiry } from '../messages/index.ts';
import type { Listing } from './listing-cache.ts';
import type { ListingStatus } from './listings.ts';
import { useMarketplace } from './use-marketplace.ts';
import { useWrite } from '../../platform/use-write.ts';

export type ListingStep = 'contact' | 'withdraw' | 'reserve' | 'sold' | 'available' | 'delete';

/** The actions on a listing, with their confirmations and toasts. */
export function useListingActions(
  /** Called with the error when an action fails, because others can have changed the listing meanwhile. */
  onFailed: (error: unknown) => void,
) {
  const { i18n } = useLingui();
  const { listings, showToast, showErrorToast } = useMarketplace();
  const enquire = useEnquiry();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { pending: busy, write } = useWrite<ListingStep>();

  const attempt = (step: ListingStep, failure: string, work: () => Promise<void>): Promise<boolean> =>
    write(step, work, (error) => {
      showErrorToast(error, failure);
      onFailed(error);
    });

  const mark = (listing: Listing, step: ListingStep, status: ListingStatus, text: string) =>
    attempt(step, i18n._('Error updating marketplace'), async () => {
      await listings.setStatus(listing._id, status);
      showToast(text);
    });

  return {
    busy,

    /** Resolves with true if the listing was reserved. Null is for nobody in particular. */
    reserve: (listing: Listing, memberId: string | null) =>
      attempt('reserve', i18n._('Error updating marketplace'), async () => {
        await listings.reserve(listing._id, memberId);
        showToast(i18n._('Your listing is reserved.'));
      }),

    withdrawOffer: (listing: Listing) =>
      attempt('withdraw', i18n._('Your offer could not be withdrawn'), async () => {
        await listings.withdrawOffer(listing._id);
        showToast(i18n._('Your offer is withdrawn.'));
      }),

    endReservation: (listing: Listing) =>
      mark(listing, 'reserve', 'available', i18n._('Your listing is available again.')),

    async markSold(listing: Listing): Promise<void> {
      const isSure = await confirm({
        title: i18n._('Mark this listing as sold?'),
        description: i18n._(
          'Others will no longer find it. Members who saved it or write to you about it see that it is sold. You can make it available again.',
        ),
        confirmLabel: i18n._('Mark as sold'),
        cancelLabel: i18n._('Cancel'),
      });
      if (isSure) await mark(listing, 'sold', 'sold', i18n._('Your listing is marked as sold.'));
    },

    markAvailable: (listing: Listing) =>
      mark(listing, 'available', 'available', i18n._('Your listing is available again.')),

    /** Resolves with true if the listing was deleted. */
    async remove(listing: Listing): Promise<boolean> {
      const isSure = await confirm({
        title: i18n._('Delete this listing?'),
        description: i18n._('The listing and its photos are deleted for everyone, for good.'),
        confirmLabel: i18n._('Delete'),
        cancelLabel: i18n._('Cancel'),
        tone: 'danger',
      });
      if (!isSure) return false;
      return attempt('delete', i18n._('Error deleting marketplace'), async () => {
        await listings.remove(listing._id);
        showToast(i18n._('The listing has been deleted.'));
      });
    },

    /** Opens the chat with the owner, to write the first message. */
    contact: ({ _id: id, owner }: Listing) =>
      attempt('contact', i18n._('Error fetching Chat'), async () => {
        await navigate(await enquire(owner._id, id));
      }),

    /**
     * Resolves with true if the listing was shared or its link was copied. Otherwise the reader must copy the link
     * manually.
     */
    async share({ title }: Listing, url: string): Promise<boolean> {
      const outcome = await shareLink(shareTools(), { title, url });
      if (outcome === 'copied') showToast(i18n._('Link copied.'));
      return outcome !== 'refused';
    },

    showCopied: () => showToast(i18n._('Link copied.')),
  };
}
