import { useState } from 'react';
import { IconBell } from '../icons/bell.tsx';
import { IconMessage } from '../icons/message.tsx';
import { IconUsers } from '../icons/users.tsx';
import { ChatList } from '../patterns/chat-list/chat-list.tsx';
import { chats } from '../patterns/chat-list/samples.ts';
import { FriendRequestList } from '../patterns/friend-request-list/friend-request-list.tsx';
import { HeaderMenu } from '../patterns/header-menus/header-menus.tsx';
import { NotificationList } from '../patterns/notification-list/notification-list.tsx';
import { notifications } from '../patterns/notification-list/samples.ts';
import { timeOfDay } from '../patterns/person-row/samples.ts';
import { requests } from './samples.tsx';

/** Sample friend requests. Answered requests stay in the list and show the result. */
export function useFriendRequests() {
  const [answers, setAnswers] = useState<Readonly<Record<string, 'accepted' | 'declined'>>>({});
  return {
    requests: requests.map((request) => ({ ...request, state: answers[request.id] })),
    pending: requests.filter(({ id }) => answers[id] === undefined).length,
    onAccept: (id: string) => setAnswers({ ...answers, [id]: 'accepted' }),
    onDecline: (id: string) => setAnswers({ ...answers, [id]: 'declined' }),
  };
}

export function useNotifications() {
  const [read, setRead] = useState<readonly string[]>([]);
  const items = notifications.map((item) => ({ ...item, unread: item.unread && !read.includes(item.id) }));
  return {
    notifications: items,
    unread: items.filter((item) => item.unread).length,
    onSelect: (id: string) => setRead([...read, id]),
    onMarkAllRead: () => setRead(notifications.map(({ id }) => id)),
  };
}

const unreadChats = chats.filter(({ unread = 0 }) => unread > 0).length;

/** The header's panels: notifications, messages and friend requests. */
export function HeaderPanels() {
  const { unread, ...notes } = useNotifications();
  const { pending, ...friends } = useFriendRequests();
  return (
    <>
      <HeaderMenu
        count={unread}
        icon={<IconBell />}
        label="Notifications"
        viewAllHref="#notifications"
        viewAllLabel="View all"
      >
        <NotificationList
          {...notes}
          emptyText="No notifications"
          formatTime={timeOfDay}
          label="Notifications"
          variant="compact"
        />
      </HeaderMenu>
      <HeaderMenu
        count={unreadChats}
        icon={<IconMessage />}
        label="Messages"
        priority="low"
        viewAllHref="#messages"
        viewAllLabel="View all"
      >
        <ChatList chats={chats} emptyText="No messages" formatTime={timeOfDay} />
      </HeaderMenu>
      <HeaderMenu
        count={pending}
        countText={(count) => `${count} waiting`}
        icon={<IconUsers />}
        label="Friend requests"
        priority="medium"
      >
        <FriendRequestList
          {...friends}
          emptyText="No friend requests"
          formatTime={timeOfDay}
          label="Friend requests"
        />
      </HeaderMenu>
    </>
  );
}
