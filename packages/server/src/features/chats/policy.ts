import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';
import type { Standing } from './standing.ts';

/** Null for whoever is not one of the two: staff are no exception. */
const isOneOfTheTwo = (standing: Standing | null): standing is Standing => standing !== null;

/** Chats are known to their two members alone. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isOneOfTheTwo,
  delete: isOneOfTheTwo,
};
