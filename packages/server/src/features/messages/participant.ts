import type { components } from '@parvis/api-client/contract';

/** The reason why no message can be sent. */
export type Closed = NonNullable<components['schemas']['Chat']['closed']>;

/** The state of a chat for one of its two members. */
export interface Participant {
  readonly otherId: string;
  /** Null if the member may send. */
  readonly closed: Closed | null;
  readonly isListed: boolean;
  readonly unread: number;
  /** Messages up to this one were deleted by the member, for themselves. */
  readonly clearedSeq: number;
  readonly readSeq: number;
  readonly lastSeq: number;
  /** The state for the other member; if they deleted their account, nothing is sent to them. */
  readonly isListedForOther: boolean;
  readonly isMutedByOther: boolean;
}

interface ParticipantRow {
  readonly present_id: string | null;
  readonly friendship_id: string | null;
  readonly enquired_at: number | null;
  readonly blocking: string | null;
  readonly blocked_by: string | null;
  readonly deletion_id: string | null;
}

/**
 * Friends can write to each other, and so can participants of a chat about a listing. A member whom the other blocks,
 * or whose friend is leaving, gets `not-friends` too, so that neither is revealed.
 */
export function closedOf(row: ParticipantRow): Closed | null {
  if (row.present_id === null) return 'left';
  if (row.blocking !== null) return 'blocked';
  const mayWrite = row.friendship_id !== null || row.enquired_at !== null;
  const isThere = row.blocked_by === null && row.deletion_id === null;
  return mayWrite && isThere ? null : 'not-friends';
}
