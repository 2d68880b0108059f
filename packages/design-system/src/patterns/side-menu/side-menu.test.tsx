import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { preventNavigation } from '../prevent-navigation.ts';
import { communityItems } from '../samples.tsx';
import { SideMenu } from './side-menu.tsx';
import { SideSheetMenu } from './side-sheet-menu.tsx';

const nothing = () => undefined;
const logOut = vi.fn<() => void>();

describeConformance('SideMenu', <SideMenu items={communityItems} label="Community" />, {
  component: 'side-menu',
  asChild: false,
  portal: false,
});
describeConformance(
  'SideSheetMenu',
  (props) => <SideSheetMenu items={communityItems} label="Menu" onOpenChange={nothing} open {...props} />,
  { component: 'sheet', asChild: false, portal: true },
);

it('Tab moves between the entries, and the current page is marked', async () => {
  const screen = await mount(<SideMenu items={communityItems} label="Community" />);
  for (const { label } of communityItems) {
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: label })).toHaveFocus();
  }
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(1);
});

function Opening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <SideSheetMenu
        items={[...communityItems.slice(0, 2), { label: 'Logout', icon: null, onSelect: logOut }]}
        label="Menu"
        onOpenChange={setOpen}
        open={open}
      />
    </>
  );
}

const openSheet = async () => {
  const screen = await mount(<Opening />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(dialog).toHaveFocus();
  return { screen, dialog, opener: screen.getByRole('button', { name: 'Open' }) };
};

describe('the keyboard of the modal dialog pattern', () => {
  it('Tab cycles through its entries, and Shift+Tab backwards', async () => {
    const { screen } = await openSheet();
    const stops = [
      screen.getByRole('button', { name: 'Close' }),
      screen.getByRole('link', { name: 'Home' }),
      screen.getByRole('link', { name: 'Groups' }),
      screen.getByRole('button', { name: 'Logout' }),
    ];
    for (const stop of [...stops, ...stops]) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
    for (const stop of stops.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
    }
  });

  it('Escape closes it and returns the focus', async () => {
    const { dialog, opener } = await openSheet();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%s on an action runs it and closes the sheet', async (key) => {
    logOut.mockClear();
    const { screen, dialog } = await openSheet();
    screen.getByRole('button', { name: 'Logout' }).element().focus();
    await userEvent.keyboard(key);
    expect(logOut).toHaveBeenCalledOnce();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('Enter on a link follows it and closes the sheet', async () => {
    const { screen, dialog } = await openSheet();
    preventNavigation();
    screen.getByRole('link', { name: 'Groups' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
