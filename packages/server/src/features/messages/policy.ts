import type { Participant } from './participant.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

/** Null for anyone who is not a participant, including staff. */
const isOneOfTheTwo = (participant: Participant | null): participant is Participant => participant !== null;

/** Chats are visible to their two members only. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isOneOfTheTwo,
  delete: isOneOfTheTwo,
};

/** Sent messages stay readable for both; to write, the two must be friends now, or have a chat about a listing. */
export const messagePolicy = {
  create: (participant: Participant): boolean => participant.closed === null,
  file: isOneOfTheTwo,
};
