import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { longName, names } from '../person-row/samples.ts';
import { ForwardDialog, type ForwardDialogProps } from './forward-dialog.tsx';

const chat = (name: string, index: number) => ({ id: `${index}`, name, online: index === 1 });

function Kept(props: ForwardDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [search, setSearch] = useState(props.search);
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="secondary">
        Forward
      </Button>
      <ForwardDialog
        {...props}
        chats={props.chats.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        onOpenChange={setOpen}
        onSearchChange={setSearch}
        onToggle={(id) =>
          setSelectedIds((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id]))
        }
        open={open}
        search={search}
        selectedIds={selectedIds}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Chat/ForwardDialog',
  component: ForwardDialog,
  parameters: { picture: 'page' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Forward to',
    submitLabel: 'Send',
    chats: names.map(chat),
    selectedIds: [],
    onToggle: fn(),
    search: '',
    onSearchChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    emptyText: 'No chats found',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ForwardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  args: {
    selectedIds: ['1', '2'],
    chats: [...names, longName].map(chat),
    summary: 'To Dominic Okafor and Monica Rossi',
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Forward to' }));
    await expect(dialog.getByRole('checkbox', { name: 'Dominic Okafor' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('searchbox', { name: 'Search chats' }).focus();
    await userEvent.keyboard('monica');
    dialog.getByRole('checkbox', { name: 'Monica Rossi' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('checkbox', { name: 'Monica Rossi' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A group chat has an icon instead of initials. */
export const GroupChat: Story = {
  args: { chats: [{ id: 'choir', name: 'Choir of Saint Cecilia', group: true }, ...names.map(chat)] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const choir = within(dialog).getByRole('checkbox', { name: 'Choir of Saint Cecilia' });
    await expect(choir.closest('[data-part="row"]')?.querySelector('svg')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { chats: [], search: 'zzz' },
  play: async () => {
    await expect(await screen.findByText('No chats found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { chats: [], error: 'The chats could not be loaded.' },
  play: async () => {
    await expect(await screen.findByText('The chats could not be loaded.')).toBeVisible();
  },
};
