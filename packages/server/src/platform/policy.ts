import type { Actor } from './http/contract.ts';
import { foreignIdentity } from './http/errors.ts';

/** The rules that policies are made of. Who is not signed in is refused before any of them is asked. */
export const everybody = (): boolean => true;
export const everyMember = (): boolean => true;

function isModerator(actor: Actor): boolean {
  return actor.role !== 'member';
}

export function authorOrModerator(actor: Actor, subject: { author_id: string }): boolean {
  return subject.author_id === actor.userId || isModerator(actor);
}

export function ownerAlone(actor: Actor, subject: { user_id: string }): boolean {
  return subject.user_id === actor.userId;
}

/** Refuses a request that names somebody else as its author. */
export function requireOwnName(actor: Actor, claimed: string | undefined): void {
  if (claimed !== undefined && claimed !== actor.userId) throw foreignIdentity();
}

export function administratorAlone(actor: Actor): boolean {
  return actor.role === 'administrator';
}

export function staffAlone(actor: Actor): boolean {
  return isModerator(actor);
}
