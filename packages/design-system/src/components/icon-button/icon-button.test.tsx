import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { IconMenu } from '../../icons/menu.tsx';
import { IconButton } from './icon-button.tsx';

describeConformance('IconButton', <IconButton icon={<IconMenu />} label="Menu" />, {
  component: 'icon-button',
  asChild: false,
  portal: false,
});

describe('the keyboard of the button pattern', () => {
  it.each(['{Enter}', ' '])('%s runs the action', async (key) => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(<IconButton icon={<IconMenu />} label="Menu" onClick={onClick} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does nothing while it is aria-disabled, and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(
      <IconButton aria-disabled icon={<IconMenu />} label="Menu" onClick={onClick} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Menu' }).click({ force: true });
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('submits no form by default', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => {
      event.preventDefault();
    });
    const screen = await mount(
      <form onSubmit={onSubmit}>
        <IconButton icon={<IconMenu />} label="Menu" />
        <IconButton icon={<IconMenu />} label="Send" type="submit" />
      </form>,
    );
    await screen.getByRole('button', { name: 'Menu' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
