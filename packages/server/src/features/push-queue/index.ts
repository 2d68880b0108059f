export { getsPush, showsNotices, showsNoticeText } from './conditions.ts';
export { createPushQueue, pushSend, pushUpdate, type PushQueue } from './queue.ts';
export type { NotificationKind } from './tables.ts';
