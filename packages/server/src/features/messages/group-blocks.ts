import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { chatChangesOf } from './chat-changes.ts';
import { createChatRepository } from './chat-repository.ts';
import { createGroupRepository } from './group-repository.ts';
import { messageChangesOf } from './message-changes.ts';
import { createParticipants } from './participants.ts';
import { quotedMessagesOf } from './quoted-messages.ts';
import type { Write } from './repository.ts';

/** Two members between whom a block has begun or ended. */
interface Pair {
  readonly one: string;
  readonly other: string;
}

const blockChanged = jobKind<Pair>('message.block');

const nothingToWrite: Finish = async () => [];

export interface GroupBlocks {
  /**
   * Quotes the first unread message of others in the notifications about group chats that quote one of the two members to
   * the other one. Call this when a block has begun, before the notifications between the two are deleted. Both must be
   * locked. The chats are not locked, so the job of `changed` does it again.
   */
  quoteOthers(transaction: Write, one: string, other: string): Promise<Announcement[]>;
  /**
   * Call this when a block has begun or ended. The messages are hidden or shown at once, because each request checks the
   * blocks. In the group chats of each of the two in which the other one is or has written, a job counts the unread messages
   * again, and lets open pages load the messages again.
   */
  changed(transaction: Write, one: string, other: string): Promise<void>;
}

export function groupBlocksOf(dependencies: Dependencies): GroupBlocks {
  const { clock, database, jobs } = dependencies;
  const groups = createGroupRepository(database);
  const quotes = quotedMessagesOf(dependencies);
  return {
    async quoteOthers(transaction, one, other) {
      const announcements: Announcement[] = [];
      for (const { user_id: userId, chat_id: chatId, name } of await groups.noticesBetween(
        transaction,
        one,
        other,
      )) {
        const chat = { kind: 'group', chatName: name } as const;
        announcements.push(...(await quotes.next(transaction, { userIds: [userId], chatId }, chat, null)));
      }
      return announcements;
    },

    async changed(transaction, one, other) {
      const chatIds = [
        ...(await groups.withOther(one, other, transaction)),
        ...(await groups.withOther(other, one, transaction)),
      ];
      if (chatIds.length === 0) return;
      await jobs.add(transaction, blockChanged, { key: newId(clock), payload: { one, other } });
    },
  };
}

export function handleGroupBlocks(dependencies: Dependencies): void {
  const { announcer, database, jobs } = dependencies;
  const chats = createChatRepository(database);
  const chatChanges = chatChangesOf(dependencies);
  const groups = createGroupRepository(database);
  const messageChanges = messageChangesOf(dependencies);
  const participants = createParticipants(dependencies);
  const quotes = quotedMessagesOf(dependencies);
  const repository = createChangeRepository(database);

  const update = (userId: string, chatId: string) =>
    database.transaction(async (transaction) => {
      if ((await chats.lockRow(transaction, userId, chatId)) === null) return [];
      const participant = await participants.find(userId, chatId, transaction);
      if (participant?.kind !== 'group') return [];
      await repository.showPrevious(transaction, userId, chatId);
      await repository.recount(transaction, userId, chatId);
      const reloaded = await messageChanges.reload(transaction, chatId, userId);
      const forgotten = await quotes.next(transaction, { userIds: [userId], chatId }, participant, null);
      return [
        ...reloaded,
        ...(participant.isListed ? [chatChanges.changed(userId, chatId)] : []),
        ...forgotten,
      ];
    });

  jobs.handle(blockChanged, async ({ one, other }) => {
    // Each chat has transactions of its own, so that no two chats are locked at once.
    for (const chatId of await groups.withOther(one, other)) announcer.announce(await update(one, chatId));
    for (const chatId of await groups.withOther(other, one)) announcer.announce(await update(other, chatId));
    return nothingToWrite;
  });
}
