import type { Transaction } from 'kysely';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { newId } from '../../platform/identifiers.ts';
import { groupChatOwnersOf } from '../group-chats/index.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { createParishRoleEnd } from '../parish-staff/index.ts';
import { createRestrictionRepository } from '../restrictions/index.ts';
import { jobOf, restrictionEnd, restrictionMail } from './jobs.ts';
import { staffPolicy } from './policy.ts';
import { createStaffRepository, type StaffMemberRow } from './repository.ts';

type RestrictionsTable = DatabaseSchema['exclusions'];

type Write = Transaction<DatabaseSchema>;

export type RestrictableMember = StaffMemberRow;

/** Which restrictions the actor is allowed to set for a member. Without a member, all values are false. */
export interface RestrictionAbilities {
  readonly suspend: boolean;
  readonly ban: boolean;
}

interface Terms {
  readonly kind: RestrictionsTable['kind'];
  readonly reason: string;
  readonly endsAt: number | null;
  readonly hidesContent: boolean;
}

/** Restricts members and lifts restrictions, in the caller's transaction. */
export function createMemberRestrictions(dependencies: Dependencies) {
  const { clock, connections, database, jobs } = dependencies;
  const restrictions = createRestrictionRepository(database);
  const members = createStaffRepository(database);
  const sessions = createSessions(dependencies);
  const endParishRoles = createParishRoleEnd(dependencies);
  const groupChatOwners = groupChatOwnersOf(dependencies);

  return {
    /** Locks the posts whose counters will change. Call this before locking members, to avoid deadlocks. */
    lockContent: (transaction: Write, memberId: string): Promise<void> =>
      hiddenContent.lockPosts(transaction, { type: 'member', id: memberId }),

    /** Locks these members until the transaction ends. */
    lockMembers: (transaction: Write, ids: readonly string[]): Promise<void> =>
      members.lockMembers(transaction, [...new Set(ids)]),

    find: async (id: string | null, transaction?: Write): Promise<RestrictableMember | null> =>
      id === null ? null : members.find(id, clock.now(), transaction),

    abilities: (actor: Actor, member: RestrictableMember | null): RestrictionAbilities => ({
      // A suspension replaces the current restriction, so the actor must also be allowed to lift the current
      // restriction.
      suspend:
        member !== null &&
        staffPolicy.suspend(actor, member) &&
        (member.restriction === null || staffPolicy.restore(actor, member, member.restriction.kind)),
      ban: member !== null && staffPolicy.ban(actor, member),
    }),

    /** Replaces the current restriction, and returns the id of the new one. */
    async restrict(
      transaction: Write,
      member: RestrictableMember,
      actorName: string,
      { kind, reason, endsAt, hidesContent }: Terms,
    ): Promise<string> {
      const now = clock.now();
      const subject = { type: 'member' as const, id: member.id };
      if (member.restriction !== null) {
        await restrictions.lift(transaction, member.restriction.id, { at: now, by: actorName, reason });
      }
      const id = newId(clock);
      await restrictions.insert(transaction, {
        id,
        user_id: member.id,
        kind,
        reason,
        actor_name: actorName,
        starts_at: now,
        ends_at: endsAt,
        hides_content: hidesContent ? 1 : 0,
        lifted_at: null,
        lifted_by: null,
        lift_reason: null,
      });
      if (hidesContent) await hiddenContent.hide(transaction, { ...subject, ownerId: member.id }, now);
      else if (member.restriction?.hides_content === 1) await hiddenContent.show(transaction, subject);
      if (hidesContent && endsAt !== null) {
        await jobs.add(transaction, restrictionEnd, { ...jobOf(id), dueAt: endsAt });
      }
      if (kind === 'banned' || hidesContent) await groupChatOwners.lost(transaction, member.id);
      await endParishRoles(transaction, member.id);
      await sessions.revokeAll(transaction, member.id);
      await jobs.add(transaction, restrictionMail, jobOf(id));
      return id;
    },

    async lift(
      transaction: Write,
      restriction: NonNullable<RestrictableMember['restriction']>,
      actorName: string,
      reason: string,
    ): Promise<void> {
      await restrictions.lift(transaction, restriction.id, { at: clock.now(), by: actorName, reason });
      if (restriction.hides_content === 1) {
        await hiddenContent.show(transaction, { type: 'member', id: restriction.user_id });
      }
    },

    /** Closes the open connections of a restricted member. Call this after the commit. */
    close(memberId: string): void {
      connections.endMember(memberId);
      jobs.wake();
    },
  };
}
