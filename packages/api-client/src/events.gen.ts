// Made of asyncapi.yaml by `npm run generate`; not to be edited.

import type { components } from './contract.gen.ts';

type Schemas = components['schemas'];

export interface EventSchemas {
  NotificationEvent: {
    notification: Schemas['Notification'];
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
  Registration: {
    registered: boolean;
  };
}

export type ServerToClientEvents = {
  /** A notification has come. */
  notification: (payload: EventSchemas['NotificationEvent']) => void;
  /** Notifications have been read, deleted or withdrawn. */
  notifications_changed: (payload: EventSchemas['NotificationsChangedEvent']) => void;
  /** How the member stands to another one has changed. */
  friendship_changed: (payload: EventSchemas['FriendshipChangedEvent']) => void;
};

export type ClientToServerEvents = {
  /** The id of the page's member. */
  register: (payload: Schemas['Id'], acknowledge: (answer: EventSchemas['Registration']) => void) => void;
};
