import type { components } from '@parvis/api-client/contract';
import { expect } from 'vitest';
import type { Answer, Caller, Community } from './community.ts';

type Schemas = components['schemas'];

export const ask = (caller: Caller, recipient: Caller): Promise<Answer<Schemas['FriendRequestAnswer']>> =>
  caller.request('POST', '/friendship/request', { body: { recipientId: recipient.id } });

export const answer = (
  caller: Caller,
  id: string,
  action: 'accept' | 'decline',
): Promise<Answer<Schemas['FriendRequestAnswered']>> =>
  caller.request('PUT', `/friendship/request/${id}`, { body: { action } });

export const end = (caller: Caller, id: string): Promise<Answer<Schemas['RelationAnswer']>> =>
  caller.request('DELETE', `/friendship/${id}`);

/** Makes the two members friends, and returns the id of the friendship. */
export async function befriend(one: Caller, other: Caller): Promise<string> {
  await ask(one, other);
  const { body } = await ask(other, one);
  return body.request._id;
}

export const follow = (caller: Caller, { id }: Caller): Promise<Answer<Schemas['RelationAnswer']>> =>
  caller.request('POST', `/follow/${id}`);

export const block = (caller: Caller, { id }: Caller): Promise<Answer<Schemas['RelationAnswer']>> =>
  caller.request('POST', `/block/${id}`);

/** Returns the stored counters of a member, after checking that they equal the real counts. */
export async function numbersOf({ database }: Community, { id }: Caller) {
  const { read } = database;
  const { friends, followers, friend_requests, unread_notifications } = await read
    .selectFrom('users')
    .select(['friends', 'followers', 'friend_requests', 'unread_notifications'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await read
    .selectFrom('friendships')
    .select(['status', 'recipient_id'])
    .where((row) => row.or([row('low_id', '=', id), row('high_id', '=', id)]))
    .execute();
  const follows = await read
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', id)
    .execute();
  const unread = await read
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', id)
    .where('read_at', 'is', null)
    .execute();
  expect({ friends, followers, friend_requests, unread_notifications }).toEqual({
    friends: rows.filter(({ status }) => status === 'accepted').length,
    followers: follows.length,
    friend_requests: rows.filter((row) => row.status === 'pending' && row.recipient_id === id).length,
    unread_notifications: unread.length,
  });
  return { friends, followers, requests: friend_requests, unread: unread_notifications };
}
