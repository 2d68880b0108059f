import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { IconLogout } from '../../icons/logout.tsx';
import { preventNavigation } from '../prevent-navigation.ts';
import { communityItems } from '../samples.tsx';
import { SideSheetMenu, type SideSheetMenuProps } from './side-sheet-menu.tsx';

const logOut = fn();

function Opening(props: Pick<SideSheetMenuProps, 'label' | 'items' | 'footer'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <SideSheetMenu {...props} onOpenChange={setOpen} open={open} />
    </>
  );
}

const meta = {
  title: 'Patterns/Frame/SideSheetMenu',
  component: SideSheetMenu,
  args: {
    label: 'Menu',
    open: false,
    onOpenChange: fn(),
    items: [...communityItems, { label: 'Logout', icon: <IconLogout />, onSelect: logOut }],
  },
  render: ({ open: _open, onOpenChange: _onOpenChange, ...args }) => <Opening {...args} />,
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
  },
} satisfies Meta<typeof SideSheetMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithFooter: Story = {
  tags: ['direction'],
  args: {
    footer: (
      <Link href="#privacy" standalone>
        Privacy Policy
      </Link>
    ),
  },
  play: async (context) => {
    await meta.play(context);
    const { height } = screen.getByRole('link', { name: 'Privacy Policy' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } };

export const ClosesByAChoice: Story = {
  play: async (context) => {
    await meta.play(context);
    preventNavigation();
    await userEvent.click(screen.getByRole('link', { name: 'Events' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    logOut.mockClear();
    await meta.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(logOut).toHaveBeenCalledOnce();
  },
};
