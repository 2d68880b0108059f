import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { groupChatModerationOf, type PictureCopy } from '../group-chats/index.ts';
import { createDecisionRepository, type DecisionRow } from './decision-repository.ts';

type Write = Transaction<DatabaseSchema>;

/** Deletes the removed details, and returns them. */
const take = (transaction: Write, decisionId: string) =>
  transaction
    .deleteFrom('cleared_chats')
    .where('decision_id', '=', decisionId)
    .returning(['name', 'description', 'file_id'])
    .executeTakeFirst();

/**
 * Removes the name, the description and the picture of a reported group chat. Keeps them until nobody can appeal any more,
 * so that a successful appeal can restore them.
 */
export function clearedChatsOf(dependencies: Dependencies) {
  const groupChats = groupChatModerationOf(dependencies);
  const decisions = createDecisionRepository(dependencies.database);

  return {
    lock: groupChats.lock,
    withPictureCopy: groupChats.withPictureCopy,

    /** Call this after the decision was inserted. The chat must be locked. */
    async clear(
      transaction: Write,
      { decisionId, chatId }: { decisionId: string; chatId: string },
      copy: PictureCopy | null,
    ): Promise<Announcement[]> {
      const { announcements, details } = await groupChats.clear(transaction, chatId, copy);
      if (details !== null)
        await transaction
          .insertInto('cleared_chats')
          .values({ decision_id: decisionId, ...details })
          .execute();
      return announcements;
    },

    /**
     * Restores the details that the decision has removed, unless another valid decision has removed those of the chat, too.
     * The chat must be locked.
     */
    async restore(transaction: Write, decision: DecisionRow): Promise<Announcement[]> {
      const details = await take(transaction, decision.id);
      if (details === undefined) return [];
      if (await decisions.isHiddenBesides(transaction, decision)) {
        await groupChats.forget(transaction, details);
        return [];
      }
      return groupChats.restore(transaction, decision.subject_id, details);
    },

    /** Deletes the removed details, because the decision stays. Call `jobs.wake` after the commit. */
    async forget(transaction: Write, decisionId: string): Promise<void> {
      const details = await take(transaction, decisionId);
      if (details !== undefined) await groupChats.forget(transaction, details);
    },
  };
}
