import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { agnes, before, longText, timeOfDay, unbrokenWord } from '../chat-thread/samples.tsx';
import { samplePicture } from '../feed-post/samples.ts';
import { MessageBubble } from '../message-bubble/message-bubble.tsx';
import { ChatQuote } from './chat-quote.tsx';

const meta = {
  title: 'Patterns/Chat/ChatQuote',
  component: ChatQuote,
  args: { author: agnes, text: 'Are you coming to the rosary on Thursday?', onOpen: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <ChatQuote {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

const thumbnail = samplePicture(120, 90).src;

export const Overview: Story = {
  tags: ['composed'],
  render: ({ author, text, onOpen }) => (
    <Stack gap={3} style={{ maxInlineSize: '44rem' }}>
      <MessageBubble
        author={agnes}
        content={{ kind: 'text', text: 'I am bringing the songbooks.' }}
        createdAt={before(12)}
        formatTime={timeOfDay}
        own={false}
        quote={{ author, own: true, text: 'Who has the songbooks?', onOpen }}
      />
      <MessageBubble
        author="You"
        content={{ kind: 'text', text: 'Yes.' }}
        createdAt={before(10)}
        formatTime={timeOfDay}
        own
        quote={{ author, text, onOpen }}
        seen
      />
      <MessageBubble
        author="You"
        content={{ kind: 'text', text: 'What a beautiful light!' }}
        createdAt={before(8)}
        formatTime={timeOfDay}
        own
        quote={{ author, text: 'Photo', kind: 'image', thumbnail, onOpen }}
        quiet
      />
      <MessageBubble
        author={agnes}
        content={{ kind: 'text', text: 'I will look for it.' }}
        createdAt={before(6)}
        formatTime={timeOfDay}
        own={false}
        quote={{ author, text, deleted: true }}
      />
      <ChatComposer
        onChange={fn()}
        onSend={fn()}
        quote={{ author, text: 'Programme of Holy Week.pdf', kind: 'document', onRemove: fn() }}
        value="Thank you"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const quote of canvasElement.querySelectorAll('[data-component="chat-quote"]')) {
      await expect(quote.scrollWidth).toBeLessThanOrEqual(quote.clientWidth);
    }
  },
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const name = `Reply to ${agnes}: Are you coming to the rosary on Thursday?`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Picture: Story = { args: { kind: 'image', text: 'Photo', thumbnail } };

/** A quoted message that was deleted leads nowhere. */
export const Deleted: Story = {
  args: { deleted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Deleted message')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The quote above the field, until the reply is sent. */
export const Removable: Story = {
  args: { onRemove: fn() },
  render: ({ onOpen: _onOpen, ...args }) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <ChatQuote {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: /^Remove: Reply to/u });
    await expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  tags: ['direction'],
  render: (args) => (
    <Stack gap={3} style={{ inlineSize: '16rem' }}>
      <ChatQuote {...args} author={unbrokenWord} onRemove={fn()} text={unbrokenWord} />
      <ChatQuote {...args} text={longText} thumbnail={thumbnail} />
      <ChatQuote {...args} text="שָׁלוֹם עֲלֵיכֶם" />
      <ChatQuote {...args} text="🙏🕯️" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const quote of canvasElement.querySelectorAll('[data-component="chat-quote"]')) {
      await expect(quote.scrollWidth).toBeLessThanOrEqual(quote.clientWidth);
    }
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Respuesta a ti: /u })).toBeVisible();
    await expect(canvas.getByText('Tú')).toBeVisible();
  },
};
