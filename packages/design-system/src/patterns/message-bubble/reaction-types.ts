import type { ComponentType } from 'react';
import { IconFaceAstonished } from '../../icons/face-astonished.tsx';
import { IconFaceLaughing } from '../../icons/face-laughing.tsx';
import { IconFaceSad } from '../../icons/face-sad.tsx';
import { IconHandsPraying } from '../../icons/hands-praying.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import type { IconProps } from '../../icons/icon.tsx';
import { IconThumbUp } from '../../icons/thumb-up.tsx';

export type MessageReactionType = 'like' | 'love' | 'laugh' | 'wow' | 'sad' | 'amen';

export type MessageReaction = {
  readonly type: MessageReactionType;
  /** The name of the member who reacts. It is not used for the reader's own reaction. */
  readonly author: string;
  /** Whether it is the reader's own reaction. */
  readonly own: boolean;
};

export type ReactionIcons = readonly (readonly [MessageReactionType, ComponentType<IconProps>])[];

/** The reactions, in the order in which they are offered and shown. */
export const reactionTypes: ReactionIcons = [
  ['like', IconThumbUp],
  ['love', IconHeart],
  ['laugh', IconFaceLaughing],
  ['wow', IconFaceAstonished],
  ['sad', IconFaceSad],
  ['amen', IconHandsPraying],
];
