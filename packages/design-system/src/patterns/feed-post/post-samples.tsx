import { useState } from 'react';
import { fn } from 'storybook/test';
import { IconEdit } from '../../icons/edit.tsx';
import { IconEyeOff } from '../../icons/eye-off.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconLink } from '../../icons/link.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import { FeedPost, type FeedPostProps } from './feed-post.tsx';
import { sampleLike, toggleSample } from './sample-reactions.tsx';
import { minutesAgo } from './samples.ts';

export const samplePost = {
  id: 'post',
  position: 1,
  total: 3,
  author: { name: 'Monica Rossi', email: 'monica.rossi@example.org' },
  createdAt: minutesAgo(25),
  title: 'Procession on Sunday',
  content:
    'We meet at four in front of the church and walk to the oratory of Our Lady of the Snows. Bring a candle; the choir brings the songs. The little ones carry the flowers.',
  reactions: [sampleLike(12)],
  onReact: fn(),
  commentsCount: 3,
  onComment: fn(),
  shares: 1,
  onShare: fn(),
  menu: [
    { label: 'Edit', icon: <IconEdit />, onSelect: fn() },
    { label: 'Delete', icon: <IconTrash />, tone: 'danger', onSelect: fn() },
    { label: 'Hide', icon: <IconEyeOff />, onSelect: fn() },
    { label: 'Report', icon: <IconFlag />, onSelect: fn() },
    { label: 'Copy link', icon: <IconLink />, onSelect: fn() },
  ],
} satisfies FeedPostProps;

/** Stores the reactions, as a site would do. */
export function KeptPost(props: FeedPostProps) {
  const [reactions, setReactions] = useState(props.reactions);
  const react = (type: string) => {
    setReactions(toggleSample(reactions, type));
    props.onReact(type);
  };
  return <FeedPost {...props} onReact={react} reactions={reactions} />;
}
