export {
  countersOf,
  presentReactionCounts,
  reactionCounters,
  reactionTypeNames,
  reactionTypes,
  type ReactionCounter,
  type ReactionCounters,
  type ReactionType,
} from './reaction-types.ts';
