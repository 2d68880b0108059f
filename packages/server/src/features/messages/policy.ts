import type { Standing } from '../chats/standing.ts';

/** What was written stays with both; to write, the two have to be friends at that moment, or have a chat about a listing. */
export const messagePolicy = {
  create: (standing: Standing): boolean => standing.closed === null,
  file: (standing: Standing | null): boolean => standing !== null,
};
