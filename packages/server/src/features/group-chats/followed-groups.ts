import { ConcurrentChange } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { chatLeavingOf, chatSearchText, type ChatLine } from '../messages/index.ts';
import { chatFull } from './errors.ts';
import { groupChatChangesOf } from './group-chat-changes.ts';
import { createGroupPlaces } from './group-places.ts';
import { MOST_MEMBERS } from './limits.ts';
import { createChatMemberRepository } from './member-repository.ts';
import { createGroupChatRepository, type Write } from './repository.ts';

/** A group and the chat that `lock` has returned. */
interface Locked {
  readonly groupId: string;
  readonly chatId: string | null;
}

interface Followed extends Locked {
  /** The member who has changed the group; null if it is not known. The lines then name the members themselves. */
  readonly actorId: string | null;
}

/** The chats whose members are the members of a group. */
export interface FollowedGroups {
  /** Locks the chat of the group and returns its id. Call this before locking the group, to avoid deadlocks. */
  lock(transaction: Write, groupId: string): Promise<string | null>;
  /**
   * Withdraws the notifications of a member about the locked chat. Call this before locking a group that the member is about
   * to leave, to avoid deadlocks.
   */
  forgetNotices(transaction: Write, chatId: string | null, userId: string): Promise<readonly Announcement[]>;
  /**
   * Gives these members of a group the same place in its locked chat. Members who join when the chat is full are not added.
   * Call `jobs.wake` after the commit.
   */
  follow(
    transaction: Write,
    followed: Followed,
    userIds: readonly string[],
  ): Promise<readonly Announcement[]>;
  /** Whether the group has a chat. Throws if it has none, and too many members for one. */
  isOpen(groupId: string): Promise<boolean>;
  /** Locks the accounts of the members. Call this before locking the group that gets a chat, to avoid deadlocks. */
  lockAccounts(transaction: Write, groupId: string): Promise<void>;
  /** Opens the chat of a locked group. Its members become members of the chat, and its moderators owners. */
  open(
    transaction: Write,
    group: { readonly id: string; readonly name: string; readonly actorId: string },
  ): Promise<{ readonly chatId: string; readonly announcements: readonly Announcement[] }>;
  /** The locked chat stays with its members, but no longer follows the group. */
  end(transaction: Write, followed: Locked): Promise<readonly Announcement[]>;
}

export function followedGroupsOf(dependencies: Dependencies): FollowedGroups {
  const { clock, database } = dependencies;
  const repository = createGroupChatRepository(database);
  const members = createChatMemberRepository(database);
  const places = createGroupPlaces(database);
  const changes = groupChatChangesOf(dependencies);
  const leaving = chatLeavingOf(dependencies);

  /** Throws if the group has got or lost its chat after `lock`. */
  async function requireSameChat(transaction: Write, { groupId, chatId }: Locked): Promise<void> {
    if ((await places.chatOf(groupId, transaction)) !== chatId) throw new ConcurrentChange();
  }

  const follow: FollowedGroups['follow'] = async (transaction, followed, userIds) => {
    await requireSameChat(transaction, followed);
    const { groupId, chatId, actorId } = followed;
    if (chatId === null || userIds.length === 0) return [];
    const roles = await places.rolesOf(transaction, groupId, userIds);
    const current = await members.among(transaction, chatId, userIds);
    const removed = [...current.keys()].filter((userId) => !roles.has(userId));
    const room = MOST_MEMBERS - (await members.count(transaction, chatId)) + removed.length;
    const added = [...roles]
      .filter(([userId]) => !current.has(userId))
      .slice(0, Math.max(0, room))
      .map(([userId, role]) => ({ userId, role }));
    const withNewRole = [...current].flatMap(([userId, role]) => {
      const next = roles.get(userId);
      return next === undefined || next === role ? [] : [{ userId, role: next }];
    });
    if (added.length + removed.length + withNewRole.length === 0) return [];

    const lines: ChatLine[] = [];
    const addLines = (kind: ChatLine['kind'], ownKind: ChatLine['kind'], ids: readonly string[]) => {
      const others = ids.filter((id) => actorId !== null && id !== actorId);
      for (const id of ids)
        if (actorId === null || id === actorId)
          lines.push({ chatId, actorId: id, kind: ownKind, memberIds: [] });
      if (actorId !== null && others.length > 0) lines.push({ chatId, actorId, kind, memberIds: others });
    };
    if (added.length > 0) await members.insert(transaction, chatId, added, clock.now());
    addLines(
      'added',
      'joined',
      added.map(({ userId }) => userId),
    );
    const left = removed.length > 0 ? await leaving.leave(transaction, chatId, removed) : null;
    if (left?.isDeleted === true) return left.announcements;
    for (const userId of await places.removedOf(transaction, groupId, removed))
      await members.noteRemoval(transaction, chatId, userId);
    addLines('removed', 'left', removed);
    const change = async (userId: string, role: 'owner' | 'member') => {
      await members.setRole(transaction, chatId, userId, role);
      const kind = role === 'owner' ? 'promoted' : 'demoted';
      lines.push({ chatId, actorId: actorId ?? userId, kind, memberIds: [userId] });
    };
    const idsWith = (wanted: 'owner' | 'member') =>
      withNewRole.flatMap(({ userId, role }) => (role === wanted ? [userId] : []));
    for (const userId of idsWith('owner')) await change(userId, 'owner');
    const demoted = idsWith('member');
    // If no moderator in the chat can act, its other owners stay.
    if (demoted.length > 0 && (await members.hasOwner(transaction, chatId, demoted)))
      for (const userId of demoted) await change(userId, 'member');
    // A demoted owner stays if there is no other one. Then nothing has changed.
    if (lines.length === 0) return [];
    const appended = [];
    for (const line of lines) appended.push(...(await changes.line(transaction, line)));
    return [
      ...(left?.announcements ?? []),
      // A chat that a page does not know comes before its first message.
      ...(await changes.changedForAll(transaction, chatId)),
      ...appended,
      ...(await changes.ensureOwner(transaction, chatId)),
    ];
  };

  return {
    follow,

    lock: (transaction, groupId) => places.lockChat(transaction, groupId),

    forgetNotices: async (transaction, chatId, userId) =>
      chatId === null ? [] : leaving.forgetNotices(transaction, chatId, userId),

    async isOpen(groupId) {
      if ((await places.chatOf(groupId)) !== null) return true;
      if ((await places.count(groupId)) > MOST_MEMBERS) throw chatFull();
      return false;
    },

    lockAccounts: (transaction, groupId) => places.lockAccounts(transaction, groupId, MOST_MEMBERS + 1),

    async open(transaction, { id: groupId, name, actorId }) {
      const newMembers = await places.list(transaction, groupId, MOST_MEMBERS + 1);
      if (newMembers.length > MOST_MEMBERS) throw chatFull();
      const chatId = newId(clock);
      const now = clock.now();
      const chat = { id: chatId, name, search: chatSearchText(name), group_id: groupId, created_at: now };
      if (!(await repository.insert(transaction, chat))) throw new ConcurrentChange();
      await members.insert(transaction, chatId, newMembers, now);
      const lines = await changes.line(transaction, { chatId, actorId, kind: 'created', text: name });
      const opened = changes.changedFor(
        newMembers.map(({ userId }) => userId),
        chatId,
      );
      return { chatId, announcements: [...opened, ...lines] };
    },

    async end(transaction, followed) {
      await requireSameChat(transaction, followed);
      const { chatId } = followed;
      if (chatId === null) return [];
      await repository.update(transaction, chatId, { group_id: null });
      const promoted = await changes.ensureOwner(transaction, chatId);
      return [...promoted, ...(await changes.changedForAll(transaction, chatId))];
    },
  };
}
