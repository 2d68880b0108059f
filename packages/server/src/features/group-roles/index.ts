export { canInGroup, groupRoleCan, type GroupRole } from './group-roles.ts';
