import type { components } from '@parvis/api-client/contract';
import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { isFriendOf, noBlockBetween, relationsOf } from '../relations/index.ts';

type Presence = components['schemas']['Presence'];
type Parts = Pick<Dependencies, 'announcer' | 'clock' | 'database' | 'log' | 'presence'>;

export interface PresenceAnnouncements {
  /**
   * Announces the member's presence to everybody who is allowed to see it: friends with a common chat.
   * Logs errors and never throws.
   */
  announce(userId: string): Promise<void>;
}

interface Seen {
  readonly presence_visible: 0 | 1;
  readonly last_seen_at: number | null;
}

export function presenceAnnouncements(dependencies: Parts): PresenceAnnouncements {
  const { announcer, clock, database, log, presence } = dependencies;
  const { read, shortReads } = database;
  const relations = relationsOf({ clock, database });

  // Begins with the member's own chats, and needs no more than two look-ups for each other member of these.
  const friendsInChats = precompile(read, ({ userId }: { userId: string }) =>
    read
      .selectFrom('chat_members as own')
      .innerJoin('chat_members', 'chat_members.chat_id', 'own.chat_id')
      .select('chat_members.user_id as friend_id')
      .distinct()
      .where('own.user_id', '=', userId)
      .where(isFriendOf(userId, 'chat_members.user_id'))
      .where(noBlockBetween(userId, 'chat_members.user_id')),
  );

  const seen = precompile(shortReads, ({ userId }: { userId: string }) =>
    read.selectFrom('users').select(['presence_visible', 'last_seen_at']).where('id', '=', userId),
  );

  function presenceOf(userId: string, { presence_visible, last_seen_at }: Seen): Presence | null {
    if (presence_visible === 0) return null;
    const online = presence.isOnline(userId);
    const lastSeenAt = online || last_seen_at === null ? null : new Date(last_seen_at).toISOString();
    return { online, lastSeenAt };
  }

  const change = (friendId: string, userId: string): Announcement => ({
    userId: friendId,
    event: 'presence_changed',
    read: async () => {
      const [relationState, [member]] = await Promise.all([
        relations.find(friendId, userId),
        seen({ userId }),
      ]);
      const mayKnow = relationState?.relation.friendship === 'friends' && !relationState.isBlocked;
      return mayKnow && member !== undefined ? { userId, presence: presenceOf(userId, member) } : null;
    },
  });

  return {
    async announce(userId) {
      try {
        const friends = await friendsInChats({ userId });
        announcer.announce(friends.map(({ friend_id }) => change(friend_id, userId)));
      } catch (error) {
        log.warn({ err: error }, 'failed to notify friends of a presence change');
      }
    },
  };
}
