import type { components } from '@parvis/api-client/contract';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';

type Schemas = components['schemas'];

export type ReactionType = Schemas['ReactionType'];

interface ReactionTypeInfo {
  /** The column of `posts` that counts these reactions. */
  counter: string;
  /** The message that the member gets after reacting. */
  message: Text;
  /** The kind of notification that the author gets; null if the author gets none. */
  notification: Schemas['NotificationKind'] | null;
}

/**
 * A new type also needs a migration, which adds its column to `posts` and its name to the check constraint of
 * `reactions`.
 */
export const reactionTypes = {
  like: { counter: 'likes', message: i18n._('You like this post.'), notification: 'like' },
  dislike: { counter: 'dislikes', message: i18n._('You dislike this post.'), notification: null },
  thanks: {
    counter: 'thanks_count',
    message: i18n._('You give thanks for this post.'),
    notification: 'reaction',
  },
  joy: { counter: 'joy_count', message: i18n._('You rejoice in this post.'), notification: 'reaction' },
  sorrow: {
    counter: 'sorrow_count',
    message: i18n._('You share the sorrow of this post.'),
    notification: 'reaction',
  },
  pray: {
    counter: 'prayers',
    message: i18n._('You are praying for this intention.'),
    notification: 'prayer',
  },
} as const satisfies Record<ReactionType, ReactionTypeInfo>;

export type ReactionCounter = (typeof reactionTypes)[ReactionType]['counter'];

/** The counters of a post by the names of their columns. */
export type ReactionCounters = Record<ReactionCounter, number>;

export const reactionTypeNames = Object.keys(reactionTypes) as ReactionType[];

/** The columns of `posts` that count reactions. */
export const reactionCounters = reactionTypeNames.map((type) => reactionTypes[type].counter);

export const countersOf = (count: (type: ReactionType) => number): ReactionCounters =>
  Object.fromEntries(
    reactionTypeNames.map((type) => [reactionTypes[type].counter, count(type)]),
  ) as ReactionCounters;

/**
 * The specification has likes and dislikes. Thanks, joy and sorrow are only present if somebody has chosen them. The
 * number of those who pray is only part of a prayer intention.
 */
export const presentReactionCounts = (
  { likes, dislikes, prayers, ...counters }: ReactionCounters,
  isIntention: boolean,
): Schemas['ReactionCounts'] => ({
  like: likes,
  dislike: dislikes,
  ...(counters.thanks_count > 0 ? { thanks: counters.thanks_count } : {}),
  ...(counters.joy_count > 0 ? { joy: counters.joy_count } : {}),
  ...(counters.sorrow_count > 0 ? { sorrow: counters.sorrow_count } : {}),
  ...(isIntention ? { pray: prayers } : {}),
});
