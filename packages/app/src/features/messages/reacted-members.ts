import type { I18n } from '@lingui/core';
import type { PersonSummary } from '@parvis/design-system';
import { nameParts, type Person } from '../people/index.ts';
import type { ReactionType } from './message-reactions.ts';
import { personSummary } from './person-summary.ts';
import type { ThreadItem } from './thread-item.ts';

interface ReactedMembers {
  readonly type: ReactionType;
  readonly people: readonly PersonSummary[];
}

/** The members of a group chat, and those who have left and have written a loaded message. */
export interface KnownPeople {
  find: (userId: string) => Person | undefined;
  /** The name, or a text for a member who is not known. */
  nameOf: (userId: string) => string;
}

const types = ['like', 'love', 'laugh', 'wow', 'sad', 'amen'] as const satisfies readonly ReactionType[];

export const reactionName = (i18n: I18n, type: ReactionType): string =>
  ({
    like: i18n._('Like'),
    love: i18n._('Love'),
    laugh: i18n._('Laugh'),
    wow: i18n._('Wow'),
    sad: i18n._('Sad'),
    amen: i18n._('Amen'),
  })[type];

/** The members who have reacted to a message, by type. The member is first, and the pressed type, too. */
export function reactedMembers(
  i18n: I18n,
  { reactions }: Pick<ThreadItem, 'reactions'>,
  own: Person,
  people: KnownPeople,
  pressed: ReactionType,
): readonly ReactedMembers[] {
  const rowOf = (userId: string): PersonSummary => {
    if (userId === own._id)
      return { id: userId, name: i18n._('You'), person: nameParts(own), picture: own.avatar };
    const person = people.find(userId);
    return person === undefined ? { id: userId, name: people.nameOf(userId) } : personSummary(person);
  };
  const ordered = [pressed, ...types.filter((type) => type !== pressed)];
  return ordered
    .map((type) => {
      const ids = reactions.filter((reaction) => reaction.type === type).map(({ userId }) => userId);
      const ownFirst = [...ids.filter((id) => id === own._id), ...ids.filter((id) => id !== own._id)];
      return { type, people: ownFirst.map(rowOf) };
    })
    .filter(({ people: found }) => found.length > 0);
}
