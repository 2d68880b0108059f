import type { I18n } from '@lingui/core';
import {
  IconFaceLaughing,
  IconFaceSad,
  IconFlower,
  IconHandsPraying,
  IconHeart,
  IconHeartFilled,
  type PostReaction,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { ReactNode } from 'react';
import type { ReactionState, ReactionType } from './reaction-queue.ts';

interface ReactionTypeInfo {
  label: string;
  icon: ReactNode;
  pressedIcon: ReactNode;
  counted: (count: number) => string;
}

/** How each type of reaction is offered, in order. Null for a type that is not offered. */
const reactionTypes = (i18n: I18n, isIntention: boolean): Record<ReactionType, ReactionTypeInfo | null> => ({
  pray: isIntention
    ? {
        label: i18n._('I am praying for you'),
        icon: <IconHandsPraying />,
        pressedIcon: <IconHandsPraying />,
        counted: (count) =>
          i18n._('{count, plural, one {# person is praying} other {# people are praying}}', { count }),
      }
    : null,
  like: {
    label: i18n._('Like'),
    icon: <IconHeart />,
    pressedIcon: <IconHeartFilled />,
    counted: (count) => i18n._('{count, plural, one {# like} other {# likes}}', { count }),
  },
  thanks: {
    label: i18n._('Thanks'),
    icon: <IconFlower />,
    pressedIcon: <IconFlower />,
    counted: (count) =>
      i18n._('{count, plural, one {# person gives thanks} other {# people give thanks}}', { count }),
  },
  joy: {
    label: i18n._('Joy'),
    icon: <IconFaceLaughing />,
    pressedIcon: <IconFaceLaughing />,
    counted: (count) =>
      i18n._('{count, plural, one {# person rejoices} other {# people rejoice}}', { count }),
  },
  sorrow: {
    label: i18n._('Sorrow'),
    icon: <IconFaceSad />,
    pressedIcon: <IconFaceSad />,
    counted: (count) =>
      i18n._('{count, plural, one {# person shares the sorrow} other {# people share the sorrow}}', {
        count,
      }),
  },
  // The app does not offer this reaction of the specification.
  dislike: null,
});

/** The types that have a button even before somebody has chosen them. */
const mainTypes: ReadonlySet<ReactionType> = new Set<ReactionType>(['pray', 'like']);

/** The reactions that are always offered by a button, and those in the menu. */
export function reactionsOf(
  i18n: I18n,
  { intention, myReaction, reactions }: ReactionState & Pick<Schemas['Post'], 'intention'>,
): Record<'reactions' | 'otherReactions', PostReaction<ReactionType>[]> {
  const types = Object.entries(reactionTypes(i18n, intention !== undefined)) as [
    ReactionType,
    ReactionTypeInfo | null,
  ][];
  const all = types.flatMap(([type, info]) => {
    if (info === null) return [];
    const { counted, ...look } = info;
    const count = reactions[type] ?? 0;
    return [{ ...look, type, count, description: counted(count), pressed: type === myReaction }];
  });
  return {
    reactions: all.filter(({ type }) => mainTypes.has(type)),
    otherReactions: all.filter(({ type }) => !mainTypes.has(type)),
  };
}
