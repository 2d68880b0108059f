import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ToggleButton } from './toggle-button.tsx';

describeConformance('ToggleButton', <ToggleButton pressed>Like</ToggleButton>, {
  component: 'toggle-button',
  asChild: false,
  portal: false,
});

describe('the keyboard of the toggle button pattern', () => {
  it.each(['{Enter}', ' '])('%s requests the other state, and the name stays the same', async (key) => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    const screen = await mount(
      <ToggleButton onPressedChange={onPressedChange} pressed={false}>
        Like
      </ToggleButton>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(true);
    await screen.rerender(
      <ToggleButton onPressedChange={onPressedChange} pressed>
        Like
      </ToggleButton>,
    );
    await expect.element(screen.getByRole('button', { name: 'Like', pressed: true })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onPressedChange).toHaveBeenLastCalledWith(false);
  });

  it.each([true, 'true'] as const)('changes nothing while it is aria-disabled (%o)', async (disabled) => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    await mount(
      <ToggleButton aria-disabled={disabled} onPressedChange={onPressedChange} pressed={false}>
        Like
      </ToggleButton>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPressedChange).not.toHaveBeenCalled();
  });

  it('leaves the change to a handler that prevents it', async () => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    await mount(
      <ToggleButton
        onClick={(event) => event.preventDefault()}
        onPressedChange={onPressedChange}
        pressed={false}
      >
        Like
      </ToggleButton>,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onPressedChange).not.toHaveBeenCalled();
  });
});
