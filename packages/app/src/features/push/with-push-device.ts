import type { App } from '../../app-context.tsx';
import type { PushDevice } from './push-device.ts';

/** Whether this browser can have a subscription. Most pages never load the code of the subscription. */
const mayBeSubscribed = (): boolean => 'PushManager' in window && Notification.permission === 'granted';

/** Uses the subscription of this browser, if there can be one. */
export async function withPushDevice(
  api: App['api'],
  memberId: string,
  use: (device: PushDevice) => Promise<void>,
): Promise<void> {
  if (!mayBeSubscribed()) return;
  try {
    const { thisDevice } = await import('./this-device.ts');
    await use(thisDevice(api, memberId));
  } catch {
    // The next page that is opened tries again.
  }
}
