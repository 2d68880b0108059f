import type { Dependencies } from '../../platform/dependencies.ts';
import type { EventHandler } from '../../platform/realtime/realtime.ts';
import { chatStandings } from '../chats/standings.ts';

/** Passes on to the other of a chat that a member writes there, or has stopped, for as long as the member may send. */
export function createTyping(
  dependencies: Pick<Dependencies, 'announcer' | 'clock' | 'database'>,
): EventHandler<'typing'> {
  const { announcer } = dependencies;
  const standings = chatStandings(dependencies);

  return async (userId, { chatId, typing }) => {
    const standing = await standings.find(userId, chatId);
    if (standing === null || standing.closed !== null) return;
    const payload = { chatId, userId, typing };
    announcer.announce([
      { userId: standing.otherId, event: 'member_typing', read: () => Promise.resolve(payload) },
    ]);
  };
}
