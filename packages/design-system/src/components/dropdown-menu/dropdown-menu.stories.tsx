import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconEdit } from '../../icons/edit.tsx';
import { IconEyeOff } from '../../icons/eye-off.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconLink } from '../../icons/link.tsx';
import { IconMore } from '../../icons/more.tsx';
import { IconTrash } from '../../icons/trash.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
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

const chosen = fn<(name: string) => void>();

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: MenuContent,
  subcomponents: {
    MenuRoot,
    MenuTrigger,
    MenuItem,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuLabel,
    MenuSeparator,
  },
  args: {
    align: 'start',
    children: [
      <MenuItem icon={<IconEdit />} key="edit" onSelect={() => chosen('edit')}>
        Edit
      </MenuItem>,
      <MenuItem icon={<IconEyeOff />} key="hide" onSelect={() => chosen('hide')}>
        Hide
      </MenuItem>,
      <MenuItem disabled icon={<IconFlag />} key="report" onSelect={() => chosen('report')}>
        Report
      </MenuItem>,
      <MenuItem icon={<IconLink />} key="link" onSelect={() => chosen('link')}>
        Copy link
      </MenuItem>,
      <MenuSeparator key="rule" />,
      <MenuItem icon={<IconTrash />} key="delete" onSelect={() => chosen('delete')} tone="danger">
        Delete
      </MenuItem>,
    ],
  },
  parameters: { picture: 'page' },
  render: (args) => (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label="More" />
      </MenuTrigger>
      <MenuContent {...args} />
    </MenuRoot>
  ),
} satisfies Meta<typeof MenuContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByClick: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu', { name: 'More' });
};

export const Actions: Story = { play: openByClick };

export const Aligned: Story = {
  tags: ['direction'],
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await openByClick(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongWords: Story = {
  args: {
    children: [
      <MenuItem icon={<IconLink />} key="long">
        {'word'.repeat(75)}
      </MenuItem>,
      <MenuItem key="sentence">Copy the link to the announcement of the whole archdiocese</MenuItem>,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await openByClick(context);
    const menu = screen.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Many: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <MenuItem key={index}>{`Parish number ${index + 1}`}</MenuItem>
    )),
  },
  play: async (context) => {
    await openByClick(context);
    const menu = screen.getByRole('menu');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    chosen.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    // Disabled items are skipped.
    await expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('h');
    await expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('hide'));
    await expect(trigger).toHaveFocus();
  },
};

/** Scrolling that starts on the button does not open the menu. A tap opens and closes it. */
export const ScrollingThatBeginsOnTheButtonOpensNothing: Story = {
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
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).click();
    await screen.findByRole('menu');
  },
};

function Settings() {
  const [order, setOrder] = useState('newest');
  const [pictures, setPictures] = useState(true);
  const [mine, setMine] = useState(false);
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
        <MenuLabel>Show</MenuLabel>
        <MenuCheckboxItem checked={pictures} onCheckedChange={setPictures}>
          Pictures
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={mine} onCheckedChange={setMine}>
          Only my parish
        </MenuCheckboxItem>
        <MenuCheckboxItem checked={false} disabled onCheckedChange={setMine}>
          Only friends
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuItem href="#help">Help</MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

export const ChoiceAndLink: Story = {
  render: () => <Settings />,
  play: async (context) => {
    await openByClick(context);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openByClick(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Oldest first' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};

/** Toggling an item leaves the menu open. */
export const Switches: Story = {
  render: () => <Settings />,
  play: async (context) => {
    await openByClick(context);
    const pictures = screen.getByRole('menuitemcheckbox', { name: 'Pictures' });
    await expect(pictures).toBeChecked();
    await userEvent.click(pictures);
    await expect(pictures).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Only my parish' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Only my parish' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Only friends' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function AllEntries() {
  const [order, setOrder] = useState('newest');
  return (
    <MenuRoot>
      <MenuTrigger>
        <IconButton icon={<IconMore />} label="More" />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem icon={<IconEdit />}>Edit</MenuItem>
        <MenuItem disabled icon={<IconFlag />}>
          Report
        </MenuItem>
        <MenuItem href="#help" icon={<IconLink />}>
          The archive of the whole archdiocese of the blessed apostles
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Order</MenuLabel>
        <MenuRadioGroup label="Order" onValueChange={setOrder} value={order}>
          <MenuRadioItem value="newest">Newest first</MenuRadioItem>
          <MenuRadioItem value="oldest">Oldest first</MenuRadioItem>
        </MenuRadioGroup>
        <MenuCheckboxItem checked onCheckedChange={fn()}>
          Pictures
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuItem icon={<IconTrash />} tone="danger">
          Delete
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <div style={{ minBlockSize: '34rem' }}>
      <AllEntries />
    </div>
  ),
  play: openByClick,
};
