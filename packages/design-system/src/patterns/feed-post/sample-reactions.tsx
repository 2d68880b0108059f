import { IconCandle } from '../../icons/candle.tsx';
import { IconHeartFilled } from '../../icons/heart-filled.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import { counting } from '../../i18n/plural.ts';
import type { PostReaction } from './feed-post.tsx';

const counted = counting('en');
const likes = counted({ one: '# like', other: '# likes' });
const intercessors = counted({ one: '# person is praying', other: '# people are praying' });
const prayers = counted({ one: '# prayer', other: '# prayers' });

export const sampleLike = (count: number, pressed = false): PostReaction => ({
  type: 'like',
  label: 'Like',
  icon: <IconHeart />,
  pressedIcon: <IconHeartFilled />,
  count,
  description: likes(count),
  pressed,
});

/** A sample reaction whose icon does not change when it is pressed. */
export const samplePrayer = (count: number, pressed = false): PostReaction => ({
  type: 'prayer',
  label: 'Pray',
  icon: <IconCandle />,
  count,
  description: prayers(count),
  pressed,
});

/** A sample reaction with a long name. */
export const sampleIntercession = (count: number, pressed = false): PostReaction => ({
  ...samplePrayer(count, pressed),
  type: 'pray',
  label: 'I am praying for you',
  description: intercessors(count),
});

const samples = [sampleLike, samplePrayer, sampleIntercession];

/** Turns the reaction with this type on or off. */
export const toggleSample = (reactions: readonly PostReaction[], type: string): readonly PostReaction[] =>
  reactions.map((reaction) => {
    const sample = samples.find((made) => made(0).type === type);
    if (reaction.type !== type || sample === undefined) return reaction;
    return sample(reaction.count + (reaction.pressed ? -1 : 1), !reaction.pressed);
  });
