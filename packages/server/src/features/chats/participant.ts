import type { components } from '@parvis/api-client/contract';

/** Why nothing may be sent. */
export type Closed = NonNullable<components['schemas']['Chat']['closed']>;

/** How one of the two stands in a chat. */
export interface Participant {
  readonly otherId: string;
  /** Null where the member may send. */
  readonly closed: Closed | null;
  readonly isListed: boolean;
  readonly unread: number;
  /** Messages up to this one were deleted by the member, for themselves. */
  readonly clearedSeq: number;
  readonly readSeq: number;
  readonly lastSeq: number;
  /** How the other has it; where they have left there is nothing to be told to them. */
  readonly isListedForOther: boolean;
  readonly isMutedByOther: boolean;
}

interface ParticipantRow {
  readonly present_id: string | null;
  readonly friendship_id: string | null;
  readonly enquired_at: number | null;
  readonly blocking: string | null;
  readonly blocked_by: string | null;
  readonly departure_id: string | null;
}

/**
 * Friends may write to one another, and whoever has a chat about a listing. Who is blocked is not told so, nor who
 * is leaving: the other is then somebody who is no friend.
 */
export function closedOf(row: ParticipantRow): Closed | null {
  if (row.present_id === null) return 'left';
  if (row.blocking !== null) return 'blocked';
  const mayWrite = row.friendship_id !== null || row.enquired_at !== null;
  const isThere = row.blocked_by === null && row.departure_id === null;
  return mayWrite && isThere ? null : 'not-friends';
}
