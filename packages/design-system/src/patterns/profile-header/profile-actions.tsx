import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconCheck } from '../../icons/check.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconUserPlus } from '../../icons/user-plus.tsx';
import { IconUsers } from '../../icons/users.tsx';

export type ProfileRelation = {
  /** The state of the friendship: no relation, a request from the reader, a request from the member, or friends. */
  readonly friendship: 'none' | 'requested' | 'received' | 'friends';
  /** Sends a friend request. Each action is shown only if its callback is given and the friendship allows it. */
  readonly onAdd?: (() => void) | undefined;
  /** Cancels the friend request of the reader. */
  readonly onCancelRequest?: (() => void) | undefined;
  /** Accepts the friend request of the member. */
  readonly onAccept?: (() => void) | undefined;
  /** Declines the friend request of the member. */
  readonly onDecline?: (() => void) | undefined;
  /** Whether the reader follows the member. */
  readonly following?: boolean | undefined;
  /** Called with the new value of `following`. */
  readonly onFollowingChange?: ((following: boolean) => void) | undefined;
  /** Opens the conversation with the member. */
  readonly onMessage?: (() => void) | undefined;
  /** Whether a change of the friendship is being sent. */
  readonly busy?: boolean | undefined;
};

/** The reader's actions on another member. */
export function ProfileActions({
  friendship,
  onAdd,
  onCancelRequest,
  onAccept,
  onDecline,
  following = false,
  onFollowingChange,
  onMessage,
  busy = false,
}: ProfileRelation) {
  const market = useMarketMessages();
  return (
    <>
      {friendship === 'friends' ? (
        <Badge data-part="friend" tone="accent">
          <IconUsers size="sm" />
          {market.friend}
        </Badge>
      ) : null}
      {friendship === 'none' && onAdd !== undefined ? (
        <Button leadingIcon={<IconUserPlus />} loading={busy} onClick={onAdd}>
          {market.add}
        </Button>
      ) : null}
      {friendship === 'requested' && onCancelRequest !== undefined ? (
        <Button loading={busy} onClick={onCancelRequest} variant="secondary">
          {market.cancelRequest}
        </Button>
      ) : null}
      {friendship === 'received' && onAccept !== undefined ? (
        <Button leadingIcon={<IconCheck />} loading={busy} onClick={onAccept}>
          {market.accept}
        </Button>
      ) : null}
      {friendship === 'received' && onDecline !== undefined ? (
        <Button disabled={busy} onClick={onDecline} variant="secondary">
          {market.decline}
        </Button>
      ) : null}
      {onMessage === undefined ? null : (
        <Button
          leadingIcon={<IconMessage />}
          onClick={onMessage}
          variant={friendship === 'friends' ? 'primary' : 'secondary'}
        >
          {market.message}
        </Button>
      )}
      {onFollowingChange === undefined ? null : (
        <ToggleButton
          leadingIcon={following ? <IconCheck /> : undefined}
          onPressedChange={onFollowingChange}
          pressed={following}
        >
          {market.follow}
        </ToggleButton>
      )}
    </>
  );
}
