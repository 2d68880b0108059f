export {
  groupKeys,
  groupMembersQuery,
  groupQuery,
  ownGroupsQuery,
  PAGE,
  type MemberList,
} from './group-queries.ts';
