import { sql, type RawBuilder } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import { blockBetween } from './hiding-blocks.ts';
import type { MessageReactionType } from './tables.ts';

type MessageReaction = components['schemas']['MessageReaction'];

/** A row with the column `reactions`. */
interface WithReactions {
  /** Each reaction is the id of the member, a space, and its type. */
  readonly reactions: string | null;
}

/**
 * Selects the reactions to a message in one column. A reader of a group chat does not see those of members between whom
 * and the reader there is a block.
 */
export const reactionsColumn: RawBuilder<string | null> = sql`(
  select string_agg(message_reactions.user_id || ' ' || message_reactions.type, ',')
  from message_reactions where message_reactions.message_id = messages.id
    and case when chats.kind = 'group'
      then ${blockBetween(sql.ref('reader.user_id'), sql.ref('message_reactions.user_id'))} end is distinct from 1)`;

/** The order is the same for all members, so that they get equal messages. */
export const reactionsOf = ({ reactions }: WithReactions): MessageReaction[] =>
  reactions === null
    ? []
    : reactions
        .split(',')
        .toSorted()
        .map((reaction) => {
          const [userId = '', type] = reaction.split(' ');
          // Only the reaction service writes the column, so the type is right.
          return { userId, type: type as MessageReactionType };
        });

export const reactionOf = (userId: string, row: WithReactions): MessageReactionType | null =>
  reactionsOf(row).find((reaction) => reaction.userId === userId)?.type ?? null;
