import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconBook } from '../../icons/book.tsx';
import { IconHandsPraying } from '../../icons/hands-praying.tsx';
import { IconHeart } from '../../icons/heart.tsx';
import { IconUser } from '../../icons/user.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { PostIdeas, type PostIdea } from './post-ideas.tsx';

const ideas: readonly PostIdea[] = [
  { id: 'introduction', title: 'Introduce yourself', example: 'Hello! I am Clare, and…', icon: <IconUser /> },
  { id: 'prayer', title: 'Ask for prayer', example: 'Please pray for…', icon: <IconHandsPraying /> },
  { id: 'thanks', title: 'Give thanks', example: 'Today I thank God for…', icon: <IconHeart /> },
  {
    id: 'verse',
    title: 'Share the verse of the day',
    example: 'Matthew 28:19: Going therefore, teach ye all nations…',
    icon: <IconBook />,
  },
];

const meta = {
  title: 'Patterns/Feed/PostIdeas',
  component: PostIdeas,
  args: { label: 'Ideas for your first post', ideas, onSelect: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '42rem' }}>
      <PostIdeas {...args} />
    </div>
  ),
} satisfies Meta<typeof PostIdeas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard chooses an idea as a press does. */
export const Overview: Story = {
  tags: ['composed'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Ask for prayer/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(ideas[1]);
    canvas.getByRole('button', { name: /^Ask for prayer/ }).blur();
  },
};

/** On a phone the ideas are in one column, and long words break. */
export const Narrow: Story = {
  args: { ideas: ideas.map((idea) => ({ ...idea, title: unbrokenWord })) },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <PostIdeas {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const starts = canvas.getAllByRole('button').map((idea) => idea.getBoundingClientRect().x);
    await expect(new Set(starts).size).toBe(1);
  },
};
