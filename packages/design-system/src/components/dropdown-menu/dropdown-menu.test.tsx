import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance, type NativeProps } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './dropdown-menu.tsx';

const ignore = () => undefined;

const parts = {
  menu: null,
  'menu-item': (props: NativeProps) => <MenuItem {...props}>Edit</MenuItem>,
  'menu-label': (props: NativeProps) => <MenuLabel {...props}>Order</MenuLabel>,
  'menu-separator': (props: NativeProps) => <MenuSeparator {...props} />,
  'menu-checkbox-item': (props: NativeProps) => (
    <MenuCheckboxItem checked onCheckedChange={ignore} {...props}>
      Pictures
    </MenuCheckboxItem>
  ),
  'menu-radio-group': (props: NativeProps) => (
    <MenuRadioGroup label="Order" onValueChange={ignore} value="newest" {...props}>
      {null}
    </MenuRadioGroup>
  ),
  'menu-radio-item': (props: NativeProps) => (
    <MenuRadioGroup label="Order" onValueChange={ignore} value="newest">
      <MenuRadioItem value="newest" {...props}>
        Newest
      </MenuRadioItem>
    </MenuRadioGroup>
  ),
};

for (const [component, part] of Object.entries(parts)) {
  describeConformance(
    component,
    (props) => (
      <MenuRoot open>
        <MenuTrigger>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent {...(part === null ? props : {})}>{part === null ? null : part(props)}</MenuContent>
      </MenuRoot>
    ),
    { component, asChild: false, portal: true },
  );
}

const onSelect = vi.fn<(name: string) => void>();

const sample = (
  <>
    <MenuRoot>
      <MenuTrigger>
        <Button>More</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onSelect('edit')}>Edit</MenuItem>
        <MenuItem disabled onSelect={() => onSelect('report')}>
          Report
        </MenuItem>
        <MenuItem onSelect={() => onSelect('hide')}>Hide</MenuItem>
        <MenuItem onSelect={() => onSelect('delete')}>Delete</MenuItem>
      </MenuContent>
    </MenuRoot>
    <Button>After</Button>
  </>
);

const openBy = async (key: string) => {
  onSelect.mockClear();
  const screen = await mount(sample);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  return { screen, item: (name: string) => screen.getByRole('menuitem', { name }) };
};

function Switching() {
  const [on, setOn] = useState(false);
  return (
    <MenuRoot>
      <MenuTrigger>
        <Button>More</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuCheckboxItem checked={on} onCheckedChange={setOn}>
          Pictures
        </MenuCheckboxItem>
      </MenuContent>
    </MenuRoot>
  );
}

describe('the keyboard of the menu button pattern', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu at its first entry', async (key) => {
    const { screen, item } = await openBy(key);
    await expect.element(item('Edit')).toHaveFocus();
    await expect
      .element(screen.getByRole('button', { name: 'More' }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['{Enter}', ' '])('%s on an entry runs it, closes the menu and returns the focus', async (key) => {
    const { screen, item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('edit');
  });

  it('Down skips disabled items and wraps from the last to the first', async () => {
    const { item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Hide')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Edit')).toHaveFocus();
  });

  it('Up moves back, and wraps from the first to the last', async () => {
    const { item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Hide')).toHaveFocus();
  });

  it.each([
    ['End', 'Home'],
    ['PageDown', 'PageUp'],
  ])('%s and %s move to the last and the first entry, and stop there', async (last, first) => {
    const { item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard(`{${last}}{${last}}`);
    await expect.element(item('Delete')).toHaveFocus();
    await userEvent.keyboard(`{${first}}{${first}}`);
    await expect.element(item('Edit')).toHaveFocus();
  });

  it('a letter moves to the item that begins with it', async () => {
    const { item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('d');
    await expect.element(item('Delete')).toHaveFocus();
  });

  it('Escape closes the menu and returns the focus', async () => {
    const { screen, item } = await openBy('{Enter}');
    await expect.element(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    expect(document.body.style.pointerEvents).not.toBe('none');
  });

  it.each(['{Enter}', ' '])('%s toggles an entry, and the menu stays open', async (key) => {
    const screen = await mount(<Switching />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const entry = screen.getByRole('menuitemcheckbox', { name: 'Pictures' });
    await expect.element(entry).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(entry).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(key);
    await expect.element(entry).toHaveAttribute('aria-checked', 'false');
  });
});
