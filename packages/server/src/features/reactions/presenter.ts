import type { components } from '@parvis/api-client/contract';
import type { Counts, ReactionType } from './repository.ts';

type Schemas = components['schemas'];

const messages: Record<ReactionType, string> = {
  like: 'You like this post.',
  dislike: 'You dislike this post.',
};

const presentCounts = ({ likes, dislikes }: Counts): Schemas['ReactionCounts'] => ({
  like: likes,
  dislike: dislikes,
});

export function presentReaction(
  type: ReactionType,
  userId: string,
  counts: Counts,
): Schemas['ReactionAnswer'] {
  return { message: messages[type], reaction: { type, userId }, reactions: presentCounts(counts) };
}

export function presentRemoval(counts: Counts): Schemas['ReactionRemoved'] {
  return { message: 'Reaction removed.', reactions: presentCounts(counts) };
}
