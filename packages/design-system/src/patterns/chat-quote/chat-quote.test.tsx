import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatQuote } from './chat-quote.tsx';

const sample = { author: 'Agnes Bernard', text: 'Are you coming?' };

describeConformance('ChatQuote', <ChatQuote {...sample} />, {
  component: 'chat-quote',
  asChild: false,
  portal: false,
});

it('is a button that names the author and the text', async () => {
  const onOpen = vi.fn<() => void>();
  const screen = await mount(<ChatQuote {...sample} onOpen={onOpen} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Reply to Agnes Bernard: Are you coming?' }).element(),
  );
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
});

it('names the reader as the author of their own message', async () => {
  const screen = await mount(<ChatQuote {...sample} onOpen={vi.fn<() => void>()} own />);
  await expect.element(screen.getByText('You')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reply to you: Are you coming?' })).toBeVisible();
});

it('of a deleted message is only a note', async () => {
  const screen = await mount(<ChatQuote {...sample} deleted onOpen={vi.fn<() => void>()} />);
  await expect.element(screen.getByText('Deleted message')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Agnes Bernard')).not.toBeInTheDocument();
});

it('can be removed before the reply is sent', async () => {
  const onRemove = vi.fn<() => void>();
  const screen = await mount(<ChatQuote {...sample} onRemove={onRemove} />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove: Reply to Agnes Bernard: Are you coming?' }),
  );
  expect(onRemove).toHaveBeenCalledOnce();
});
