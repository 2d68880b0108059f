import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf, chatLinesOf, chatNotFound, type ChatLine } from '../messages/index.ts';
import { createChatMemberRepository } from './member-repository.ts';
import { createGroupChatRepository, type GroupChatRow, type Write } from './repository.ts';

/** The steps that changes of group chats share. */
export function groupChatChangesOf(dependencies: Dependencies) {
  const { announcer, database, jobs } = dependencies;
  const repository = createGroupChatRepository(database);
  const members = createChatMemberRepository(database);
  const changes = chatChangesOf(dependencies);
  const lines = chatLinesOf(dependencies);

  function finish(announcements: readonly Announcement[]): void {
    announcer.announce(announcements);
    // Changes can add jobs that delete files.
    jobs.wake();
  }

  return {
    /** Announces the chat to these members. */
    changedFor: (userIds: readonly string[], chatId: string): Announcement[] =>
      changes.changedForAll(userIds, chatId),
    line: (transaction: Write, line: ChatLine): Promise<Announcement[]> => lines.append(transaction, line),
    /** Call this after the commit. */
    finish,

    /** Runs a change in a transaction that locks the chat. Throws the error 404 for members who do not belong to it. */
    async run(
      actor: Actor,
      chatId: string,
      work: (transaction: Write, chat: GroupChatRow) => Promise<readonly Announcement[]>,
    ): Promise<void> {
      const announcements = await database.transaction(async (transaction) => {
        const chat = await repository.lock(transaction, actor.userId, chatId);
        if (chat === null) throw chatNotFound();
        return work(transaction, chat);
      });
      finish(announcements);
    },

    /** Announces the chat to all members whose lists show it. */
    changedForAll: (transaction: Write, chatId: string): Promise<Announcement[]> =>
      changes.changedForListing(transaction, chatId),

    /**
     * Makes the oldest member an owner if no owner of the locked chat can act. The line names this member as its sender,
     * because nobody else has decided it.
     */
    async ensureOwner(transaction: Write, chatId: string): Promise<Announcement[]> {
      if (await members.hasOwner(transaction, chatId)) return [];
      const successor = await members.successor(transaction, chatId);
      if (successor === null) return [];
      await members.setRole(transaction, chatId, successor, 'owner');
      const line = { chatId, actorId: successor, kind: 'promoted', memberIds: [successor] } as const;
      return lines.append(transaction, line);
    },
  };
}
