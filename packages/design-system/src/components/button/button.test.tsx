import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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
