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

export function presentReaction(
  type: ReactionType,
  userId: string,
  counters: ReactionCounters,
): Localizable<Schemas['ReactionAnswer']> {
  return {
    message: reactionTypes[type].message,
    reaction: { type, userId },
    reactions: presentReactionCounts(counters),
  };
}

export function presentRemoval(counters: ReactionCounters): Localizable<Schemas['ReactionRemoved']> {
  return { message: i18n._('Reaction removed.'), reactions: presentReactionCounts(counters) };
}
