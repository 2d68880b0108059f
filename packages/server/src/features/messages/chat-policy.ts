import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';
import type { Participant } from './participant.ts';

/** Null for anyone who is not a participant, including staff. */
const isOneOfTheTwo = (participant: Participant | null): participant is Participant => participant !== null;

/** Chats are visible to their two members only. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isOneOfTheTwo,
  delete: isOneOfTheTwo,
};
