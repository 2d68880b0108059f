import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { countsQuery, type Counts } from '../people/index.ts';
import { pushBrowser } from './push-browser.ts';
import { pushChoices } from './push-choices.ts';
import { createPushDevice } from './push-device.ts';

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

  const device = createPushDevice({ api, browser: pushBrowser, choices: pushChoices, memberId });
  // The next page that is opened tries again.
  device.synchronize().catch(() => {});

  return () => {
    stopFollowing();
    const state = session.actor.getSnapshot();
    // Another tab has changed the token. That tab has ended the subscription if its member has logged out.
    if (state.matches({ session: 'verifying' })) return;
    void showBadge(0);
    const hasLeft = state.matches({ session: 'signingOut' }) || state.context.hasLeft;
    device.endSession({ forget: hasLeft }).catch(() => {});
  };
}
