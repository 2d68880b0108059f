import type { components } from '@parvis/api-client/contract';
import { i18n } from '../../platform/i18n.ts';
import type { Localizable } from '../../platform/language.ts';
import {
  presentReactionCounts,
  reactionTypes,
  type ReactionCounters,
  type ReactionType,
} from '../reaction-types/index.ts';

type Schemas = components['schemas'];

export interface ReactedPost {
  readonly counters: ReactionCounters;
  readonly isIntention: boolean;
}

export function presentReaction(
  type: ReactionType,
  userId: string,
  { counters, isIntention }: ReactedPost,
): Localizable<Schemas['ReactionAnswer']> {
  return {
    message: reactionTypes[type].message,
    reaction: { type, userId },
    reactions: presentReactionCounts(counters, isIntention),
  };
}

export function presentRemoval({
  counters,
  isIntention,
}: ReactedPost): Localizable<Schemas['ReactionRemoved']> {
  return { message: i18n._('Reaction removed.'), reactions: presentReactionCounts(counters, isIntention) };
}
