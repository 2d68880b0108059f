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

/** The sender that the body names. It is an id, or an entity that can contain an id. */
export type ClaimedName = string | { readonly _id?: string };

/** Throws if the request names somebody else as its author. */
export function requireOwnName(actor: Actor, claimed: ClaimedName | undefined): void {
  const id = typeof claimed === 'object' ? claimed._id : claimed;
  if (id !== undefined && id !== actor.userId) throw foreignIdentity();
}
