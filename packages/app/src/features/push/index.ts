export { endPush } from './end-push.ts';
export { followPush } from './follow-push.ts';
export { offerPushAfter } from './lazy-offer-push.ts';
export { createPushPreferences, type PushPreferences } from './push-preferences.ts';
export { usePushDevice } from './use-push-device.ts';
