import { findMentions } from '@parvis/design-system';
import type { Mention } from '../../platform/stored-mentions.ts';

/** The contract accepts no more in one text. */
const mostMentioned = 10;

/** Those of these members whose names are in the text, each once. */
export const mentionsIn = (text: string, members: readonly Mention[]): Mention[] => {
  const found = findMentions(text, members).map(({ person }) => [person._id, person] as const);
  return [...new Map(found).values()].slice(0, mostMentioned);
};

/** Whether the text after an `@` is the whole name of one of these members. Then nobody is suggested. */
export const isNameIn = (query: string, members: readonly Mention[]): boolean =>
  members.some(({ name }) => name === query.trim());

export const idsOf = (mentions: readonly Mention[]): string[] => mentions.map(({ _id }) => _id);
