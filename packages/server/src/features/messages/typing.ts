import type { Dependencies } from '../../platform/dependencies.ts';
import type { EventHandler } from '../../platform/realtime/realtime.ts';
import { chatStandings } from '../chats/standing.ts';

/** In milliseconds: so long an answer whether somebody may send holds, for what is said every few seconds. */
const REMEMBERED = 3000;
const MOST = 10_000;

interface Answer {
  /** Null where the member may not send to the chat. */
  readonly otherId: Promise<string | null>;
  readonly until: number;
}

/** Passes on to the other of a chat that a member writes there, or has stopped. */
export function createTyping(
  dependencies: Pick<Dependencies, 'announcer' | 'clock' | 'database'>,
): EventHandler<'typing'> {
  const { announcer, clock } = dependencies;
  const standings = chatStandings(dependencies);
  const answers = new Map<string, Answer>();

  async function askWhoReads(userId: string, chatId: string): Promise<string | null> {
    const standing = await standings.find(userId, chatId);
    return standing !== null && standing.closed === null ? standing.otherId : null;
  }

  function whoReads(userId: string, chatId: string): Promise<string | null> {
    const key = `${userId} ${chatId}`;
    const now = clock.now();
    const known = answers.get(key);
    if (known !== undefined && known.until > now) return known.otherId;
    if (answers.size >= MOST) answers.clear();
    const otherId = askWhoReads(userId, chatId);
    answers.set(key, { otherId, until: now + REMEMBERED });
    // What could not be asked is asked again.
    otherId.catch(() => answers.delete(key));
    return otherId;
  }

  return async (userId, { chatId, typing }) => {
    const otherId = await whoReads(userId, chatId);
    if (otherId === null) return;
    const payload = { chatId, userId, typing };
    announcer.announce([{ userId: otherId, event: 'member_typing', read: () => Promise.resolve(payload) }]);
  };
}
