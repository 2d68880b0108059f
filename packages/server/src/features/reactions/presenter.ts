import type { components } from '@parvis/api-client/contract';
import { i18n } from '../../platform/i18n.ts';
import type { Text, Localizable } from '../../platform/language.ts';
import type { Counts, ReactionType } from './repository.ts';

type Schemas = components['schemas'];

const messages: Record<ReactionType, Text> = {
  like: i18n._('You like this post.'),
  dislike: i18n._('You dislike this post.'),
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
  return { message: i18n._('Reaction removed.'), reactions: presentCounts(counts) };
}
