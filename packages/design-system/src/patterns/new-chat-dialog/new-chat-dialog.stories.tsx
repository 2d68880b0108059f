import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { longName, names } from '../person-row/samples.ts';
import { NewChatDialog, type NewChatDialogProps } from './new-chat-dialog.tsx';

const friend = (name: string, index: number) => ({
  id: `${index}`,
  name,
  online: index === 1,
  ...(index % 2 === 0 ? { detail: 'Saint Monica, Springfield' } : {}),
});

function Kept(props: NewChatDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [search, setSearch] = useState(props.search);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="secondary">
        Nuevo chat
      </Button>
      <NewChatDialog
        {...props}
        friends={props.friends.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
        onSearchChange={setSearch}
        onSelect={setSelectedId}
        open={open}
        search={search}
        selectedId={selectedId}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Chat/NewChatDialog',
  component: NewChatDialog,
  parameters: { picture: 'page' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Nuevo chat',
    submitLabel: 'Start Conversation',
    friends: names.map(friend),
    selectedId: null,
    onSelect: fn(),
    search: '',
    onSearchChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    emptyText: 'No friends found',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NewChatDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  args: { selectedId: '1', friends: [...names, longName].map(friend) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo chat' }));
    await expect(dialog.getByRole('radio', { name: 'Dominic Okafor' })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Start Conversation' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Nuevo chat' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('searchbox', { name: 'Search friends' }).focus();
    await userEvent.keyboard('ros');
    await expect(dialog.getAllByRole('radio')).toHaveLength(3);
    dialog.getByRole('radio', { name: 'Monica Rossi' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('radio', { name: 'Monica Rossi' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: 'Cyril Ambrose' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The whole row is the label of its radio button. */
export const ByMouse: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Katharine Kowalska'));
    await expect(dialog.getByRole('radio', { name: 'Katharine Kowalska' })).toBeChecked();
  },
};

/** A button above the search starts another kind of chat. */
export const WithGroupChats: Story = {
  args: { actions: <Button variant="secondary">New group chat</Button> },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'New group chat' })).toBeVisible();
  },
};

export const NobodyChosen: Story = {
  play: async ({ args }) => {
    const start = await screen.findByRole('button', { name: 'Start Conversation' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { friends: [] },
  play: async () => {
    await expect(await screen.findByText('No friends found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { friends: [], error: 'Error fetching friendships', submitError: 'Error fetching Chat' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
  },
};
