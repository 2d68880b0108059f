export { createPushPreferences, type PushPreferences } from './push-preferences.ts';
export { usePushDevice } from './use-push-device.ts';
