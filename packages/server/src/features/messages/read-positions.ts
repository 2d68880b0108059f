import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isStaying } from '../hidden-content/index.ts';
import { isUnrestricted } from '../restrictions/index.ts';
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
  readonly can_read: 0 | 1;
}

/** A block between two members, in either direction. */
export interface Block {
  readonly blocker_id: string;
  readonly blocked_id: string;
}

/** Whether the reader counts for the newest message of the sender: they have read it, or can still read it. */
const counts = ({ sent_seq: seq }: ReadPosition, reader: ReadPosition): boolean =>
  reader.joined_seq < seq && (reader.read_seq >= seq || (reader.cleared_seq < seq && reader.can_read === 1));

const pairOf = (one: string, other: string): string => `${one} ${other}`;

/**
 * Returns, for each member of a group chat, the position up to which all others have read. Leaves out others who cannot
 * see the newest message of the member: those who came later, who have deleted the chat without reading, or with a block,
 * and those who have not read it and cannot log in now.
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

/** A condition: the member is neither suspended nor banned now, and the account is not pending deletion. */
const canLogIn = (member: string, now: number): RawBuilder<SqlBool> =>
  sql`(${isUnrestricted(member, now)} and ${isStaying(member)})`;

/** Selects `can_read` in a query of `chat_members`. */
export const canRead = (now: number): RawBuilder<0 | 1> =>
  sql`case when ${canLogIn('chat_members.user_id', now)} then 1 else 0 end`;

/** Selects the same position in a query of the member `own`. It is null if nobody is left. */
export const seenPosition = (now: number): RawBuilder<number | null> => sql`(
  select min(others.read_seq) from chat_members as others
  where others.chat_id = own.chat_id and others.user_id <> own.user_id
    and others.joined_seq < own.sent_seq
    and (others.read_seq >= own.sent_seq
      or (others.cleared_seq < own.sent_seq and ${canLogIn('others.user_id', now)}))
    and ${blockBetween(sql.ref('own.user_id'), sql.ref('others.user_id'))} is distinct from 1)`;
