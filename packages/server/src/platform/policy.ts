import type { Actor } from './http/contract.ts';
import { foreignIdentity } from './http/errors.ts';
import { can, type Permission } from './permissions.ts';

/** The rules that policies use. Visitors are refused before a rule runs, unless the operation is public. */
export const everybody = (): boolean => true;
export const everyMember = (): boolean => true;

export const authorOr =
  (permission: Permission) =>
  (actor: Actor, subject: { author_id: string }): boolean =>
    subject.author_id === actor.userId || can(actor, permission);

export function ownerAlone(actor: Actor, subject: { user_id: string }): boolean {
  return subject.user_id === actor.userId;
}

/** The sender that the body names. It is an id, or an entity that can contain an id or an email address. */
export type ClaimedName = string | { readonly _id?: string; readonly email?: string | null };

/** Throws if the request names somebody else as its author. An id counts more than an email address. */
export function requireOwnName(actor: Actor, claimed: ClaimedName | undefined): void {
  const { _id: id, email = null } = typeof claimed === 'object' ? claimed : { _id: claimed };
  const isOwn =
    id === undefined
      ? email === null || email.trim().toLowerCase() === actor.email.toLowerCase()
      : id === actor.userId;
  if (!isOwn) throw foreignIdentity();
}
