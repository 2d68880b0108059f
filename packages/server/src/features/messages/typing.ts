import type { Dependencies } from '../../platform/dependencies.ts';
import type { EventHandler } from '../../platform/realtime/realtime.ts';
import { createGroupRepository } from './group-repository.ts';
import { createGroupWriters } from './group-writers.ts';
import { createParticipants } from './participants.ts';

/**
 * Sends the typing state of a member to the other participants, if the member is allowed to send messages. Members with a
 * block between them do not see each other typing.
 */
export function createTyping(
  dependencies: Pick<Dependencies, 'announcer' | 'clock' | 'database'>,
): EventHandler<'typing'> {
  const { announcer } = dependencies;
  const groups = createGroupRepository(dependencies.database);
  const participants = createParticipants(dependencies);
  const writers = createGroupWriters(dependencies);

  return async (userId, { chatId, typing }) => {
    const participant = await participants.find(userId, chatId);
    // The two members of a message request learn nothing about each other.
    if (participant === null || participant.closed !== null || participant.request !== null) return;
    const payload = { chatId, userId, typing };
    if (participant.kind === 'pair') {
      const read = () => Promise.resolve(payload);
      announcer.announce([{ userId: participant.otherId, event: 'member_typing', read }]);
      return;
    }
    if (!writers.accepts(chatId, userId, typing)) return;
    // The members are read now and the event does not wait, so it reaches nobody who has left.
    const readers = await groups.readersOfTyping(chatId, userId);
    if (readers === null) return;
    // The list of chats shows the name, and a page loads the members of a chat only when it opens it.
    const named = { ...payload, first_name: readers.firstName };
    announcer.signal({ userIds: readers.userIds, event: 'member_typing', payload: named });
  };
}
