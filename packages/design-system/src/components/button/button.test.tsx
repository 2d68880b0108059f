import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from './button.tsx';

describeConformance('Button', <Button>Post</Button>, { component: 'button', asChild: true, portal: false });

describe('the keyboard of the button pattern', () => {
  it.each(['{Enter}', ' '])('%s does the action', async (key) => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(<Button onClick={onClick}>Post</Button>);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Post' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each(['{Enter}', ' '])('%s does nothing while the action runs, and the focus stays', async (key) => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(
      <Button loading onClick={onClick}>
        Post
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('button', { name: 'Post' })).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is no stop for the keyboard when it is out of use', async () => {
    const screen = await mount(
      <>
        <Button disabled>First</Button>
        <Button>Second</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
  });
});

it('gives large text on a small screen the room that a word needs', async () => {
  await page.viewport(320, 667);
  document.documentElement.style.fontSize = '200%';
  try {
    await document.fonts.ready;
    const screen = await mount(
      <div style={{ inlineSize: '256px' }}>
        <Button>Suscribirse</Button>
      </div>,
    );
    const words = document.createRange();
    words.selectNodeContents(screen.getByText('Suscribirse').element());
    expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
