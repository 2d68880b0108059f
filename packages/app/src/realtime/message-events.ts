import type { ServerToClientEvents } from '@parvis/api-client/events';
import type { QueryClient } from '@tanstack/react-query';
import { type Messaging, chatEvents, requestsChanged } from '../features/messages/index.ts';

type MessageEvents = Pick<
  ServerToClientEvents,
  | 'new_message'
  | 'message_changed'
  | 'chat_changed'
  | 'chat_requests_changed'
  | 'presence_changed'
  | 'member_typing'
>;

/** Applies the server's realtime events about chats to the lists of chats and to the open chats. */
export function messageEvents(queryClient: QueryClient, messaging: Messaging['events']): MessageEvents {
  const lists = chatEvents(queryClient);
  return {
    new_message(event) {
      lists.new_message(event);
      messaging.new_message(event);
    },
    message_changed: messaging.message_changed,
    chat_changed(event) {
      lists.chat_changed(event);
      messaging.chat_changed(event);
    },
    chat_requests_changed: ({ total }) => requestsChanged(queryClient, total),
    presence_changed: lists.presence_changed,
    member_typing: messaging.member_typing,
  };
}
