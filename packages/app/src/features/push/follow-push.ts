import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../app-context.tsx';
import { countsQuery, type Counts } from '../people/index.ts';
import { showBadge } from './show-badge.ts';
import { withPushDevice } from './with-push-device.ts';

// A chat with unread messages has one notification, so the messages are not counted again. Push messages have the same
// number.
const badgeOf = (counts: Counts | undefined): number | null => counts?.unreadNotifications ?? null;

/**
 * Keeps the badge of the app and the subscription of this browser up to date while a member is logged in. Returns a
 * function that stops this.
 */
export function followPush(api: App['api'], queryClient: QueryClient, memberId: string): () => void {
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
  void withPushDevice(api, memberId, (device) => device.synchronize());
  return stopFollowing;
}
