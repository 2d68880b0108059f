import { type Role, outranks, permitted } from '../../platform/permissions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Actor } from '../../platform/http/contract.ts';

type RestrictionsTable = DatabaseSchema['exclusions'];

interface Target {
  readonly id: string;
  readonly role: Role;
}

/** Staff cannot act on themselves or on a member with an equal or higher role. */
const isAbove = (actor: Actor, target: Target): boolean =>
  actor.userId !== target.id && outranks(actor, target);

/**
 * The permission that each action needs. If the member is banned, `restore` also needs the permission to ban.
 * `staffPolicy` checks this second permission.
 */
export const staffAttempts = {
  assign: permitted('member.assign'),
  suspend: permitted('member.suspend'),
  ban: permitted('member.ban'),
  restore: permitted('member.suspend'),
};

export const staffPolicy = {
  review: permitted('member.review'),
  assign: (actor: Actor, target: Target): boolean =>
    staffAttempts.assign(actor) && target.id !== actor.userId,
  suspend: (actor: Actor, target: Target): boolean => staffAttempts.suspend(actor) && isAbove(actor, target),
  ban: (actor: Actor, target: Target): boolean => staffAttempts.ban(actor) && isAbove(actor, target),
  restore: (actor: Actor, target: Target, kind: RestrictionsTable['kind'] = 'suspended'): boolean =>
    kind === 'banned' ? staffPolicy.ban(actor, target) : staffPolicy.suspend(actor, target),
};
