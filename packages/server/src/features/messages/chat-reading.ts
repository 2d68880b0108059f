import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatChangesOf } from './chat-changes.ts';
import { chatNoticesOf } from './chat-notices.ts';
import { createChatRepository } from './chat-repository.ts';
import { chatNotFound } from './errors.ts';
import { createGroupRepository } from './group-repository.ts';
import type { PairParticipant } from './participant.ts';
import { createParticipants } from './participants.ts';
import { seenPositions } from './read-positions.ts';
import type { Write } from './repository.ts';

/** Creates the function that moves a read position forward to `seq`, but never past the newest message and never back. */
export function createChatReading(dependencies: Dependencies) {
  const { announcer, clock, database } = dependencies;
  const repository = createChatRepository(database);
  const groups = createGroupRepository(database);
  const participants = createParticipants(dependencies);
  const changes = chatChangesOf(dependencies);
  const notices = chatNoticesOf(dependencies);

  /** The sender of a request does not learn whether it was read. */
  const seenInPair = (
    { closed, isListedForOther, otherId, request }: PairParticipant,
    chatId: string,
  ): Announcement[] =>
    isListedForOther && closed === null && request === null ? [changes.changed(otherId, chatId)] : [];

  /** The members of a group chat for whom the position changes up to which all others have read. */
  async function seenInGroup(
    transaction: Write,
    userId: string,
    chatId: string,
    position: number,
  ): Promise<Announcement[]> {
    const members = await groups.positions(transaction, chatId, clock.now());
    const blocks = await groups.blocks(chatId, transaction);
    const before = seenPositions(members, blocks);
    const after = seenPositions(
      members.map((member) => (member.user_id === userId ? { ...member, read_seq: position } : member)),
      blocks,
    );
    const others = members
      .filter(({ user_id: id, listed }) => id !== userId && listed === 1 && before.get(id) !== after.get(id))
      .map(({ user_id }) => user_id);
    return changes.changedForAll(others, chatId);
  }

  return async ({ userId }: Actor, chatId: string, seq: number): Promise<void> => {
    const announcements = await database.transaction(async (transaction): Promise<Announcement[]> => {
      const locked = await repository.lockRow(transaction, userId, chatId);
      if (locked === null) throw chatNotFound();
      const participant = await participants.require(userId, chatId, transaction);
      const position = Math.min(seq, locked.last_seq);
      if (position <= participant.readSeq) return [];
      const seen =
        participant.kind === 'pair'
          ? seenInPair(participant, chatId)
          : await seenInGroup(transaction, userId, chatId, position);
      const left = await repository.markRead(transaction, userId, chatId, position);
      const forgotten =
        left === 0 && participant.unread > 0 ? await notices.forget(transaction, userId, chatId) : [];
      return [changes.changed(userId, chatId), ...seen, ...forgotten];
    });
    announcer.announce(announcements);
  };
}
