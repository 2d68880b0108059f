import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName } from '../person-row/samples.ts';
import { ChatInfoPanel, type ChatInfoPanelProps } from './chat-info-panel.tsx';

const search = { value: '', total: null, position: 0, onChange: fn(), onPrevious: fn(), onNext: fn() };

function Kept(props: ChatInfoPanelProps) {
  const [muted, setMuted] = useState(props.muted);
  return (
    <ChatInfoPanel
      {...props}
      muted={muted}
      onMutedChange={(next) => {
        setMuted(next);
        props.onMutedChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Chat/ChatInfoPanel',
  component: ChatInfoPanel,
  args: {
    name: 'Agnes Bernard',
    detail: 'Saint Monica, Springfield',
    profileHref: '#profile',
    muted: false,
    onMutedChange: fn(),
    onClose: fn(),
    search,
    children: (
      <Button fullWidth variant="secondary">
        Block
      </Button>
    ),
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '22rem' }}>
      <Kept {...args} />
    </Card>
  ),
} satisfies Meta<typeof ChatInfoPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <ChatInfoPanel {...args} />
      </Card>
      <Card>
        <ChatInfoPanel
          {...args}
          muted
          name={longName}
          search={{ ...search, value: 'rosary', total: 17, position: 3 }}
        />
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Show profile' })).toHaveLength(2);
    await expect(canvas.getByText('3 of 17')).toBeVisible();
  },
};

export const Mute: Story = {
  play: async ({ args, canvas }) => {
    const mute = canvas.getByRole('switch', { name: 'Mute' });
    await expect(mute).not.toBeChecked();
    mute.focus();
    await userEvent.keyboard(' ');
    await expect(mute).toBeChecked();
    await expect(args.onMutedChange).toHaveBeenCalledWith(true);
  },
};

export const Found: Story = {
  args: { search: { ...search, value: 'rosary', total: 17, position: 3 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 of 17')).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous message found' }));
    await expect(args.search.onPrevious).toHaveBeenCalledTimes(1);
    canvas.getByRole('searchbox', { name: 'Search in this conversation' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.search.onPrevious).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.search.onNext).toHaveBeenCalledTimes(1);
  },
};

const found = ['2', '1'].map((id) => ({
  id,
  author: 'Agnes Bernard',
  text: `Are you coming to the Rosary on Thursday? (${id})`,
  createdAt: '2026-05-14T10:24:00Z',
}));

/** The list of results. A press on a result shows the message in the conversation. */
export const FoundList: Story = {
  args: {
    search: { ...search, value: 'rosary', total: 2, position: 1, found, onSelect: fn(), onLoadMore: fn() },
  },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('button', { name: 'Agnes Bernard' });
    await expect(rows[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByText('Rosary')).toHaveLength(2);
    canvas.getByRole('searchbox', { name: 'Search in this conversation' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.search.onSelect).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older messages' }));
    await expect(args.search.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { search: { ...search, value: 'rosary', error: 'Error fetching Chat', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching Chat');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.search.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: { search: { ...search, value: 'xylophone', total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next message found' })).toBeNull();
  },
};

export const Close: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A group chat has a description, actions of its owners, and its members as children. */
export const GroupChat: Story = {
  args: {
    name: 'Choir of Saint Cecilia',
    group: true,
    detail: '12 members',
    profileHref: undefined,
    description: 'We practise on Thursdays at seven.\n\nPlease bring your own book.',
    actions: (
      <Button fullWidth variant="secondary">
        Edit
      </Button>
    ),
    children: (
      <Button fullWidth variant="secondary">
        Leave the chat
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We practise on Thursdays/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};
