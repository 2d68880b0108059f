import type { components } from '@parvis/api-client/contract';
import type { NotificationKind } from '../../platform/database/schema.ts';
import type { PersonPresenter } from '../users/person.ts';
import type { NotificationRow } from './repository.ts';

export type Notification = components['schemas']['Notification'];

const titles: Record<NotificationKind, string> = {
  friend_request: 'Friend request',
  friend_accepted: 'Friend request accepted',
  comment: 'New comment',
  reply: 'New reply',
  like: 'New like',
  message: 'New message',
  listing_enquiry: 'New enquiry',
  plan_activated: 'Plan activated',
  report_decided: 'Report decided',
};

const sentences: Record<NotificationKind, (name: string) => string> = {
  friend_request: (name) => `${name} would like to be your friend.`,
  friend_accepted: (name) => `${name} has accepted your friend request.`,
  comment: (name) => `${name} has commented on your post.`,
  reply: (name) => `${name} has replied to your comment.`,
  like: (name) => `${name} likes your post.`,
  message: (name) => `${name} has sent you a message.`,
  listing_enquiry: (name) => `${name} has asked about your listing.`,
  plan_activated: () => 'Your plan is active.',
  report_decided: () => 'A moderator has decided what you reported.',
};

export function presentNotification(
  row: NotificationRow,
  { personOf }: Pick<PersonPresenter, 'personOf'>,
): Notification {
  const { actor_id, first_name, last_name, kind } = row;
  // With the account of whoever did it goes the notification, so that a name is there where there is an actor.
  const actor =
    actor_id === null || first_name === null || last_name === null
      ? null
      : personOf({ id: actor_id, first_name, last_name, avatar_id: row.avatar_id });
  return {
    _id: row.id,
    title: titles[kind],
    description: sentences[kind](actor === null ? 'A member' : `${actor.first_name} ${actor.last_name}`),
    status: row.read_at === null ? 'unread' : 'read',
    createdAt: new Date(row.created_at).toISOString(),
    kind,
    actor,
    subjectId: row.subject_id,
    excerpt: row.excerpt,
  };
}
