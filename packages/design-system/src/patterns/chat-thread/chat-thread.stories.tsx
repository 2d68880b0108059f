import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stableScroll } from '../../../test/frames.ts';
import { ChatThread } from './chat-thread.tsx';
import {
  agnes,
  conversation,
  longName,
  longText,
  manyMessages,
  timeOfDay,
  unbrokenWord,
} from './samples.tsx';
import { GrowingThread, next } from './thread-samples.tsx';
import { firstInSight, fromEnd, scrollerOf } from './scroll-samples.ts';
import type { ThreadMessage } from './thread-rows.ts';

const meta = {
  title: 'Patterns/Chat/ChatThread',
  component: ChatThread,
  args: {
    label: `Conversation with ${agnes}`,
    messages: conversation,
    emptyText: 'Envía un mensaje para iniciar la conversación',
    emptyTextLang: 'es',
    formatTime: timeOfDay,
    onSeen: fn(),
    onLoadOlder: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '36rem', maxInlineSize: '48rem', marginInline: 'auto' }}>
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  args: { typing: 'Agnes' },
  render: (args) => (
    <div style={{ blockSize: '80rem', maxInlineSize: '48rem', marginInline: 'auto' }}>
      <ChatThread {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log', { name: `Conversation with ${agnes}` });
    await expect(log).toHaveAttribute('aria-busy', 'false');
    await expect(await canvas.findByText('See you on Thursday, then.')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="day"]')).toHaveLength(3);
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText('Agnes is writing…')).toBeVisible();
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

/** A conversation opens at its end. */
export const OpensAtTheEnd: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('See you on Thursday, then.')).toBeVisible();
    await waitFor(() => expect(fromEnd(scrollerOf(canvasElement))).toBeLessThanOrEqual(1));
    await waitFor(() => expect(args.onSeen).toHaveBeenLastCalledWith('12'));
  },
};

export const OpensAtTheFirstUnread: Story = {
  args: { messages: manyMessages(200), firstUnreadId: 'many-120' },
  play: async ({ canvas, canvasElement }) => {
    const mark = await canvas.findByText('New from here');
    const scroller = scrollerOf(canvasElement);
    await waitFor(async () => {
      const distance = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      await expect(distance).toBeGreaterThanOrEqual(-2);
      await expect(distance).toBeLessThan(160);
    });
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Envía un mensaje para iniciar la conversación');
    await expect(text).toBeVisible();
    await expect(text).toHaveAttribute('lang', 'es');
  },
};

export const Loading: Story = {
  args: { messages: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/Envía/u)).toBeNull();
  },
};

export const Failed: Story = {
  args: { messages: [], error: 'Error fetching Chat' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching Chat');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Older messages load above without moving the visible ones. */
export const LoadsBackwards: Story = {
  args: { messages: [] },
  render: (args) => <GrowingThread {...args} first={120} older={60} />,
  play: async ({ args, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    scroller.scrollTop = 150;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
    await expect(scroller).toHaveAttribute('aria-busy', 'true');
    await stableScroll(scroller);
    const anchor = firstInSight(canvasElement);
    await waitFor(() => expect(scroller).toHaveAttribute('aria-busy', 'false'));
    await stableScroll(scroller);
    await expect(anchor.moved()).toBeLessThanOrEqual(1);
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

/** New messages scroll the list only if its end is visible. */
export const FollowsOnlyAtTheEnd: Story = {
  args: { messages: [] },
  render: (args) => <GrowingThread {...args} first={0} older={0} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const another = canvas.getByRole('button', { name: 'Another writes' });
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await userEvent.click(another);
    await waitFor(() => expect(canvas.getByText('I hear.')).toBeVisible());
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    const announcement = canvasElement.querySelector<HTMLElement>('[data-part="announcement"]');
    await expect(announcement).toHaveTextContent(`${agnes}: I hear.`);

    scroller.scrollTop = 400;
    const toEnd = await canvas.findByRole('button', { name: 'Go to the newest message' });
    await expect(toEnd).toBeVisible();
    await stableScroll(scroller);
    const anchor = firstInSight(canvasElement);
    await userEvent.click(another);
    await userEvent.click(another);
    const missed = await canvas.findByRole('button', { name: '2 new messages' });
    await stableScroll(scroller);
    await expect(anchor.moved()).toBeLessThanOrEqual(1);
    await userEvent.click(missed);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message/u })).toBeNull());

    scroller.scrollTop = 400;
    await canvas.findByRole('button', { name: 'Go to the newest message' });
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(canvas.getByText('I say.')).toBeVisible());
  },
};

/** With ten thousand messages, only a small number of rows is rendered at every position. */
export const TenThousand: Story = {
  args: { messages: manyMessages(10_000) },
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    for (const share of [0.9, 0.5, 0.1, 0, 1]) {
      scroller.scrollTop = share * scroller.scrollHeight;
      await stableScroll(scroller);
      await expect(
        canvasElement.querySelectorAll('[data-component="message-bubble"]').length,
      ).toBeGreaterThan(3);
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1200);
    }
    await expect(fromEnd(scroller)).toBeLessThanOrEqual(1);
  },
};

/** A distant search result is scrolled into view. */
export const Target: Story = {
  args: { messages: manyMessages(1000), targetId: 'many-400' },
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(async () => {
      const found = canvasElement.querySelector<HTMLElement>('[data-message="many-400"]');
      await expect(found).toHaveAttribute('data-highlighted');
      const [inner, outer] = [found, scroller].map((element) => element?.getBoundingClientRect());
      await expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? 0);
      await expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
    });
  },
};

export const Keyboard: Story = {
  args: { messages: manyMessages(300) },
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(1));
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
};

const stressed: readonly ThreadMessage[] = [
  { ...next('s1', false, unbrokenWord), author: longName },
  next('s2', true, unbrokenWord),
  next('s3', true, longText),
  next('s4', false, 'أهلاً وسهلاً بكم في كنيستنا'),
  next('s5', false, '🙏'),
  {
    ...next('s6', true, ''),
    content: { kind: 'document', name: `${unbrokenWord}.pdf`, size: 24_900_000, downloadHref: '#' },
  },
];

export const Stress: Story = {
  args: { messages: stressed, typing: longName },
  render: (args) => (
    <div style={{ blockSize: '60rem', inlineSize: '21.4375rem' }}>
      <ChatThread {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('🙏');
    const scroller = scrollerOf(canvasElement);
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    await expect(within(scroller).getByRole('link', { name: /^Download/u })).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  args: { typing: 'Agnes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hoy')).toBeVisible();
    await expect(canvas.getByText('Agnes está escribiendo…')).toBeVisible();
  },
};
