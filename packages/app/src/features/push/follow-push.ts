import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { countsQuery, type Counts } from '../people/index.ts';
import type { PushDevice } from './push-device.ts';

/** Whether this browser can have a subscription. Most pages never load the code of the subscription. */
const mayBeSubscribed = (): boolean => 'PushManager' in window && Notification.permission === 'granted';

async function loadDevice(api: App['api'], memberId: string): Promise<PushDevice> {
  const { thisDevice } = await import('./this-device.ts');
  return thisDevice(api, memberId);
}

/** Shows a number on the icon of the installed app. */
async function showBadge(count: number): Promise<void> {
  // Not every browser has badges, and an operating system can refuse them.
  if (!('setAppBadge' in navigator)) return;
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {});
}

const badgeOf = (counts: Counts | undefined): number | null =>
  counts === undefined ? null : counts.unreadNotifications + counts.messages.unread;

/**
 * Keeps the badge of the app and the subscription of this browser up to date while a member is logged in. Returns a
 * function that ends this with the session.
 */
export function followPush(
  { api, session }: Pick<App, 'api' | 'session'>,
  queryClient: QueryClient,
  memberId: string,
): () => void {
  let shown: number | null = null;
  const { queryKey } = countsQuery(api);
  const follow = () => {
    const count = badgeOf(queryClient.getQueryData(queryKey));
    if (count === null || count === shown) return;
    shown = count;
    void showBadge(count);
  };
  const stopFollowing = queryClient.getQueryCache().subscribe(follow);
  follow();

  const withDevice = async (use: (device: PushDevice) => Promise<void>): Promise<void> => {
    if (!mayBeSubscribed()) return;
    try {
      await use(await loadDevice(api, memberId));
    } catch {
      // The next page that is opened tries again.
    }
  };
  void withDevice((device) => device.synchronize());

  return () => {
    stopFollowing();
    const state = session.actor.getSnapshot();
    // Another tab has changed the token. That tab has ended the subscription if its member has logged out.
    if (state.matches({ session: 'verifying' })) return;
    void showBadge(0);
    const hasLeft = state.matches({ session: 'signingOut' }) || state.context.hasLeft;
    void withDevice((device) => device.endSession({ forget: hasLeft }));
  };
}
