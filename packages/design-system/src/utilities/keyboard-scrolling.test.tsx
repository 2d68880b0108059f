import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../test/mount.tsx';
import { useKeyboardScrolling } from './keyboard-scrolling.ts';

interface RegionProps {
  lines: number;
  link?: boolean;
}

function Region({ lines, link = false }: RegionProps) {
  return (
    <>
      <div data-testid="region" ref={useKeyboardScrolling()} style={{ blockSize: '6rem', overflowY: 'auto' }}>
        {Array.from({ length: lines }, (_, index) => (
          <p key={index}>Line {index}</p>
        ))}
        {link ? <a href="#inside">Inside</a> : null}
      </div>
      <a href="#after">After</a>
    </>
  );
}

describe('useKeyboardScrolling', () => {
  it('makes only a scroll container without focusable content a tab stop', async () => {
    const screen = await mount(<Region lines={20} />);
    const region = screen.getByTestId('region');
    await expect.element(region).toHaveAttribute('tabindex', '0');
    await screen.rerender(<Region lines={1} />);
    await expect.element(region).not.toHaveAttribute('tabindex');
    await screen.rerender(<Region lines={20} />);
    await expect.element(region).toHaveAttribute('tabindex', '0');
    await screen.rerender(<Region lines={20} link />);
    await expect.element(region).not.toHaveAttribute('tabindex');
  });

  it('keeps the focus while focusable content is added', async () => {
    const screen = await mount(<Region lines={20} />);
    const region = screen.getByTestId('region');
    await expect.element(region).toHaveAttribute('tabindex', '0');
    await userEvent.tab();
    await expect.element(region).toHaveFocus();
    await screen.rerender(<Region lines={20} link />);
    await expect.element(screen.getByRole('link', { name: 'Inside' })).toBeInTheDocument();
    await expect.element(region).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
    await expect.element(region).not.toHaveAttribute('tabindex');
  });
});
