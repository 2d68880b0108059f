import type { components } from '@parvis/api-client/contract';
import type { Selectable } from 'kysely';
import { ConcurrentChange } from '../../platform/database/database.ts';
import type { GroupMembersTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { newId } from '../../platform/identifiers.ts';
import { soughtName } from '../../platform/names.ts';
import type { Announcement } from '../../platform/realtime/announcements.ts';
import { followedGroupsOf } from '../group-chats/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { memberNotFound } from '../people/index.ts';
import { createGroupMemberRepository, type MemberList } from './member-repository.ts';
import { groupPolicy } from './policy.ts';
import { createGroupPresenter, type Group } from './presenter.ts';
import { groupNotFound, lastModerator, membersAlone, moderatorsAlone, removedFromGroup } from './errors.ts';
import { createGroupRepository, type GroupRow, type Write } from './repository.ts';
import { createModerationAudit } from './moderation-audit.ts';
import { canInGroup } from '../group-roles/index.ts';

type Member = Selectable<GroupMembersTable>;

interface MemberReading {
  readonly list: MemberList;
  readonly search: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The key contains the day. So a member who withdraws and repeats a request notifies the moderators at most once a day.
 */
const dedupeKeyOf = ({ group_id, user_id, created_at }: Omit<Member, 'id' | 'role'>): string =>
  `group:${group_id}:${user_id}:${Math.floor(created_at / DAY)}`;

/** Joining, leaving, and admission by moderators. */
export function createGroupMembership(dependencies: Dependencies) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const repository = createGroupRepository(database);
  const members = createGroupMemberRepository(database);
  const notifier = createNotifier(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const present = createGroupPresenter(dependencies);
  const audit = createModerationAudit(dependencies);
  const chats = followedGroupsOf(dependencies);

  async function find(actor: Actor, id: string, transaction?: Write): Promise<GroupRow> {
    const group = await repository.find(actor.userId, id, transaction);
    if (group === null) throw groupNotFound();
    return group;
  }

  /**
   * Locks the group. `known` is the membership as it was read before this lock. If its role has changed since then, the
   * transaction starts again.
   */
  async function lockAsKnown(transaction: Write, id: string, userId: string, known: Member | null) {
    const group = await repository.lockRow(transaction, id);
    if (group === null) throw groupNotFound();
    const member = await members.find(transaction, id, userId);
    if (member?.role !== known?.role) throw new ConcurrentChange();
    return group;
  }

  /** Withdraws the notifications that the moderators got about this request. */
  async function withdraw(transaction: Write, asking: Member): Promise<Announcement[]> {
    const announcements = [];
    for (const userId of (await members.moderators(transaction, asking.group_id)).toSorted()) {
      announcements.push(
        ...(await notifier.withdraw(transaction, { userId, dedupeKey: dedupeKeyOf(asking) })),
      );
    }
    return announcements;
  }

  /** Withdraws the notifications about a member who is about to leave. This locks members, so it comes before the group. */
  async function forget(
    transaction: Write,
    member: Member,
    chatId: string | null,
  ): Promise<readonly Announcement[]> {
    return member.role === 'asking'
      ? withdraw(transaction, member)
      : chats.forgetNotices(transaction, chatId, member.user_id);
  }

  /**
   * Runs `work` in a transaction and sends the announcements that `work` returns. Then the chat of the group, if it has
   * one, follows the changed membership.
   */
  async function change(
    actor: Actor,
    id: string,
    userId: string,
    work: (transaction: Write, group: GroupRow, chatId: string | null) => Promise<readonly Announcement[]>,
  ): Promise<Group> {
    const announcements = await database.transaction(async (transaction) => {
      const chatId = await chats.lock(transaction, id);
      const changed = await work(transaction, await find(actor, id, transaction), chatId);
      const followed = { groupId: id, chatId, actorId: actor.userId };
      return [...changed, ...(await chats.follow(transaction, followed, [userId]))];
    });
    announcer.announce(announcements);
    jobs.wake();
    return present.group(await find(actor, id), actor);
  }

  async function requireAnotherModerator(transaction: Write, id: string): Promise<void> {
    if ((await members.moderators(transaction, id)).length < 2) throw lastModerator();
  }

  /** Changes the role of a member on behalf of a moderator. */
  function moderate(
    actor: Actor,
    { action, id, userId }: { action: 'group.role' | 'group.remove'; id: string; userId: string },
    work: (
      transaction: Write,
      member: Member,
      group: GroupRow,
      chatId: string | null,
    ) => Promise<readonly Announcement[]>,
  ): Promise<Group> {
    return audit.attempt(actor, action, id, () =>
      change(actor, id, userId, async (transaction, group, chatId) => {
        if (!groupPolicy.moderate(actor, group)) throw moderatorsAlone();
        const member = await members.find(transaction, id, userId);
        if (member === null) throw memberNotFound();
        const announcements = await work(transaction, member, group, chatId);
        const left = await members.find(transaction, id, userId);
        await audit.record(transaction, actor, group.role, {
          action,
          subject: { type: 'member', id: userId },
          before: { role: member.role },
          after: { role: left?.role ?? '' },
          within: group.name,
        });
        return announcements;
      }),
    );
  }

  return {
    async list(
      actor: Actor,
      id: string,
      { list, search, limit, cursor }: MemberReading,
    ): Promise<components['schemas']['GroupMemberPage']> {
      const group = await find(actor, id);
      if (!groupPolicy.members(actor, group)) throw membersAlone();
      if (list !== 'members' && !groupPolicy.moderate(actor, group)) throw moderatorsAlone();
      const { names, words } = soughtName(search);
      const scope = `${list} of group ${id} like ${names[0] ?? ''} ${words.join(' ')}`;
      const [role = '', place = ''] = cursor === undefined ? [] : cursors.decode(cursor, scope).split(' ');
      const after = cursor === undefined ? null : { role, id: place };
      const asked = { viewer: actor.userId, groupId: id, list, words };
      const rows = await members.page(asked, after, limit + 1);
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        members: rows.slice(0, limit).map(present.member),
        nextCursor: last === undefined ? null : cursors.encode(`${last.role} ${last.place}`, scope),
      };
    },

    async requireModerated(actor: Actor, id: string, userId: string): Promise<void> {
      const group = await find(actor, id);
      if (!groupPolicy.moderate(actor, group)) throw moderatorsAlone();
      if ((await members.find(database.read, id, userId)) === null) throw memberNotFound();
    },

    /** Joins the group, or asks to join it. A repeated call changes nothing. */
    join: (actor: Actor, id: string): Promise<Group> =>
      change(actor, id, actor.userId, async (transaction, group) => {
        if (canInGroup(group.role, 'leave')) return [];
        if (!groupPolicy.join(actor, group)) throw removedFromGroup();
        const joining = {
          id: newId(clock),
          group_id: id,
          user_id: actor.userId,
          role: group.admission === 'open' ? 'member' : 'asking',
          created_at: clock.now(),
        } as const satisfies Member;
        const moderators = joining.role === 'asking' ? await members.moderators(transaction, id) : [];
        const announcements = await notifier.notify(
          transaction,
          ...moderators.map((userId) => ({
            userId,
            kind: 'group_request' as const,
            actorId: actor.userId,
            subjectId: id,
            excerpt: group.name,
            dedupeKey: dedupeKeyOf(joining),
          })),
        );
        const locked = await lockAsKnown(transaction, id, actor.userId, null);
        if (locked.admission !== group.admission) throw new ConcurrentChange();
        await members.insert(transaction, joining);
        await repository.recount(transaction, id);
        return announcements;
      }),

    /** A member whom a moderator has removed stays removed. */
    leave: (actor: Actor, id: string): Promise<Group> =>
      change(actor, id, actor.userId, async (transaction, _, chatId) => {
        const member = await members.find(transaction, id, actor.userId);
        if (member === null || !canInGroup(member.role, 'leave')) return [];
        const announcements = await forget(transaction, member, chatId);
        await lockAsKnown(transaction, id, actor.userId, member);
        if (canInGroup(member.role, 'moderate')) await requireAnotherModerator(transaction, id);
        await members.delete(transaction, id, actor.userId);
        await repository.recount(transaction, id);
        return announcements;
      }),

    setRole: (actor: Actor, id: string, userId: string, role: 'member' | 'moderator'): Promise<Group> =>
      moderate(actor, { action: 'group.role', id, userId }, async (transaction, member, group) => {
        const isLetIn = member.role === 'asking';
        const announcements = isLetIn
          ? [
              ...(await withdraw(transaction, member)),
              ...(await notifier.notify(transaction, {
                userId,
                kind: 'group_accepted',
                actorId: actor.userId,
                subjectId: id,
                excerpt: group.name,
                dedupeKey: `group-accepted:${member.id}`,
              })),
            ]
          : [];
        await lockAsKnown(transaction, id, userId, member);
        if (canInGroup(member.role, 'moderate') && !canInGroup(role, 'moderate'))
          await requireAnotherModerator(transaction, id);
        await members.setRole(transaction, id, userId, role);
        await repository.recount(transaction, id);
        return announcements;
      }),

    /** Removes a member or rejects a request. The member is not notified of a rejection, and can ask again. */
    remove: (actor: Actor, id: string, userId: string): Promise<Group> =>
      moderate(actor, { action: 'group.remove', id, userId }, async (transaction, member, _, chatId) => {
        const announcements = await forget(transaction, member, chatId);
        await lockAsKnown(transaction, id, userId, member);
        if (canInGroup(member.role, 'moderate')) await requireAnotherModerator(transaction, id);
        if (member.role === 'asking') await members.delete(transaction, id, userId);
        else await members.setRole(transaction, id, userId, 'removed');
        await repository.recount(transaction, id);
        return announcements;
      }),
  };
}
