import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../platform/dependencies.ts';

/** In a chat of 200 members, each announcement is an event for 199. A page names two writers. */
const MOST_WRITERS = 3;
/** A page repeats that its member is typing every 3 s, and stops showing it for others after 5 s. */
const SHORTEST_PAUSE = 2000;
const LIFETIME = 5000;
const MOST_CHATS = 10_000;

export interface GroupWriters {
  /** Returns whether to announce that the member begins, continues or stops typing. */
  accepts(chatId: string, userId: string, typing: boolean): boolean;
}

interface Writer {
  readonly announcedAt: number;
  readonly isTyping: boolean;
}

/**
 * Limits who is announced as typing in a group chat. A member who stops keeps the place until the pause is over, because
 * 200 members who begin and stop in turn would otherwise cause an event for each of them. This server keeps the writers of
 * its own pages in memory.
 */
export function createGroupWriters({ clock }: Pick<Dependencies, 'clock'>): GroupWriters {
  /** For each chat, the writers and the times of their last announcements. */
  const chats = new LRUCache<string, Map<string, Writer>>({ max: MOST_CHATS });

  return {
    accepts(chatId, userId, typing) {
      const now = clock.now();
      const writers = new Map(
        [...(chats.get(chatId) ?? [])].filter(
          ([, { announcedAt, isTyping }]) => now - announcedAt < (isTyping ? LIFETIME : SHORTEST_PAUSE),
        ),
      );
      const writer = writers.get(userId);
      const begins =
        writer === undefined
          ? writers.size < MOST_WRITERS
          : writer.isTyping && now - writer.announcedAt >= SHORTEST_PAUSE;
      const isAccepted = typing ? begins : writer?.isTyping === true;
      if (isAccepted)
        writers.set(userId, {
          announcedAt: typing ? now : (writer?.announcedAt ?? now),
          isTyping: typing,
        });
      if (writers.size === 0) chats.delete(chatId);
      else chats.set(chatId, writers);
      return isAccepted;
    },
  };
}
