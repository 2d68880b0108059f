import type { I18n } from '@lingui/core';
import { IconHeart, IconHeartFilled, type PostReaction } from '@parvis/design-system';
import type { ReactNode } from 'react';
import type { ReactionState, ReactionType } from './reaction-queue.ts';

interface ReactionTypeInfo {
  label: string;
  icon: ReactNode;
  pressedIcon: ReactNode;
  counted: (count: number) => string;
}

/** How each type of reaction is offered. Null for a type that is not offered. */
const reactionTypes = (i18n: I18n): Record<ReactionType, ReactionTypeInfo | null> => ({
  like: {
    label: i18n._('Like'),
    icon: <IconHeart />,
    pressedIcon: <IconHeartFilled />,
    counted: (count) => i18n._('{count, plural, one {# like} other {# likes}}', { count }),
  },
  // The specification offers only Like.
  dislike: null,
});

export function reactionsOf(
  i18n: I18n,
  { myReaction, reactions }: ReactionState,
): PostReaction<ReactionType>[] {
  const types = Object.entries(reactionTypes(i18n)) as [ReactionType, ReactionTypeInfo | null][];
  return types.flatMap(([type, info]) => {
    if (info === null) return [];
    const { counted, ...look } = info;
    const count = reactions[type];
    return [{ ...look, type, count, description: counted(count), pressed: type === myReaction }];
  });
}
