import type { EventSchemas } from '@parvis/api-client/events';
import { createBatch } from '../../platform/batch.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { createChangeRepository } from './change-repository.ts';
import { createGroupRepository } from './group-repository.ts';
import { messageCountsOfAll } from './message-counts.ts';
import { createMessagePresenter } from './presenter.ts';
import { seenPositions } from './read-positions.ts';
import type { MessageRow } from './repository.ts';

type NewMessage = EventSchemas['NewMessageEvent'];
type Sent = Pick<MessageRow, 'id' | 'chat_id'>;

/**
 * Announces a message of a group chat to the open pages of these members, together with the current counters. The
 * announcements that are sent at the same time share their queries.
 */
export function newGroupMessageEventsOf(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
): (row: Sent, userIds: readonly string[]) => Announcement[] {
  const repository = createGroupRepository(dependencies.database);
  const messages = createChangeRepository(dependencies.database);
  const countsOf = messageCountsOfAll(dependencies);
  const present = createMessagePresenter(dependencies);

  async function load(
    { id, chat_id: chatId }: Sent,
    userIds: readonly string[],
  ): Promise<Map<string, NewMessage>> {
    // The message can be edited or erased in the meantime. Members who have left the chat or deleted it get nothing.
    const [rows, members, blocks, counts] = await Promise.all([
      messages.findForReaders(userIds, id),
      repository.numbers(chatId, dependencies.clock.now()),
      repository.blocks(chatId),
      countsOf(userIds),
    ]);
    const seen = seenPositions(members, blocks);
    const numbers = new Map(members.map((member) => [member.user_id, member]));
    const presented = await present.toReaders(rows);
    return new Map(
      rows.flatMap(({ reader_id: userId }, index) => {
        const [message, member] = [presented[index], numbers.get(userId)];
        if (message === undefined || member === undefined) return [];
        const { unread, read_seq: readSeq } = member;
        const seenSeq = seen.get(userId) ?? 0;
        return [[userId, { chatId, message, unread, readSeq, seenSeq, messages: counts(userId) }] as const];
      }),
    );
  }

  return (row, userIds) => {
    const payloadFor = createBatch<string, NewMessage>((ids) => load(row, ids));
    return userIds.map((userId) => ({
      userId,
      event: 'new_message',
      read: async () => (await payloadFor(userId)) ?? null,
    }));
  };
}
