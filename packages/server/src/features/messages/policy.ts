import type { Participant } from './participant.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

/** The participant is null for everybody except the two members, even for staff. */
const isOneOfTheTwo = (participant: Participant | null): participant is Participant => participant !== null;

/** Only the two members of a chat can see it. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isOneOfTheTwo,
  delete: isOneOfTheTwo,
  requests: everyMember,
  accept: (participant: Participant | null): boolean =>
    isOneOfTheTwo(participant) && participant.request !== 'sent',
};

/** Both members can always read the messages that they have not deleted. `closedOf` decides whether they can write. */
export const messagePolicy = {
  create: (participant: Participant): boolean => participant.closed === null,
  /** Only the sender can edit a message. */
  update: (actor: Actor, senderId: string): boolean => actor.userId === senderId,
  /** Both members can react to every message that they see, while they may write to each other. */
  react: (participant: Participant): boolean => participant.closed === null,
  /** Both members can delete a message for themselves, but only the sender can delete it for both. */
  delete: (actor: Actor, senderId: string, isForEveryone: boolean): boolean =>
    !isForEveryone || actor.userId === senderId,
  file: isOneOfTheTwo,
};
