import { IconHandsPraying } from '../../icons/hands-praying.tsx';
import { IconFaceLaughing } from '../../icons/face-laughing.tsx';
import { IconFlower } from '../../icons/flower.tsx';
import { IconHeartFilled } from '../../icons/heart-filled.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import { counting } from '../../i18n/plural.ts';
import type { PostReaction } from './feed-post.tsx';

const counted = counting('en');
const likes = counted({ one: '# like', other: '# likes' });
const intercessors = counted({ one: '# person is praying', other: '# people are praying' });
const thanks = counted({ one: '# person gives thanks', other: '# people give thanks' });
const joys = counted({ one: '# person rejoices', other: '# people rejoice' });
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
  icon: <IconHandsPraying />,
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

export const sampleThanks = (count: number, pressed = false): PostReaction => ({
  type: 'thanks',
  label: 'Thanks',
  icon: <IconFlower />,
  count,
  description: thanks(count),
  pressed,
});

export const sampleJoy = (count: number, pressed = false): PostReaction => ({
  type: 'joy',
  label: 'Joy',
  icon: <IconFaceLaughing />,
  count,
  description: joys(count),
  pressed,
});

const samples = [sampleLike, samplePrayer, sampleIntercession, sampleThanks, sampleJoy];

/** Turns the reaction with this type on or off. */
export const toggleSample = (reactions: readonly PostReaction[], type: string): readonly PostReaction[] =>
  reactions.map((reaction) => {
    const sample = samples.find((made) => made(0).type === type);
    if (reaction.type !== type || sample === undefined) return reaction;
    return sample(reaction.count + (reaction.pressed ? -1 : 1), !reaction.pressed);
  });
