import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconBookmarkFilled } from '../../icons/bookmark-filled.tsx';
import { IconBookmark } from '../../icons/bookmark.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconEdit } from '../../icons/edit.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconRetry } from '../../icons/retry.tsx';
import { IconShare } from '../../icons/share.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import type { ListingStatus } from '../listing-card/listing-card.tsx';

export type ListingDetailActions = {
  /** Whether the reader has saved the listing. */
  readonly saved?: boolean | undefined;
  /** Called with the new value of `saved`. Each action is shown only if its callback is given. */
  readonly onSavedChange?: ((saved: boolean) => void) | undefined;
  /** Opens a conversation with the owner. */
  readonly onContact?: (() => void) | undefined;
  /**
   * The reason why the owner cannot be contacted, for example because the item is sold. It is shown instead of
   * the button.
   */
  readonly contactNote?: string | undefined;
  /** Called to make an offer, or to change the offer that the reader has made. */
  readonly onOffer?: (() => void) | undefined;
  /** Says what the reader has offered, and what the owner has answered. */
  readonly offerNote?: string | undefined;
  /** Called to withdraw the reader's offer. */
  readonly onWithdrawOffer?: (() => void) | undefined;
  /** Called to share the address of the listing. */
  readonly onShare?: (() => void) | undefined;
  /** Called to report the listing to the staff. */
  readonly onReport?: (() => void) | undefined;
  /** Called to edit the listing (owner). */
  readonly onEdit?: (() => void) | undefined;
  /** Called to reserve the listing or to end the reservation (owner). */
  readonly onReservedChange?: ((reserved: boolean) => void) | undefined;
  /** Called to mark the listing as sold (owner). */
  readonly onMarkSold?: (() => void) | undefined;
  /** Called to mark a sold listing as available again (owner). */
  readonly onMarkAvailable?: (() => void) | undefined;
  /** Called to delete the listing (owner or staff). */
  readonly onDelete?: (() => void) | undefined;
  /** The action that is running. */
  readonly busy?: 'contact' | 'withdraw' | 'reserve' | 'sold' | 'available' | 'delete' | null | undefined;
};

/** The actions on a listing, for readers or for the owner. */
export function ListingActions({
  status,
  saved = false,
  onSavedChange,
  onContact,
  contactNote,
  onOffer,
  offerNote,
  onWithdrawOffer,
  onShare,
  onReport,
  onEdit,
  onReservedChange,
  onMarkSold,
  onMarkAvailable,
  onDelete,
  busy = null,
}: ListingDetailActions & { status: ListingStatus }) {
  const market = useMarketMessages();
  const sold = status === 'sold';
  // A reader who can delete the listing is not always its owner: the staff can delete listings of other members.
  const owns = onEdit !== undefined || onMarkSold !== undefined;
  // Both states use the same button, so that a press does not lose the focus.
  const onMark = sold ? onMarkAvailable : onMarkSold;
  return (
    <Stack data-part="actions" gap={2}>
      {owns ? (
        <Text size="sm" tone="muted">
          {market.yourListing}
        </Text>
      ) : null}
      {onContact === undefined ? null : (
        <Button
          fullWidth
          leadingIcon={<IconMessage />}
          loading={busy === 'contact'}
          onClick={onContact}
          size="lg"
        >
          {market.contactSeller}
        </Button>
      )}
      {contactNote === undefined ? null : (
        <Text data-part="contact-note" size="sm" tone="muted">
          {contactNote}
        </Text>
      )}
      {offerNote === undefined ? null : (
        <Text data-part="offer-note" role="status" weight="medium">
          {offerNote}
        </Text>
      )}
      {onOffer === undefined ? null : (
        <Button fullWidth onClick={onOffer} variant="secondary">
          {onWithdrawOffer === undefined ? market.makeOffer : market.changeOffer}
        </Button>
      )}
      {onWithdrawOffer === undefined ? null : (
        <Button
          fullWidth
          leadingIcon={<IconClose />}
          loading={busy === 'withdraw'}
          onClick={onWithdrawOffer}
          variant="ghost"
        >
          {market.withdrawOffer}
        </Button>
      )}
      {sold && onMark !== undefined ? (
        <Text data-part="next-step" weight="semibold">
          {market.soldNextStep}
        </Text>
      ) : null}
      {onMark === undefined ? null : (
        <Button
          fullWidth
          leadingIcon={sold ? <IconRetry /> : <IconCheck />}
          loading={busy === 'sold' || busy === 'available'}
          onClick={onMark}
          variant={sold ? 'secondary' : 'primary'}
        >
          {sold ? market.listAgain : market.markAsSold}
        </Button>
      )}
      <Stack direction="row" gap={2} wrap>
        {onReservedChange === undefined || sold ? null : (
          <Button
            leadingIcon={<IconClock />}
            loading={busy === 'reserve'}
            onClick={() => onReservedChange(status !== 'reserved')}
            size="sm"
            variant="secondary"
          >
            {status === 'reserved' ? market.endReservation : market.reserve}
          </Button>
        )}
        {onEdit === undefined ? null : (
          <Button leadingIcon={<IconEdit />} onClick={onEdit} size="sm" variant="secondary">
            {market.edit}
          </Button>
        )}
        {onSavedChange === undefined ? null : (
          <ToggleButton
            leadingIcon={saved ? <IconBookmarkFilled /> : <IconBookmark />}
            onPressedChange={onSavedChange}
            pressed={saved}
            size="sm"
          >
            {market.save}
          </ToggleButton>
        )}
        {onShare === undefined ? null : (
          <Button leadingIcon={<IconShare />} onClick={onShare} size="sm" variant="secondary">
            {market.share}
          </Button>
        )}
        {onReport === undefined ? null : (
          <Button leadingIcon={<IconFlag />} onClick={onReport} size="sm" variant="ghost">
            {market.report}
          </Button>
        )}
        {onDelete === undefined ? null : (
          <Button
            leadingIcon={<IconTrash />}
            loading={busy === 'delete'}
            onClick={onDelete}
            size="sm"
            variant="ghost"
          >
            {market.delete}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
