export { groupChatErasureOf } from './erasure.ts';
export { chatFull } from './errors.ts';
export { followedGroupsOf } from './followed-groups.ts';
export { handleGroupChatJobs } from './jobs.ts';
export { groupChatModerationOf, type PictureCopy } from './moderation.ts';
export { groupChatOwnersOf } from './owners.ts';
export { groupChatPolicy } from './policy.ts';
export { scheduleGroupChatRepair } from './repair.ts';
export { groupChatRoutes } from './routes.ts';
