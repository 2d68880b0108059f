import { createApiClient } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { listingKey, offersKey } from '../features/listings/index.ts';
import { type NotificationPages, notificationKeys } from '../features/notifications/index.ts';
import { sampleNotification } from '../features/notifications/samples.ts';
import { type Counts, peopleKeys } from '../features/people/index.ts';
import { reportKeys } from '../features/reports/index.ts';
import { planKeys } from '../features/plans/index.ts';
import { samplePayment, samplePlan } from '../features/plans/samples.ts';
import { sampleAccount } from '../session/sample-account.ts';
import type { Account } from '../session/session-types.ts';
import { catchUp, catchUpAccount, memberEvents } from './member-events.ts';

const messages = { unread: 0, chats: 0 };

const start = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData<Counts>(peopleKeys.counts, {
    unreadNotifications: 1,
    friendRequests: 1,
    messages,
  });
  queryClient.setQueryData<NotificationPages>(notificationKeys.list, {
    pageParams: [null],
    pages: [{ data: [sampleNotification()], nextCursor: null, unread: 1 }],
  });
  queryClient.setQueryData(peopleKeys.profile('me'), { friends: 0, relation: null });
  queryClient.setQueryData(peopleKeys.profile('agnes'), {
    friends: 4,
    relation: { friendship: 'requested' },
  });
  queryClient.setQueryData(peopleKeys.requests('received'), 'requests');
  const isAskedAgain = (queryKey: readonly unknown[]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated === true;
  queryClient.setQueryData(['posts', 'feed', { kind: 'all' }], 'posts');
  const changeAccount = vi.fn<(account: Account) => void>();
  return {
    queryClient,
    isAskedAgain,
    changeAccount,
    events: memberEvents(queryClient, 'me', changeAccount),
    counts: () => queryClient.getQueryData<Counts>(peopleKeys.counts),
  };
};

describe('an event', () => {
  test('fetches a changed post again, without the whole feed', () => {
    const { queryClient, isAskedAgain, events } = start();
    queryClient.setQueryData(['posts', 'head', { kind: 'all' }], 'posts');
    queryClient.setQueryData(['posts', 'one', 'organ'], 'post');
    events.post_changed({ postId: 'organ' });
    expect(isAskedAgain(['posts', 'head', { kind: 'all' }])).toBe(true);
    expect(isAskedAgain(['posts', 'one', 'organ'])).toBe(true);
    expect(isAskedAgain(['posts', 'feed', { kind: 'all' }])).toBe(false);
  });

  test('updates a payment, and the member’s plan', () => {
    const { queryClient, events } = start();
    const payment = samplePayment({ state: 'confirmed' });
    const subscription = { plan: samplePlan(), until: '2026-12-21T10:00:00.000Z', periods: [] };
    events.payment_changed({ payment });
    events.subscription_changed({ subscription });
    expect(queryClient.getQueryData(planKeys.payment(payment._id))).toEqual(payment);
    expect(queryClient.getQueryData(planKeys.subscription)).toEqual(subscription);
  });

  test.each(['decision', 'report_decided'] as const)(
    'of the kind %s refetches reports and decisions',
    (kind) => {
      const { queryClient, isAskedAgain, events } = start();
      queryClient.setQueryData(reportKeys.decisions, 'decisions');
      events.notification({ notification: sampleNotification(), unread: 1 });
      expect(isAskedAgain(reportKeys.decisions)).toBe(false);
      events.notification({ notification: sampleNotification({ kind }), unread: 2 });
      expect(isAskedAgain(reportKeys.decisions)).toBe(true);
      expect(isAskedAgain(['posts', 'feed', { kind: 'all' }])).toBe(kind === 'decision');
    },
  );

  test.each([
    ['listing_offer', true],
    ['listing_offer_declined', true],
    ['listing_reserved', true],
    ['listing_match', false],
  ] as const)('of the kind %s refetches the listing and its offers: %s', (kind, expected) => {
    const { queryClient, isAskedAgain, events } = start();
    for (const id of ['lamp', 'chair']) {
      queryClient.setQueryData(listingKey(id), 'listing');
      queryClient.setQueryData(offersKey(id), 'offers');
    }
    events.notification({ notification: sampleNotification({ kind, subjectId: 'lamp' }), unread: 1 });
    expect([listingKey('lamp'), offersKey('lamp')].map(isAskedAgain)).toEqual([expected, expected]);
    expect([listingKey('chair'), offersKey('chair')].map(isAskedAgain)).toEqual([false, false]);
  });

  test('adds a notification with the unread count', () => {
    const { queryClient, events, counts } = start();
    events.notification({ notification: sampleNotification({ _id: 'new' }), unread: 7 });
    expect(counts()).toEqual({ unreadNotifications: 7, friendRequests: 1, messages });
    const pages = queryClient.getQueryData<NotificationPages>(notificationKeys.list)?.pages;
    expect(pages?.[0]?.data.map(({ _id }) => _id)).toEqual(['new', 'first']);
  });

  test('marks notifications that another tab has read', () => {
    const { events, counts, isAskedAgain } = start();
    events.notifications_changed({ unread: 0 });
    expect(counts()?.unreadNotifications).toBe(0);
    expect(isAskedAgain(notificationKeys.list)).toBe(true);
  });

  test('updates a friendship everywhere', () => {
    const { queryClient, events, counts, isAskedAgain } = start();
    const relation = { friendship: 'friends', friendshipId: 'x', following: true, blocked: false } as const;
    events.friendship_changed({ userId: 'agnes', relation, friendRequests: 0, friends: 1 });
    expect(counts()).toEqual({ unreadNotifications: 1, friendRequests: 0, messages });
    expect(queryClient.getQueryData(peopleKeys.profile('agnes'))).toMatchObject({ friends: 4, relation });
    expect(queryClient.getQueryData(peopleKeys.profile('me'))).toMatchObject({ friends: 1 });
    expect(isAskedAgain(peopleKeys.requests('received'))).toBe(true);
    expect(isAskedAgain(peopleKeys.counts)).toBe(false);
  });
});

describe('an event of the member’s action in another tab', () => {
  test('updates a new name in the header, the profile and content', () => {
    const { events, changeAccount, isAskedAgain } = start();
    const account = { ...sampleAccount, first_name: 'Miriam' };
    events.account_changed({ account });
    expect(changeAccount).toHaveBeenCalledWith(account);
    expect(isAskedAgain(peopleKeys.profile('me'))).toBe(true);
    expect(isAskedAgain(['posts', 'feed', { kind: 'all' }])).toBe(true);
    expect(isAskedAgain(peopleKeys.profile('agnes'))).toBe(false);
  });

  test.each([
    ['general', true],
    [null, false],
  ] as const)('refetches the liturgical day if the calendar changes: %s', (liturgicalRegion, expected) => {
    const { events, queryClient, isAskedAgain } = start();
    queryClient.setQueryData(['liturgical-day'], { chosen: null });
    events.account_changed({ account: { ...sampleAccount, liturgicalRegion } });
    expect(isAskedAgain(['liturgical-day'])).toBe(expected);
  });

  test('updates an open list of settings', () => {
    const { events, queryClient } = start();
    const preferences = {
      friendRequest: true,
      friendAccepted: true,
      comment: true,
      reply: true,
      mention: true,
      prayer: true,
      prayerAnswered: true,
      prayerReminder: true,
      sharedPrayerReminder: true,
      sharedPrayerChanged: true,
      like: false,
      reaction: true,
      message: true,
      listingEnquiry: true,
      planActivated: true,
      reportDecided: true,
      planReminderMail: true,
      listingMatch: true,
      listingReserved: true,
      listingOffer: true,
      groupRequest: true,
      groupAccepted: true,
    };
    events.preferences_changed({ preferences });
    expect(queryClient.getQueryData(notificationKeys.preferences)).toEqual(preferences);
  });
});

test('after a lost connection everything that events change is refetched', () => {
  const { queryClient, isAskedAgain } = start();
  catchUp(queryClient);
  for (const key of [peopleKeys.counts, notificationKeys.list, peopleKeys.profile('agnes')])
    expect(isAskedAgain(key)).toBe(true);
});

/** Simulates a page that has just connected. Returns the accounts that the page receives. */
async function accountsReceived(answer: () => Response, known: () => Account | null = () => sampleAccount) {
  const api = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => 'token',
    fetch: async () => answer(),
  });
  const received: Account[] = [];
  await catchUpAccount(api, known, ({ account }) => received.push(account));
  return received;
}

const answerOf = (user: Account) => () => Response.json({ ...user, user });

describe('an account that was changed during a lost connection', () => {
  const changed: Account = { ...sampleAccount, role: 'moderator' };

  test('is shown', async () => {
    expect(await accountsReceived(answerOf(changed))).toEqual([changed]);
  });

  test('stays unchanged if nothing has changed', async () => {
    expect(await accountsReceived(answerOf({ ...sampleAccount }))).toEqual([]);
  });

  test('stays unchanged if it has changed since then, or if nobody is logged in', async () => {
    expect(await accountsReceived(answerOf(changed), () => ({ ...sampleAccount }))).toEqual([]);
    expect(await accountsReceived(answerOf(changed), () => null)).toEqual([]);
  });

  test('stays unchanged if the server does not answer', async () => {
    expect(await accountsReceived(() => new Response(null, { status: 204 }))).toEqual([]);
    expect(await accountsReceived(() => Response.json({ message: 'Not now.' }, { status: 503 }))).toEqual([]);
  });
});
