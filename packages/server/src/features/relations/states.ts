import type { FriendshipsTable } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000;
const DECLINE_HOLDS = 30 * DAY;

export type FriendshipState = 'none' | 'requested' | 'received' | 'friends';
/** A decline at this time or earlier no longer counts. */
export const declineOverAt = (now: number): number => now - DECLINE_HOLDS;

/**
 * A request causes no notification if its sender has sent a request to the same member within this time and withdrawn
 * it.
 */
const REPEAT_IS_NO_NEWS = DAY;

type Answered = Pick<FriendshipsTable, 'status' | 'answered_at'>;

/** While a decline counts, the recipient does not see the request. If the requester repeats it, it stays declined. */
export function holdsDecline({ status, answered_at }: Answered, now: number): boolean {
  const isDeclined = status === 'declined' || status === 'withdrawn';
  return isDeclined && answered_at !== null && answered_at > declineOverAt(now);
}

/**
 * Returns the state as the viewer sees it. The requester sees a declined request as open, so that they do not learn
 * of the decline.
 */
export function friendshipStateOf(
  row: Answered & Pick<FriendshipsTable, 'requester_id'>,
  viewer: string,
  now: number,
): FriendshipState {
  if (row.status === 'accepted') return 'friends';
  const isOwn = row.requester_id === viewer;
  if (row.status === 'pending') return isOwn ? 'requested' : 'received';
  return isOwn && row.status === 'declined' && holdsDecline(row, now) ? 'requested' : 'none';
}

/**
 * Whether the next request notifies the recipient. It does not if the requester has sent the previous request less than
 * a day ago and withdrawn it before it was answered.
 */
export function isNews(
  row: Answered & Pick<FriendshipsTable, 'requester_id' | 'created_at'>,
  requesterId: string,
  now: number,
): boolean {
  const isRepeat = row.status === 'withdrawn' && row.answered_at === null && row.requester_id === requesterId;
  return !isRepeat || row.created_at <= now - REPEAT_IS_NO_NEWS;
}
