export { getsPush, showsNotices } from './conditions.ts';
export { createPushQueue, pushSend, pushUpdate, type PushQueue } from './queue.ts';
export type { NotificationKind } from './tables.ts';
