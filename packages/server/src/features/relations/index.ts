export { createRelationCounts, type RelationCounts } from './relation-counts.ts';
export {
  isFriendOf,
  noBlockBetween,
  noBlockBy,
  noBlockOf,
  pairOf,
  relationsOf,
  type Relation,
} from './relations.ts';
export { declineOverAt, friendshipStateOf, holdsDecline, isNews } from './states.ts';
