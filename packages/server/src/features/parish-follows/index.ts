export { isOfOtherParish, membersOfParish } from './conditions.ts';
export { createFollowedParishes, createOwnParish, createParishFollowerCounts } from './own-parish.ts';
export { parishFollowRoutes } from './routes.ts';
