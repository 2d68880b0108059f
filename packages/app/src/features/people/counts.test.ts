import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { changeCounts, countsAfter, type Counts } from './counts.ts';
import { peopleKeys } from './people-keys.ts';

const messages = { unread: 0, chats: 0 };

const key = peopleKeys.counts;

const counting = (counts: Counts) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData<Counts>(key, counts);
  const shown = () => queryClient.getQueryData<Counts>(key);
  const isAskedAgain = () => queryClient.getQueryState(key)?.isInvalidated === true;
  return { queryClient, shown, isAskedAgain };
};

describe('the counts in the header', () => {
  test('are those of the last event', () => {
    const { queryClient, shown } = counting({ unreadNotifications: 2, friendRequests: 1, messages });
    changeCounts(queryClient, { unreadNotifications: 5 });
    expect(shown()).toEqual({ unreadNotifications: 5, friendRequests: 1, messages });
  });

  test('are unknown before the server has sent them', () => {
    const queryClient = new QueryClient();
    changeCounts(queryClient, { unreadNotifications: 5 });
    expect(queryClient.getQueryData(key)).toBeUndefined();
  });

  test('are those in the response to a change, if no realtime event came in between', async () => {
    const { queryClient, shown } = counting({ unreadNotifications: 3, friendRequests: 0, messages });
    await countsAfter(
      queryClient,
      () => Promise.resolve({ unread: 2 }),
      ({ unread }) => ({ unreadNotifications: unread }),
    );
    expect(shown()).toEqual({ unreadNotifications: 2, friendRequests: 0, messages });
  });

  test('are refetched if an event came during the change', async () => {
    const { queryClient, shown, isAskedAgain } = counting({
      unreadNotifications: 3,
      friendRequests: 0,
      messages,
    });
    await countsAfter(
      queryClient,
      () => {
        changeCounts(queryClient, { unreadNotifications: 4 });
        return Promise.resolve({ unread: 2 });
      },
      ({ unread }) => ({ unreadNotifications: unread }),
    );
    expect(shown()?.unreadNotifications).toBe(4);
    expect(isAskedAgain()).toBe(true);
  });
});
