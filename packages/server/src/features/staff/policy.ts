import { type Role, can, outranks, permitted } from '../../platform/permissions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Actor } from '../../platform/http/contract.ts';

type RestrictionsTable = DatabaseSchema['exclusions'];

interface Target {
  readonly id: string;
  readonly role: Role;
}

/** Staff cannot act on themselves or on an equal or higher role. */
const isAbove = (actor: Actor, target: Target): boolean =>
  actor.userId !== target.id && outranks(actor, target);

/** Without a target, each rule says whether the actor may do it to anyone at all. */
export const staffPolicy = {
  review: permitted('member.review'),
  assign: (actor: Actor, target?: Target): boolean =>
    can(actor, 'member.assign') && target?.id !== actor.userId,
  suspend: (actor: Actor, target?: Target): boolean =>
    can(actor, 'member.suspend') && (target === undefined || isAbove(actor, target)),
  ban: (actor: Actor, target?: Target): boolean =>
    can(actor, 'member.ban') && (target === undefined || isAbove(actor, target)),
  restore: (actor: Actor, target?: Target, kind: RestrictionsTable['kind'] = 'suspended'): boolean =>
    kind === 'banned' ? staffPolicy.ban(actor, target) : staffPolicy.suspend(actor, target),
};
