import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import { type Role, can, permissionsOf } from '../../platform/permissions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { forbidden, type AppError } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { createAudit, type Change } from '../audit/index.ts';
import { createAccounts } from '../users/index.ts';
import { createPersonPresenter, fullName } from '../people/index.ts';
import { createRestrictionRepository } from '../restrictions/index.ts';
import { staffAttempts, staffPolicy } from './policy.ts';
import { presentRestriction, presentStaffMember } from './presenter.ts';
import { emailUnconfirmed, memberUnknown, notRestricted, outOfReach, roleOfOneself } from './errors.ts';
import { createStaffRepository, type MemberFilter, type StaffMemberRow } from './repository.ts';
import { createMemberRestrictions } from './member-restrictions.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

const DAY = 24 * 60 * 60 * 1000;
const REASON = { multiline: true, atMost: 500 };

interface ListOptions extends MemberFilter {
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** An action on a member. The transaction has locked the member and the actor. */
type Work = (
  transaction: Write,
  member: StaffMemberRow,
  actorName: string,
) => Promise<{ readonly reason: string; readonly changes: readonly Change[] }>;

const actOn = (action: string, id: string) => ({
  action: `member.${action}`,
  subject: { type: 'member' as const, id },
});

/** A suspension would replace a ban. Moderators cannot do this, because only administrators lift bans. */
const maySuspend = (actor: Actor, member: StaffMemberRow): boolean =>
  staffPolicy.suspend(actor, member) &&
  (member.restriction === null || staffPolicy.restore(actor, member, member.restriction.kind));

const stateOf = ({ restriction }: StaffMemberRow): string => restriction?.kind ?? 'active';

export function createStaffService(dependencies: Dependencies) {
  const { announcer, clock, config, connections, database, secrets } = dependencies;
  const repository = createStaffRepository(database);
  const sessions = createSessions(dependencies);
  const restrictions = createRestrictionRepository(database);
  const memberRestrictions = createMemberRestrictions(dependencies);
  const accounts = createAccounts(dependencies);
  const audit = createAudit(dependencies);
  const persons = createPersonPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  const present = (actor: Actor, row: StaffMemberRow): Schemas['StaffMember'] =>
    presentStaffMember(actor, row, persons, config.confirmsEmail);

  async function answer(actor: Actor, id: string): Promise<Schemas['StaffMemberAnswer']> {
    const [member, times] = await Promise.all([repository.find(id, clock.now()), restrictions.ofMember(id)]);
    if (member === null) throw memberUnknown();
    return { member: present(actor, member), restrictions: times.map(presentRestriction) };
  }

  /** Runs the action and writes its audit line in one transaction. */
  async function act(actor: Actor, id: string, action: keyof typeof staffAttempts, work: Work) {
    const line = actOn(action, id);
    return audit.attempt(actor, line, staffAttempts[action], async () => {
      await database.transaction(async (transaction) => {
        await memberRestrictions.lockContent(transaction, id);
        await repository.lockMembers(transaction, [actor.userId, id]);
        const own = await repository.find(actor.userId, clock.now(), transaction);
        const member = await repository.find(id, clock.now(), transaction);
        if (member === null) throw memberUnknown();
        // Two members of the staff can change each other's role at the same time. The slower of the two has then lost
        // the role.
        if (own === null || own.role !== actor.role) throw forbidden();
        const name = fullName(own);
        await audit.record(transaction, actor, line, await work(transaction, member, name));
      });
      return answer(actor, id);
    });
  }

  async function require(
    actor: Actor,
    id: string,
    action: keyof typeof staffAttempts,
    refusal: () => AppError,
  ): Promise<void> {
    const mayAct = (member: StaffMemberRow): boolean => {
      if (action === 'restore') return staffPolicy.restore(actor, member, member.restriction?.kind);
      if (action === 'suspend') return maySuspend(actor, member);
      return staffPolicy[action](actor, member);
    };
    audit.require(actor, staffAttempts[action]);
    const member = await repository.find(id, clock.now());
    if (member === null) throw memberUnknown();
    if (!mayAct(member)) throw refusal();
  }

  return {
    requireAssignable: (actor: Actor, id: string) => require(actor, id, 'assign', roleOfOneself),
    requireReachable: (actor: Actor, id: string, action: 'suspend' | 'ban' | 'restore') =>
      require(actor, id, action, outOfReach),

    async list(actor: Actor, { sort, limit, cursor, ...filter }: ListOptions) {
      const line = { action: 'member.list', subject: null };
      return audit.attempt(actor, line, staffPolicy.review, async () => {
        const scope = `staff members ${JSON.stringify([filter, sort])}`;
        const after = cursor === undefined ? null : cursors.decode(cursor, scope);
        const rows = await repository.page(filter, { sort, limit: limit + 1, after }, clock.now());
        const { page, last } = pageOf(rows, limit);
        return {
          members: page.map((row) => present(actor, row)),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    read: (actor: Actor, id: string): Promise<Schemas['StaffMemberAnswer']> =>
      audit.attempt(actor, actOn('read', id), staffPolicy.review, () => answer(actor, id)),

    async assign(actor: Actor, id: string, role: Role): Promise<Schemas['StaffMemberAnswer']> {
      const done = await act(actor, id, 'assign', async (transaction, member) => {
        if (!staffPolicy.assign(actor, member)) throw roleOfOneself();
        // Staff get confidential emails. An address that is not confirmed gets no emails.
        const isReached = !config.confirmsEmail || member.email_state !== 'unconfirmed';
        const gainsRights = permissionsOf(role).some((permission) => !can(member, permission));
        if (gainsRights && !isReached) throw emailUnconfirmed();
        await repository.setRole(transaction, id, role, clock.now());
        await sessions.limitTo(transaction, id, role);
        return { reason: '', changes: [{ field: 'role', before: member.role, after: role }] };
      });
      announcer.announce([accounts.changed(id)]);
      await connections.recheckMember(id);
      return done;
    },

    async suspend(
      actor: Actor,
      id: string,
      { reason, days, hideContent = false }: Schemas['SuspensionPayload'],
    ) {
      const done = await act(actor, id, 'suspend', async (transaction, member, actorName) => {
        const text = requiredText(reason, 'reason', REASON);
        if (!maySuspend(actor, member)) throw outOfReach();
        const endsAt = clock.now() + days * DAY;
        await memberRestrictions.restrict(transaction, member, actorName, {
          kind: 'suspended',
          reason: text,
          endsAt,
          hidesContent: hideContent,
        });
        const before = stateOf(member);
        return {
          reason: text,
          changes: [
            { field: 'state', before, after: 'suspended' },
            { field: 'until', before: '', after: new Date(endsAt).toISOString() },
          ],
        };
      });
      memberRestrictions.close(id);
      return done;
    },

    async ban(actor: Actor, id: string, { reason, hideContent = false }: Schemas['BanPayload']) {
      const done = await act(actor, id, 'ban', async (transaction, member, actorName) => {
        const text = requiredText(reason, 'reason', REASON);
        if (!staffPolicy.ban(actor, member)) throw outOfReach();
        await memberRestrictions.restrict(transaction, member, actorName, {
          kind: 'banned',
          reason: text,
          endsAt: null,
          hidesContent: hideContent,
        });
        return {
          reason: text,
          changes: [{ field: 'state', before: stateOf(member), after: 'banned' }],
        };
      });
      memberRestrictions.close(id);
      return done;
    },

    async restore(actor: Actor, id: string, reason: string): Promise<Schemas['StaffMemberAnswer']> {
      return act(actor, id, 'restore', async (transaction, member, actorName) => {
        const text = requiredText(reason, 'reason', REASON);
        const { restriction } = member;
        if (restriction === null) throw notRestricted();
        if (!staffPolicy.restore(actor, member, restriction.kind)) throw outOfReach();
        await memberRestrictions.lift(transaction, restriction, actorName, text);
        return {
          reason: text,
          changes: [{ field: 'state', before: restriction.kind, after: 'active' }],
        };
      });
    },
  };
}
