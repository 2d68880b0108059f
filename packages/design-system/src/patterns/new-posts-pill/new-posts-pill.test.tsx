import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { NewPostsPill, type NewPostsPillProps } from './new-posts-pill.tsx';

const sample: NewPostsPillProps = { count: 3, label: '3 new posts', onClick: () => undefined };

describeConformance('NewPostsPill', (props) => <NewPostsPill {...sample} {...props} />, {
  component: 'new-posts-pill',
  asChild: false,
  portal: false,
});

it('is an empty live region before the first new post, so that this post is announced', async () => {
  const screen = await mount(<NewPostsPill {...sample} count={0} label="" />);
  const status = screen.getByRole('status').element();
  expect(status.childNodes).toHaveLength(0);
  await screen.rerender(<NewPostsPill {...sample} />);
  expect(screen.getByRole('status').element()).toBe(status);
  expect(status).toHaveTextContent('3 new posts');
  await screen.rerender(<NewPostsPill {...sample} count={0} label="" />);
  expect(status.childNodes).toHaveLength(0);
});

const under = (count: number) => (
  <div>
    <NewPostsPill {...sample} count={count} />
    <p>What is being read</p>
  </div>
);

it('does not move the visible posts', async () => {
  const screen = await mount(under(0));
  const text = screen.getByText('What is being read').element();
  const before = text.getBoundingClientRect().top;
  await screen.rerender(under(3));
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(text.getBoundingClientRect().top).toBe(before);
});

describe('the keyboard of the button pattern', () => {
  it.each(['{Enter}', ' '])('%s shows the new posts', async (key) => {
    const show = vi.fn<() => void>();
    const screen = await mount(<NewPostsPill {...sample} onClick={show} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: '3 new posts' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(show).toHaveBeenCalledOnce();
  });
});
