import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatThread } from './chat-thread.tsx';
import { groupConversation, stressedGroup } from './group-samples.tsx';
import { timeOfDay } from './samples.tsx';

const onShowReactions = fn();
const withReactions = [...groupConversation, ...stressedGroup].map((message) => ({
  ...message,
  onShowReactions,
}));

const meta = {
  title: 'Patterns/Chat/ChatThread, several members',
  component: ChatThread,
  args: {
    label: 'Conversation with Choir of Saint Cecilia',
    messages: withReactions.slice(0, groupConversation.length),
    emptyText: 'No messages yet',
    formatTime: timeOfDay,
    labels: { seen: 'Read by all' },
    typingText: 'Agnes, Dominic and others are writing…',
  },
  render: (args) => (
    <div style={{ blockSize: '64rem', maxInlineSize: '48rem', marginInline: 'auto' }}>
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each block of messages has a name and a picture. Lines say what has happened. */
export const Authors: Story = {
  tags: ['direction'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Read by all')).toBeVisible();
    await expect(canvas.getByText('Agnes, Dominic and others are writing…')).toBeVisible();
    // One name for each block: Monica, Agnes, Dominic, the former member and Agnes again.
    await expect(canvasElement.querySelectorAll('[data-part="author"] a')).toHaveLength(4);
    await expect(canvas.getByText('A former member')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-component="avatar"]')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('[data-part="line"]')).toHaveLength(2);
    const line = canvasElement.querySelector('[data-part="line"]');
    await expect(line?.querySelector('[aria-haspopup="menu"]')).toBeNull();
  },
};

/** A press on a reaction shows who has reacted, and changes nothing. */
export const Reactions: Story = {
  play: async ({ canvas }) => {
    onShowReactions.mockClear();
    const name = 'Monica Rossi and Dominic Okafor: Love';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(onShowReactions).toHaveBeenLastCalledWith('love');
    await expect(canvas.getByRole('button', { name: 'You: Amen' })).toHaveAttribute('data-own');
  },
};

/** On the narrowest phone, long names and many reactions wrap. */
export const Narrow: Story = {
  tags: ['direction'],
  args: { messages: withReactions.slice(groupConversation.length) },
  render: (args) => (
    <div style={{ blockSize: '40rem', inlineSize: '20rem' }}>
      <ChatThread {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(await canvas.findByText('Short')).toBeVisible();
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    const many = canvas.getByRole('button', { name: 'Member 0, Member 1, and 31 more: Amen' });
    const { right } = log.getBoundingClientRect();
    await expect(many.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
