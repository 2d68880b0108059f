export { isOpenForResponses, isReadableIn, isShownTo } from './conditions.ts';
export { groupNotFound } from './errors.ts';
export { groupFeedsOf } from './feeds.ts';
export { groupErasureOf, handleGroupJobs } from './removal.ts';
export { createOwnGroups } from './own-groups.ts';
export { groupRoutes } from './routes.ts';
export { createJoinableGroups } from './joinable-groups.ts';
export { createGroupFinder } from './search.ts';
