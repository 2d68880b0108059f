export { canInGroup, groupRoleCan, groupRoleRank, rankInGroup, type GroupRole } from './group-roles.ts';
