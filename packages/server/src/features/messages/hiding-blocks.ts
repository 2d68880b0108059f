import { sql, type RawBuilder } from 'kysely';

/** An id or a column. */
export type Member = string | RawBuilder<unknown>;

/** Selects 1 if one of the two members blocks the other. */
export const blockBetween = (one: Member, other: Member): RawBuilder<1 | null> =>
  sql`(select 1 from blocks where (blocks.blocker_id = ${one} and blocks.blocked_id = ${other})
    or (blocks.blocker_id = ${other} and blocks.blocked_id = ${one}) limit 1)`;

/** Selects 1 if a block hides the sender from the reader, also a block that ended because one account was deleted. */
export const hiddenSender = (reader: Member, sender: Member): RawBuilder<1 | null> =>
  sql`coalesce(${blockBetween(reader, sender)}, (select 1 from hidden_senders
    where hidden_senders.user_id = ${reader} and hidden_senders.sender_id = ${sender}))`;

/** The table of messages in the query, and the kind of their chats. */
interface Messages {
  readonly table: string;
  readonly kind: RawBuilder<unknown>;
}

/**
 * Selects 1 if a block hides a message of a group chat from the reader. The lines of a group chat are never hidden, because
 * all members must know who reads along.
 */
export function hidingBlock(reader: Member, { table, kind }: Messages): RawBuilder<1 | null> {
  return sql`case when ${sql.ref(`${table}.event`)} is null and ${kind} = 'group'
    then ${hiddenSender(reader, sql.ref(`${table}.sender_id`))} end`;
}
