import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';
import type { Participant } from './participant.ts';

/** Null for anyone who is not one of the two, including staff. */
const isOneOfTheTwo = (participant: Participant | null): participant is Participant => participant !== null;

/** Chats are known to their two members alone. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isOneOfTheTwo,
  delete: isOneOfTheTwo,
};
