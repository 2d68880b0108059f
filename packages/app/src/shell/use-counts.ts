import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app-context.tsx';
import { countsQuery } from '../features/people/index.ts';

/** The member's counts, and a function that adds a count to the name of a control. */
export function useCounts() {
  const { i18n } = useLingui();
  const { data } = useQuery(countsQuery(useApp().api));
  return {
    unreadNotifications: data?.unreadNotifications ?? 0,
    friendRequests: data?.friendRequests ?? 0,
    unreadChats: data?.messages.unread ?? 0,
    chats: data?.messages.chats ?? 0,
    waiting: (count: number) => i18n._('{count, plural, one {# waiting} other {# waiting}}', { count }),
  };
}
