import type { Participant } from '../chats/participant.ts';

/** What was written stays with both; to write, the two have to be friends at that moment, or have a chat about a listing. */
export const messagePolicy = {
  create: (participant: Participant): boolean => participant.closed === null,
  file: (participant: Participant | null): boolean => participant !== null,
};
