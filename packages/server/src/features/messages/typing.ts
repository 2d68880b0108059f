import type { Dependencies } from '../../platform/dependencies.ts';
import type { EventHandler } from '../../platform/realtime/realtime.ts';
import { createParticipants } from './participants.ts';

/** Passes a member's typing state to the other participant, as long as the member may send. */
export function createTyping(
  dependencies: Pick<Dependencies, 'announcer' | 'clock' | 'database'>,
): EventHandler<'typing'> {
  const { announcer } = dependencies;
  const participants = createParticipants(dependencies);

  return async (userId, { chatId, typing }) => {
    const participant = await participants.find(userId, chatId);
    if (participant === null || participant.closed !== null) return;
    const payload = { chatId, userId, typing };
    announcer.announce([
      { userId: participant.otherId, event: 'member_typing', read: () => Promise.resolve(payload) },
    ]);
  };
}
