import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconBookmarkFilled } from '../../icons/bookmark-filled.tsx';
import { IconBookmark } from '../../icons/bookmark.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { IconEdit } from '../../icons/edit.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconRetry } from '../../icons/retry.tsx';
import { IconShare } from '../../icons/share.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import type { ListingStatus } from '../listing-card/listing-card.tsx';

export type ListingDetailActions = {
  /** Whether the reader has saved it. */
  readonly saved?: boolean | undefined;
  /** Called with what `saved` is to become. Every action is there when its function is. */
  readonly onSavedChange?: ((saved: boolean) => void) | undefined;
  /** Opens a conversation with the owner. */
  readonly onContact?: (() => void) | undefined;
  /** Why there is no conversation to open, as when it is sold. Stands in the place of the button. */
  readonly contactNote?: string | undefined;
  /** Shares the address. */
  readonly onShare?: (() => void) | undefined;
  /** Tells the staff of it. */
  readonly onReport?: (() => void) | undefined;
  /** The owner changes it. */
  readonly onEdit?: (() => void) | undefined;
  /** The owner keeps it for somebody, or no longer. */
  readonly onReservedChange?: ((reserved: boolean) => void) | undefined;
  /** The owner has sold it. */
  readonly onMarkSold?: (() => void) | undefined;
  /** The owner still has what was marked as sold. */
  readonly onMarkAvailable?: (() => void) | undefined;
  /** The owner or the staff take it away. */
  readonly onDelete?: (() => void) | undefined;
  /** Which of them is on its way. */
  readonly busy?: 'contact' | 'reserve' | 'sold' | 'available' | 'delete' | null | undefined;
};

/** What a reader or the owner can do about a listing. */
export function ListingActions({
  status,
  saved = false,
  onSavedChange,
  onContact,
  contactNote,
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
  // The staff may delete what is not theirs.
  const owns = onEdit !== undefined || onMarkSold !== undefined;
  // One button for both, or the focus would go with the one that was pressed.
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
      {onMark === undefined ? null : (
        <Button
          fullWidth
          leadingIcon={sold ? <IconRetry /> : <IconCheck />}
          loading={busy === 'sold' || busy === 'available'}
          onClick={onMark}
          variant={sold ? 'secondary' : 'primary'}
        >
          {sold ? market.markAsAvailable : market.markAsSold}
        </Button>
      )}
      <Stack direction="row" gap={2} wrap>
        {onReservedChange === undefined || sold ? null : (
          <ToggleButton
            aria-busy={busy === 'reserve' || undefined}
            aria-disabled={busy === 'reserve' || undefined}
            leadingIcon={<IconClock />}
            onPressedChange={onReservedChange}
            pressed={status === 'reserved'}
            size="sm"
          >
            {market.reserve}
          </ToggleButton>
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
