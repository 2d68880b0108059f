export {
  FriendRequestList,
  type FriendRequest,
  type FriendRequestListProps,
} from './friend-request-list.tsx';
