import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../../test/mount.tsx';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
import type { MessageReactionType } from './reaction-types.ts';

const josef = 'Josef Mayr';
const sample = {
  author: josef,
  content: { kind: 'text', text: 'Pax et bonum' },
  createdAt: '2026-05-14T10:24:00Z',
  own: false,
} as const satisfies MessageBubbleProps;

const own = (type: MessageReactionType) => ({ type, author: 'Maria', own: true });
const ofJosef = (type: MessageReactionType) => ({ type, author: josef, own: false });

describe('a reaction below the message', () => {
  it('is chosen, replaced and removed by a press', async () => {
    const onReact = vi.fn<(type: MessageReactionType | null) => void>();
    const screen = await mount(
      <MessageBubble {...sample} onReact={onReact} reactions={[ofJosef('amen'), own('love')]} />,
    );
    const amen = screen.getByRole('button', { name: 'Josef Mayr: Amen' });
    await expect.element(amen).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(amen);
    expect(onReact).toHaveBeenLastCalledWith('amen');
    await userEvent.click(screen.getByRole('button', { name: 'You: Love, remove', pressed: true }));
    expect(onReact).toHaveBeenLastCalledWith(null);
  });

  it('counts the members who share it', async () => {
    const screen = await mount(
      <MessageBubble {...sample} onReact={vi.fn<() => void>()} reactions={[ofJosef('amen'), own('amen')]} />,
    );
    const both = screen.getByRole('button', { name: 'Josef Mayr and You: Amen, remove' });
    await expect.element(both).toHaveTextContent('Josef Mayr and You: Amen, remove2');
  });

  it('hands the focus to the menu if its button disappears', async () => {
    const screen = await mount(
      <MessageBubble {...sample} onReact={vi.fn<() => void>()} reactions={[own('love')]} />,
    );
    screen.getByRole('button', { name: 'You: Love, remove' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await screen.rerender(<MessageBubble {...sample} onReact={vi.fn<() => void>()} />);
    await expect.element(screen.getByRole('button', { name: 'More about this message' })).toHaveFocus();
  });

  it('shows who has reacted in a group chat, and changes nothing', async () => {
    const onReact = vi.fn<() => void>();
    const onShow = vi.fn<(type: MessageReactionType) => void>();
    const by = ['Anna', 'Josef', 'Clara', 'Bruno'].map((author) => ({
      type: 'amen' as const,
      author,
      own: false,
    }));
    const screen = await mount(
      <MessageBubble
        {...sample}
        onReact={onReact}
        onShowReactions={onShow}
        reactions={[...by, own('love')]}
      />,
    );
    const amen = screen.getByRole('button', { name: 'Anna, Josef, and 2 more: Amen' });
    await userEvent.click(amen);
    expect(onShow).toHaveBeenCalledExactlyOnceWith('amen');
    await expect.element(screen.getByRole('button', { name: 'You: Love', exact: true })).toBeVisible();
    expect(onReact).not.toHaveBeenCalled();
  });

  it('is only shown if the reader cannot react', async () => {
    const screen = await mount(<MessageBubble {...sample} reactions={[own('love'), ofJosef('wow')]} />);
    const items = screen.getByRole('list', { name: 'Reactions' }).getByRole('listitem');
    await expect
      .poll(() => items.elements().map(({ textContent }) => textContent))
      .toEqual(['You: Love', 'Josef Mayr: Wow']);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});

/**
 * Shows the button as on a device with a mouse. Other files of this page emulate a touch screen, and Chromium does not
 * end `hover: none` afterwards.
 */
function showButton(): void {
  const style = document.createElement('style');
  style.textContent = "button[aria-label='React'] { display: inline-flex !important }";
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const openToolbar = async (props: Partial<MessageBubbleProps> = {}) => {
  showButton();
  const onReact = vi.fn<(type: MessageReactionType | null) => void>();
  const screen = await mount(<MessageBubble {...sample} onReact={onReact} {...props} />);
  const react = screen.getByRole('button', { name: 'React' });
  await userEvent.tab();
  await expect.element(react).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('toolbar', { name: 'React' })).toBeVisible();
  return {
    screen,
    react,
    onReact,
    choice: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
};

describe('the toolbar of reactions', () => {
  it('is one stop, and the arrow keys move between its buttons', async () => {
    const { react, onReact, choice } = await openToolbar();
    await expect.element(choice('Like')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(choice('Amen')).toHaveFocus();
    // Radix moves the focus in a later task, so each press waits for the one before it.
    for (const name of ['Like', 'Love']) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(choice(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(onReact).toHaveBeenCalledExactlyOnceWith('love');
    await expect.element(react).toHaveFocus();
  });

  it('begins at the own reaction, which is pressed again to remove it', async () => {
    const { onReact, choice } = await openToolbar({ reactions: [own('sad')] });
    await expect.element(choice('Sad')).toHaveFocus();
    await expect.element(choice('Sad')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(onReact).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('closes with Escape, and returns the focus', async () => {
    const { screen, react, onReact, choice } = await openToolbar();
    await expect.element(choice('Like')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
    await expect.element(react).toHaveFocus();
    expect(onReact).not.toHaveBeenCalled();
  });

  it('does not reply if a finger swipes over it', async () => {
    const onReply = vi.fn<() => void>();
    const { screen } = await openToolbar({ onReply });
    const toolbar = screen.getByRole('toolbar').element();
    const at = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, clientY: 9 };
    for (const [name, clientX] of [
      ['pointerdown', 9],
      ['pointermove', 99],
      ['pointerup', 99],
    ] as const)
      toolbar.dispatchEvent(new PointerEvent(name, { ...at, clientX }));
    expect(onReply).not.toHaveBeenCalled();
  });
});
