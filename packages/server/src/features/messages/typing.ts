import type { Dependencies } from '../../platform/dependencies.ts';
import type { EventHandler } from '../../platform/realtime/realtime.ts';
import { createParticipants } from './participants.ts';

/** Sends the typing state of a member to the other participant, if the member is allowed to send messages. */
export function createTyping(
  dependencies: Pick<Dependencies, 'announcer' | 'clock' | 'database'>,
): EventHandler<'typing'> {
  const { announcer } = dependencies;
  const participants = createParticipants(dependencies);

  return async (userId, { chatId, typing }) => {
    const participant = await participants.find(userId, chatId);
    // The two members of a message request learn nothing about each other.
    if (participant === null || participant.closed !== null || participant.request !== null) return;
    const payload = { chatId, userId, typing };
    announcer.announce([
      { userId: participant.otherId, event: 'member_typing', read: () => Promise.resolve(payload) },
    ]);
  };
}
