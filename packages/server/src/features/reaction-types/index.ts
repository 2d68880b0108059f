export {
  countersByType,
  countersOf,
  presentReactionCounts,
  reactionCounters,
  reactionTypes,
  type ReactionCounter,
  type ReactionCounters,
  type ReactionType,
} from './reaction-types.ts';
