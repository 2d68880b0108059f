import type { Participant } from './participant.ts';

/** Sent messages stay readable for both; to write, the two must be friends now, or have a chat about a listing. */
export const messagePolicy = {
  create: (participant: Participant): boolean => participant.closed === null,
  file: (participant: Participant | null): boolean => participant !== null,
};
