import type { Participant } from './participant.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { everyMember } from '../../platform/policy.ts';

/** The participant is null for everybody except the members of the chat, even for staff. */
const isMember = (participant: Participant | null): participant is Participant => participant !== null;

/** Only the members of a chat can see it. */
export const chatPolicy = {
  list: (actor: Actor, ownerId: string): boolean => actor.userId === ownerId,
  create: everyMember,
  read: isMember,
  delete: isMember,
  requests: everyMember,
  accept: (participant: Participant | null): boolean =>
    isMember(participant) && participant.request !== 'sent',
};

/**
 * Members can always read the messages that they have not deleted, except those that a block hides in a group chat.
 * `closedOf` decides whether they can write. The lines of a group chat cannot be changed.
 */
export const messagePolicy = {
  create: (participant: Participant): boolean => participant.closed === null,
  /** Only the sender can edit a message. */
  update: (actor: Actor, senderId: string): boolean => actor.userId === senderId,
  /** Members can react to every message that they see, while they may write in the chat. */
  react: (participant: Participant): boolean => participant.closed === null,
  /** Members can delete a message for themselves, but only the sender can delete it for everyone, even in a group chat. */
  delete: (actor: Actor, senderId: string, isForEveryone: boolean): boolean =>
    !isForEveryone || actor.userId === senderId,
  file: isMember,
};
