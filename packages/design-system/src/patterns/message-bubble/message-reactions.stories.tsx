import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import {
  agnes,
  before,
  documentContent,
  longName,
  pictureContent,
  timeOfDay,
} from '../chat-thread/samples.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import { reactionTypes, type MessageReaction, type MessageReactionType } from './reaction-types.ts';

const ofAgnes = (type: MessageReactionType): MessageReaction => ({ type, author: agnes, own: false });
const ofReader = (type: MessageReactionType): MessageReaction => ({ type, author: 'You', own: true });

function ReactingBubble({ reactions: initial, onReact, ...props }: MessageBubbleProps) {
  const [reactions, setReactions] = useState(initial ?? []);
  return (
    <MessageBubble
      {...props}
      onReact={(type) => {
        onReact?.(type);
        const others = reactions.filter(({ own }) => !own);
        setReactions(type === null ? others : [...others, ofReader(type)]);
      }}
      reactions={reactions}
    />
  );
}

const meta = {
  title: 'Patterns/Chat/MessageBubble, reactions',
  component: MessageBubble,
  args: {
    author: agnes,
    own: false,
    content: { kind: 'text', text: 'My mother is out of hospital. Thank you for your prayers!' },
    createdAt: before(12),
    formatTime: timeOfDay,
    menu: [{ label: 'Copy', onSelect: fn() }],
    onReply: fn(),
    onReact: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '44rem', paddingBlockStart: '4rem' }}>
      <ReactingBubble {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const every: readonly Partial<MessageBubbleProps>[] = [
  { reactions: [ofReader('amen')] },
  { own: true, seen: true, reactions: [ofAgnes('love')] },
  { own: true, quiet: true, grouping: 'first', reactions: [ofAgnes('like'), ofReader('like')] },
  {
    grouping: 'first',
    content: { kind: 'text', text: 'Yes' },
    reactions: [ofAgnes('wow'), ofReader('laugh')],
  },
  {
    content: { kind: 'text', text: 'I see.' },
    onReact: undefined,
    reactions: [ofAgnes('sad'), ofReader('sad')],
  },
  { content: pictureContent, reactions: [ofReader('love'), ofAgnes('wow')] },
  { own: true, content: documentContent, reactions: [ofAgnes('like')] },
];

export const Reactions: Story = {
  tags: ['direction'],
  render: (args) => (
    <Stack gap={3} style={{ maxInlineSize: '44rem' }}>
      {every.map((props, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <MessageBubble {...args} {...props} key={index} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'You: Amen, remove' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Agnes Bernard: Love' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agnes Bernard and You: Like, remove' })).toBeVisible();
    await expect(canvas.getByText('Agnes Bernard and You: Sad')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByAltText(pictureContent.description)).toBeVisible());
    for (const bubble of canvasElement.querySelectorAll('[data-component="message-bubble"]'))
      await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth);
  },
};

/** The six reactions. The reader's own one is pressed, and a press on it removes it. */
export const Picker: Story = {
  tags: ['direction'],
  args: { reactions: [ofReader('love')] },
  play: async ({ args, canvas }) => {
    const react = canvas.getByRole('button', { name: 'React' });
    react.focus();
    await userEvent.keyboard('{Enter}');
    const toolbar = await screen.findByRole('toolbar', { name: 'React' });
    const choices = [...toolbar.querySelectorAll('button')];
    await expect(choices).toHaveLength(reactionTypes.length);
    await waitFor(() => expect(choices[1]).toHaveFocus());
    await expect(choices[1]).toHaveAttribute('aria-pressed', 'true');
    for (const { offsetWidth, offsetHeight } of choices)
      await expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
    await expect(args.onReact).not.toHaveBeenCalled();
  },
};

/** The menu opens the same toolbar. On touch devices, this is the only way. */
export const FromTheMenu: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this message' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'React' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Amen' }));
    await expect(args.onReact).toHaveBeenLastCalledWith('amen');
    await userEvent.click(await canvas.findByRole('button', { name: 'You: Amen, remove' }));
    await expect(args.onReact).toHaveBeenLastCalledWith(null);
  },
};

export const LongNames: Story = {
  args: {
    author: longName,
    content: { kind: 'text', text: 'Yes' },
    reactions: [{ type: 'like', author: longName, own: false }],
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { reactions: [ofReader('amen')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tú: Amén, quitar' })).toBeVisible();
  },
};
