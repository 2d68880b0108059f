import type { components } from '@parvis/api-client/contract';

/** The reason why nobody can send messages in a chat. */
export type Closed = NonNullable<components['schemas']['Chat']['closed']>;

/** The state of a chat from the view of one of its two members. */
export interface Participant {
  readonly otherId: string;
  /** Null if the member is allowed to send messages. */
  readonly closed: Closed | null;
  readonly isListed: boolean;
  readonly unread: number;
  /** The member has deleted the messages up to this one, only for themselves. */
  readonly clearedSeq: number;
  readonly readSeq: number;
  readonly lastSeq: number;
  /** The number of the newest change of a message that the member sees. */
  readonly revision: number;
  /**
   * The other member's values. Both are false if the other member has deleted their account. The chat is then closed,
   * so nothing is sent.
   */
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
 * The reason why a member cannot write, or null. Friends can write to each other, and so can the participants of a chat
 * about a listing. The reason is also `not-friends` if the other member blocks this member, or if the other member's
 * account is pending deletion. Neither fact must be revealed.
 */
export function closedOf(row: ParticipantRow): Closed | null {
  if (row.present_id === null) return 'left';
  if (row.blocking !== null) return 'blocked';
  const mayWrite = row.friendship_id !== null || row.enquired_at !== null;
  const isThere = row.blocked_by === null && row.deletion_id === null;
  return mayWrite && isThere ? null : 'not-friends';
}
