import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconEdit } from '../../icons/edit.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconEyeOff } from '../../icons/eye-off.tsx';
import { IconLink } from '../../icons/link.tsx';
import { IconMore } from '../../icons/more.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './dropdown-menu.tsx';

type Args = { onSelect: (name: string) => void; align?: 'start' | 'center' | 'end'; longest?: string };

function PostMenu({ onSelect, align = 'start', longest = 'Copy link' }: Args) {
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label="More" />
      </MenuTrigger>
      <MenuContent align={align}>
        <MenuItem icon={<IconEdit />} onSelect={() => onSelect('edit')}>
          Edit
        </MenuItem>
        <MenuItem icon={<IconEyeOff />} onSelect={() => onSelect('hide')}>
          Hide
        </MenuItem>
        <MenuItem disabled icon={<IconFlag />} onSelect={() => onSelect('report')}>
          Report
        </MenuItem>
        <MenuItem icon={<IconLink />} onSelect={() => onSelect('link')}>
          {longest}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<IconTrash />} onSelect={() => onSelect('delete')} tone="danger">
          Delete
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: PostMenu,
  args: { onSelect: fn() },
  parameters: { picture: 'page' },
} satisfies Meta<typeof PostMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByClick: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu', { name: 'More' });
};

export const Open: Story = { play: openByClick };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openByClick };

export const LongWords: Story = {
  args: { longest: 'word'.repeat(30) },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await openByClick(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ByKeyboard: Story = {
  parameters: { picture: 'none' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // What is out of use is skipped.
    await expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('hide'));
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const ScrollingThatBeginsOnTheButtonOpensNothing: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await fireEvent.pointerDown(trigger, { pointerType: 'touch', button: 0 });
    await fireEvent.pointerCancel(trigger, { pointerType: 'touch' });
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
    await screen.findByRole('menu');
    await userEvent.pointer([{ keys: '[TouchA]', target: trigger }]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const AClickWithoutAPress: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).click();
    await screen.findByRole('menu');
  },
};

function Sorting() {
  const [order, setOrder] = useState('newest');
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label="More" />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Order</MenuLabel>
        <MenuRadioGroup label="Order" onValueChange={setOrder} value={order}>
          <MenuRadioItem value="newest">Newest first</MenuRadioItem>
          <MenuRadioItem value="oldest">Oldest first</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem href="#help">Help</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

export const ChoiceAndLink: Story = {
  render: () => <Sorting />,
  play: async (context) => {
    await openByClick(context);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openByClick(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Oldest first' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};
