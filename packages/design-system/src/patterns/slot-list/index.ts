export { SlotList, type SlotListProps } from './slot-list.tsx';
export { SlotListItem, type SlotListItemProps } from './slot-list-item.tsx';
export { SlotListSkeleton, type SlotListSkeletonProps } from './slot-list-skeleton.tsx';
