import type { ApiClient, Schemas } from '@parvis/api-client';
import type { ServerToClientEvents } from '@parvis/api-client/events';
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { regionChanged } from '../features/liturgy/index.ts';
import { listingNotified } from '../features/listings/index.ts';
import { chatKeys } from '../features/messages/index.ts';
import {
  type NotificationPreferences,
  notificationArrived,
  notificationKeys,
} from '../features/notifications/index.ts';
import {
  changeCounts,
  peopleKeys,
  refetchContent,
  refetchPost,
  relationChanged,
} from '../features/people/index.ts';
import { affectsReports, reportKeys } from '../features/reports/index.ts';
import { type Subscription, paymentChanged, planKeys } from '../features/plans/index.ts';
import { changeQuery, putQuery } from '../platform/change-query.ts';

type PeopleEvents = Pick<
  ServerToClientEvents,
  | 'notification'
  | 'notifications_changed'
  | 'friendship_changed'
  | 'account_changed'
  | 'preferences_changed'
  | 'post_changed'
  | 'payment_changed'
  | 'subscription_changed'
>;

/** Applies the server's realtime events to the cache. A number in an event is the new total, not a difference. */
export const memberEvents = (
  queryClient: QueryClient,
  ownId: string,
  changeAccount: (account: Schemas['Account']) => void,
): PeopleEvents => ({
  notification: ({ notification, unread }) => {
    changeCounts(queryClient, { unreadNotifications: unread });
    notificationArrived(queryClient, notification);
    if (affectsReports(notification)) void queryClient.invalidateQueries({ queryKey: reportKeys.all });
    listingNotified(queryClient, notification);
    // A moderation decision hides or restores the member's own content.
    if (notification.kind === 'decision') refetchContent(queryClient);
  },

  notifications_changed: ({ unread }) => {
    changeCounts(queryClient, { unreadNotifications: unread });
    // Another tab can have read or deleted a notification.
    void queryClient.invalidateQueries({ queryKey: notificationKeys.list });
  },

  friendship_changed: ({ userId, relation, friendRequests, friends }) => {
    changeCounts(queryClient, { friendRequests });
    changeQuery<Schemas['Profile']>(queryClient, peopleKeys.profile(ownId), (profile) => ({
      ...profile,
      friends,
    }));
    relationChanged(queryClient, userId, relation);
  },

  account_changed: ({ account }) => {
    changeAccount(account);
    void queryClient.invalidateQueries({ queryKey: peopleKeys.profile(ownId) });
    regionChanged(queryClient, account);
    refetchContent(queryClient);
  },

  preferences_changed: ({ preferences }) => {
    putQuery<NotificationPreferences>(queryClient, notificationKeys.preferences, preferences);
  },

  post_changed: ({ postId }) => refetchPost(queryClient, postId),

  payment_changed: ({ payment }) => paymentChanged(queryClient, payment),

  subscription_changed: ({ subscription }) => {
    putQuery<Subscription>(queryClient, planKeys.subscription, subscription);
  },
});

/**
 * Refetches the shown data that realtime events keep up to date, because the page has missed the events while the
 * connection was lost.
 */
export const catchUp = (queryClient: QueryClient): void => {
  for (const queryKey of [
    peopleKeys.all,
    notificationKeys.all,
    chatKeys.all,
    planKeys.subscription,
    planKeys.payments,
    reportKeys.all,
  ])
    void queryClient.invalidateQueries({ queryKey });
};

/**
 * Applies changes that were made to the account while the connection was lost, for example on another device. Does the
 * same as the realtime event that was missed.
 */
export async function catchUpAccount(
  api: Pick<ApiClient, 'GET'>,
  known: () => Schemas['Account'] | null,
  onChanged: PeopleEvents['account_changed'],
): Promise<void> {
  const before = known();
  try {
    const { data } = await api.GET('/auth/verify');
    const account = data?.user;
    // Ignores the response if the account has changed meanwhile, because that change is newer.
    if (account === undefined || before === null || known() !== before) return;
    if (replaceEqualDeep(before, account) !== before) onChanged({ account });
  } catch {
    // The next connection reads the account again.
  }
}
