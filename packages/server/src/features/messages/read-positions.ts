import { sql, type RawBuilder } from 'kysely';
import { blockBetween } from './hiding-blocks.ts';

/** How far a member of a group chat has read. */
export interface ReadPosition {
  readonly user_id: string;
  readonly read_seq: number;
  /** The newest message that the member cannot see, because they came later. */
  readonly joined_seq: number;
  /** The newest message that the member has deleted with the chat. */
  readonly cleared_seq: number;
  /** The newest message that the member has sent. */
  readonly sent_seq: number;
}

/** A block between two members, in either direction. */
export interface Block {
  readonly blocker_id: string;
  readonly blocked_id: string;
}

/** Whether the reader counts for the newest message of the sender: they have read it, or can still read it. */
const counts = ({ sent_seq: seq }: ReadPosition, reader: ReadPosition): boolean =>
  reader.joined_seq < seq && (reader.read_seq >= seq || reader.cleared_seq < seq);

const pairOf = (one: string, other: string): string => `${one} ${other}`;

/**
 * Returns, for each member of a group chat, the position up to which all others have read. Leaves out others who cannot
 * see the newest message of the member: those who came later, who have deleted the chat without reading, or with a block.
 * The position is 0 if nobody is left.
 */
export function seenPositions(
  members: readonly ReadPosition[],
  blocks: readonly Block[],
): ReadonlyMap<string, number> {
  const blocked = new Set(blocks.map(({ blocker_id, blocked_id }) => pairOf(blocker_id, blocked_id)));
  const slowestFirst = members.toSorted((one, other) => one.read_seq - other.read_seq);
  return new Map(
    members.map((member) => {
      const { user_id: userId } = member;
      const slowest = slowestFirst.find(
        (other) =>
          other.user_id !== userId &&
          counts(member, other) &&
          !blocked.has(pairOf(userId, other.user_id)) &&
          !blocked.has(pairOf(other.user_id, userId)),
      );
      return [userId, slowest?.read_seq ?? 0];
    }),
  );
}

/** Selects the same position in a query of the member `own`. It is null if nobody is left. */
export const seenPosition: RawBuilder<number | null> = sql`(
  select min(others.read_seq) from chat_members as others
  where others.chat_id = own.chat_id and others.user_id <> own.user_id
    and others.joined_seq < own.sent_seq
    and (others.read_seq >= own.sent_seq or others.cleared_seq < own.sent_seq)
    and ${blockBetween(sql.ref('own.user_id'), sql.ref('others.user_id'))} is distinct from 1)`;
