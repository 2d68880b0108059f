import type { components } from '@parvis/api-client/contract';

/** The reason why nobody can send messages in a chat. */
export type Closed = NonNullable<components['schemas']['Chat']['closed']>;

/** The state of a chat from the view of one of its members. */
interface Membership {
  readonly isListed: boolean;
  readonly unread: number;
  /** The member has deleted the messages up to this one, only for themselves. */
  readonly clearedSeq: number;
  readonly readSeq: number;
  readonly lastSeq: number;
  /** The number of the newest change of a message that the member sees. */
  readonly revision: number;
}

/** A member of a chat of two. */
export interface PairParticipant extends Membership {
  readonly kind: 'pair';
  readonly otherId: string;
  /** Null if the member is allowed to send messages. */
  readonly closed: Closed | null;
  /** Null if the chat is no message request, or if the request was accepted. */
  readonly request: RequestState | null;
  readonly isFriend: boolean;
  /**
   * The other member's values. Both are false if the other member has deleted their account. The chat is then closed,
   * so nothing is sent.
   */
  readonly isListedForOther: boolean;
  readonly isMutedByOther: boolean;
}

/** A member of a group chat. All its members can write. */
export interface GroupParticipant extends Membership {
  readonly kind: 'group';
  readonly chatName: string;
  readonly closed: null;
  readonly request: null;
}

export type Participant = PairParticipant | GroupParticipant;

/**
 * The state of a message request from the view of one of its two members. `deleted` is the state of a received request
 * that this member has deleted; its sender does not learn of it.
 */
export type RequestState = 'sent' | 'received' | 'deleted';

interface ParticipantRow {
  readonly kind: 'pair' | 'group';
  readonly other_id: string;
  readonly present_id: string | null;
  readonly friendship_id: string | null;
  readonly enquired_at: number | null;
  readonly accepted_at: number | null;
  readonly requested_by: string | null;
  readonly request_seq: number | null;
  readonly request_deleted_at: number | null;
  readonly blocking: string | null;
  readonly blocked_by: string | null;
  readonly deletion_id: string | null;
}

/** Null if the chat is no message request, or is one no longer. A request that was not sent yet has only its sender. */
export function requestOf(row: ParticipantRow): RequestState | null {
  const isOver = row.friendship_id !== null || row.enquired_at !== null || row.accepted_at !== null;
  if (row.requested_by === null || isOver) return null;
  if (row.requested_by !== row.other_id) return 'sent';
  if (row.request_seq === null) return null;
  return row.request_deleted_at === null ? 'received' : 'deleted';
}

/** The sender of a request can write one message. The recipient accepts the request with an answer. */
function mayWriteTo(row: ParticipantRow): boolean {
  if (row.friendship_id !== null || row.enquired_at !== null || row.accepted_at !== null) return true;
  const request = requestOf(row);
  return request === 'sent' ? row.request_seq === null : request !== null;
}

/**
 * The reason why a member cannot write, or null. Friends can write to each other, and so can the participants of a chat
 * about a listing or of an accepted request. The reason is also `not-friends` if the other member blocks this member,
 * or if the other member's account is pending deletion. Neither fact must be revealed. A group chat is never closed.
 */
export function closedOf(row: ParticipantRow): Closed | null {
  if (row.kind === 'group') return null;
  if (row.present_id === null) return 'left';
  if (row.blocking !== null) return 'blocked';
  // Only sending a request checks whether the other member accepts it, so that a block looks like any other refusal.
  if (requestOf(row) === 'sent' && row.request_seq === null) return null;
  const isThere = row.blocked_by === null && row.deletion_id === null;
  return mayWriteTo(row) && isThere ? null : 'not-friends';
}
