import type { components } from '@parvis/api-client/contract';
import type { Counts, ReactionType } from './repository.ts';
import type { Text, Localizable } from '../../platform/language.ts';

type Schemas = components['schemas'];

const messages: Record<ReactionType, Text> = {
  like: { en: 'You like this post.', es: 'Te gusta esta publicación.' },
  dislike: { en: 'You dislike this post.', es: 'No te gusta esta publicación.' },
};

const presentCounts = ({ likes, dislikes }: Counts): Schemas['ReactionCounts'] => ({
  like: likes,
  dislike: dislikes,
});

export function presentReaction(
  type: ReactionType,
  userId: string,
  counts: Counts,
): Localizable<Schemas['ReactionAnswer']> {
  return { message: messages[type], reaction: { type, userId }, reactions: presentCounts(counts) };
}

export function presentRemoval(counts: Counts): Localizable<Schemas['ReactionRemoved']> {
  return { message: { en: 'Reaction removed.', es: 'Reacción retirada.' }, reactions: presentCounts(counts) };
}
