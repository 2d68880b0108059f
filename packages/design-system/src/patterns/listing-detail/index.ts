export {
  ListingDetail,
  type ListingDetailItem,
  type ListingDetailProps,
  type ListingMeetingPoint,
  type ListingOwner,
} from './listing-detail.tsx';
export { ListingDetailDialog, type ListingDetailDialogProps } from './listing-detail-dialog.tsx';
export type { ListingDetailActions } from './listing-actions.tsx';
