// Made of asyncapi.yaml by `npm run generate`; not to be edited.

import type { components } from './contract.gen.ts';

type Schemas = components['schemas'];

export interface EventSchemas {
  NotificationCreatedEvent: {
    notification: Schemas['MemberNotification'];
    unread: Schemas['Unread'];
  };
  NotificationsChangedEvent: {
    unread: Schemas['Unread'];
  };
  FriendshipChangedEvent: {
    userId: Schemas['Id'];
    relation: Schemas['Relation'];
    friendRequests: Schemas['FriendRequests'];
    friends: number;
  };
  AccountChangedEvent: {
    account: Schemas['Account'];
  };
  PreferencesChangedEvent: {
    preferences: Schemas['NotificationPreferences'];
  };
  PostChangedEvent: {
    postId: Schemas['Id'];
  };
  NewMessageEvent: {
    chatId: Schemas['Id'];
    message: Schemas['Message'];
    unread: number;
    readSeq: number;
    seenSeq: number;
    messages: Schemas['MessageCounts'];
  };
  MessageChangedEvent: {
    chatId: Schemas['Id'];
    revision: Schemas['MessageRevision'];
    message: Schemas['Message'];
  };
  ChatChangedEvent: {
    chatId: Schemas['Id'];
    chat: Schemas['Chat'] | null;
    messages: Schemas['MessageCounts'];
  };
  ChatRequestsChangedEvent: {
    total: Schemas['ChatRequestTotal'];
  };
  MemberTypingEvent: {
    chatId: Schemas['Id'];
    userId: Schemas['Id'];
    typing: boolean;
    first_name?: string;
  };
  PresenceChangedEvent: {
    userId: Schemas['Id'];
    presence: Schemas['Presence'] | null;
  };
  PaymentChangedEvent: {
    payment: Schemas['Payment'];
  };
  SubscriptionChangedEvent: {
    subscription: Schemas['Subscription'];
  };
  Typing: {
    chatId: Schemas['Id'];
    typing: boolean;
  };
  Registration: {
    registered: boolean;
  };
}

export type ServerToClientEvents = {
  /** The member has a new notification. */
  notification: (payload: EventSchemas['NotificationCreatedEvent']) => void;
  /** Notifications have been read, deleted or withdrawn. */
  notifications_changed: (payload: EventSchemas['NotificationsChangedEvent']) => void;
  /** The relation between the member and another member has changed. */
  friendship_changed: (payload: EventSchemas['FriendshipChangedEvent']) => void;
  /** The member has changed their profile, their picture or a setting. */
  account_changed: (payload: EventSchemas['AccountChangedEvent']) => void;
  /** The member has changed their notification preferences. */
  preferences_changed: (payload: EventSchemas['PreferencesChangedEvent']) => void;
  /** A post of the member has got the preview of its link. */
  post_changed: (payload: EventSchemas['PostChangedEvent']) => void;
  /** A message has been stored. Sent to all members of the chat, including the sender's other pages. */
  new_message: (payload: EventSchemas['NewMessageEvent']) => void;
  /** A message was edited or deleted, or a reaction to it changed. Sent to the members who see the change, also to the
member who made it.
 */
  message_changed: (payload: EventSchemas['MessageChangedEvent']) => void;
  /** A chat has been created, opened to both, read, seen, muted, closed or deleted. */
  chat_changed: (payload: EventSchemas['ChatChangedEvent']) => void;
  /** A message request has come, or was accepted, deleted or withdrawn. */
  chat_requests_changed: (payload: EventSchemas['ChatRequestsChangedEvent']) => void;
  /** Another member of a chat is typing, or has stopped. */
  member_typing: (payload: EventSchemas['MemberTypingEvent']) => void;
  /** A friend with whom the member has a chat has opened the first page or closed the last one. */
  presence_changed: (payload: EventSchemas['PresenceChangedEvent']) => void;
  /** A payment of the member has been requested, instructed, confirmed, rejected or refunded, or has expired. */
  payment_changed: (payload: EventSchemas['PaymentChangedEvent']) => void;
  /** The member's plan has changed, or its end has moved. */
  subscription_changed: (payload: EventSchemas['SubscriptionChangedEvent']) => void;
};

export type ClientToServerEvents = {
  /** The member is typing in a chat, or has stopped. */
  typing: (payload: EventSchemas['Typing']) => void;
  /** The id of the page's member. */
  register: (payload: Schemas['Id'], acknowledge: (answer: EventSchemas['Registration']) => void) => void;
};
