import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';

const sample = {
  author: 'Agnes Bernard',
  content: { kind: 'text', text: 'Pax et bonum' },
  createdAt: '2026-05-14T10:24:00Z',
  own: true,
} as const satisfies MessageBubbleProps;

describeConformance('MessageBubble', <MessageBubble {...sample} />, {
  component: 'message-bubble',
  asChild: false,
  portal: false,
});

describe('the delivery state', () => {
  it('is shown only for own messages', async () => {
    const screen = await mount(<MessageBubble {...sample} />);
    await expect.element(screen.getByText('Sent')).toBeVisible();
    await screen.rerender(<MessageBubble {...sample} seen />);
    await expect.element(screen.getByText('Seen')).toBeVisible();
    await screen.rerender(<MessageBubble {...sample} own={false} seen />);
    await expect.element(screen.getByText('Seen')).not.toBeInTheDocument();
  });

  it('is hidden if `quiet` is set, except after a failure', async () => {
    const screen = await mount(<MessageBubble {...sample} quiet />);
    await expect.element(screen.getByText('Sent')).not.toBeInTheDocument();
    await screen.rerender(<MessageBubble {...sample} quiet state="failed" />);
    await expect.element(screen.getByText('Not sent')).toBeVisible();
  });
});

describe('a message that has changed', () => {
  it('says that it was forwarded', async () => {
    const screen = await mount(<MessageBubble {...sample} forwarded />);
    await expect.element(screen.getByText('Forwarded')).toBeVisible();
  });

  it('says that it was edited, also inside a group', async () => {
    const screen = await mount(<MessageBubble {...sample} grouping="first" />);
    await expect.element(screen.getByText('Edited')).not.toBeInTheDocument();
    await screen.rerender(<MessageBubble {...sample} edited grouping="first" />);
    await expect.element(screen.getByText('Edited')).toBeVisible();
  });

  it('leaves a trace if it was deleted', async () => {
    const screen = await mount(<MessageBubble {...sample} content={{ kind: 'deleted' }} />);
    await expect.element(screen.getByText('Sent')).not.toBeInTheDocument();
    await expect.element(screen.getByText('This message was deleted.')).toBeVisible();
    await expect.element(screen.getByText('Agnes Bernard:')).toBeInTheDocument();
  });
});

describe('mentions', () => {
  const text = 'With @Rose Lima and @Roses: parish.org';
  const mentions = [{ name: 'Rose Lima', href: '/profile/1', own: true }];

  it.each([
    ['a text', { kind: 'text', text, mentions }],
    ['a document', { kind: 'document', name: 'a.pdf', text, mentions }],
    [
      'a voice note',
      { kind: 'voice', name: 'Voice note', seconds: 3, waveform: [1, 2], speed: 1, text, mentions },
    ],
  ] as const)('are links in %s, beside its other links', async (_, content) => {
    const screen = await mount(<MessageBubble {...sample} content={content} own={false} />);
    const link = screen.getByRole('link', { name: '@Rose Lima' });
    await expect.element(link).toHaveAttribute('href', '/profile/1');
    await expect.element(link).toHaveAttribute('data-own');
    await expect.element(screen.getByRole('link', { name: 'parish.org' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^@/u })).toHaveLength(1);
  });
});

describe('the space of a picture', () => {
  it('is reserved while the picture is being loaded', async () => {
    const content = { kind: 'image', name: 'church.jpg', width: 400, height: 200 } as const;
    const screen = await mount(<MessageBubble {...sample} content={content} />);
    const loading = screen.getByText('Loading file...');
    const before = loading.element().getBoundingClientRect();
    expect(before.width / before.height).toBeCloseTo(2, 1);
    await screen.rerender(
      <MessageBubble
        {...sample}
        content={{ ...content, src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }}
      />,
    );
    const frame = document.querySelector('[data-part="image"]')?.getBoundingClientRect();
    expect(frame?.height).toBe(before.height);
  });
});

it.each([
  ['image', 'Show picture'],
  ['video', 'Show video'],
] as const)('an %s of a stranger is in the page only after a press on %s', async (kind, label) => {
  const onShow = vi.fn<() => void>();
  const content = {
    kind,
    name: 'church.jpg',
    description: 'The church at dusk',
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    width: 400,
    height: 200,
  } as const;
  const screen = await mount(<MessageBubble {...sample} content={{ ...content, onShow }} />);
  expect(document.querySelector('img, video')).toBeNull();
  expect(document.body.innerHTML).not.toContain('The church at dusk');
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(onShow).toHaveBeenCalledOnce();
  await screen.rerender(<MessageBubble {...sample} content={content} />);
  expect(document.querySelector('img, video')).not.toBeNull();
});

it.each(['image', 'video', 'audio'] as const)(
  'that is %s and failed to load can be loaded again',
  async (kind) => {
    const onRetry = vi.fn<() => void>();
    const content = { kind, name: 'church', onRetry } as const;
    const screen = await mount(<MessageBubble {...sample} content={content} />);
    const again = screen.getByRole('button', { name: 'Retry: church' });
    await expect.element(again).not.toBeInTheDocument();
    await screen.rerender(<MessageBubble {...sample} content={{ ...content, error: 'No connection.' }} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No connection.');
    await userEvent.click(again);
    expect(onRetry).toHaveBeenCalledOnce();
  },
);

const swipe = (type: 'touch' | 'mouse', across: number, down = 0) => {
  const bubble = document.querySelector('[data-component="message-bubble"]');
  const at = { pointerId: 1, pointerType: type, isPrimary: true, bubbles: true, cancelable: true };
  const dispatch = (name: string, x: number, y: number) =>
    bubble?.dispatchEvent(new PointerEvent(name, { ...at, clientX: 100 + x, clientY: 100 + y }));
  dispatch('pointerdown', 0, 0);
  for (const part of [0.3, 0.6, 1]) dispatch('pointermove', across * part, down * part);
  dispatch('pointerup', across, down);
};

describe('a swipe', () => {
  it.each([
    ['replies', 'touch', 80, 0, 1],
    ['that is short does nothing', 'touch', 40, 0, 0],
    ['to the other side does nothing', 'touch', -80, 0, 0],
    ['that goes down does nothing', 'touch', 80, 70, 0],
    ['by mouse does nothing', 'mouse', 80, 0, 0],
  ] as const)('%s', async (_, type, across, down, times) => {
    const onReply = vi.fn<() => void>();
    await mount(<MessageBubble {...sample} onReply={onReply} />);
    swipe(type, across, down);
    expect(onReply).toHaveBeenCalledTimes(times);
  });

  it('goes to the left in a text from right to left', async () => {
    const onReply = vi.fn<() => void>();
    await mount(
      <div dir="rtl">
        <MessageBubble {...sample} onReply={onReply} />
      </div>,
    );
    swipe('touch', -80);
    expect(onReply).toHaveBeenCalledOnce();
  });
});
