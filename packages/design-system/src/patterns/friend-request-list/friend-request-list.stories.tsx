import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, manyNames, names, unbrokenWord } from '../person-row/samples.ts';
import { FriendRequestList, type FriendRequest } from './friend-request-list.tsx';

const states = ['pending', 'accepting', 'accepted', 'declined', 'declining'] as const;

const request = (name: string, index: number): FriendRequest => ({
  id: `${index}`,
  name,
  createdAt: `2026-05-${String(14 - (index % 12)).padStart(2, '0')}T10:00:00Z`,
  href: `#${index}`,
});

const meta = {
  title: 'Patterns/People/FriendRequestList',
  component: FriendRequestList,
  args: {
    label: 'Friend requests',
    requests: names.slice(0, 3).map(request),
    emptyText: 'No friend requests',
    onAccept: fn(),
    onDecline: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '36rem' }}>
      <FriendRequestList {...args} />
    </Card>
  ),
} satisfies Meta<typeof FriendRequestList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <FriendRequestList
          {...args}
          requests={names.slice(0, 5).map((name, index) => ({
            ...request(name, index),
            state: states[index],
            error: index === 0 ? 'Error accepting friendship request' : undefined,
          }))}
        />
      </Card>
      <Card>
        <FriendRequestList {...args} label="Long names" requests={[longName, unbrokenWord].map(request)} />
      </Card>
      <Card>
        <FriendRequestList {...args} label="None" requests={[]} />
      </Card>
      <Card>
        <FriendRequestList {...args} label="Loading" loading requests={[]} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You are friends now.')).toBeVisible();
    await expect(canvas.getByText('Request declined')).toBeVisible();
    for (const row of canvasElement.querySelectorAll('[data-part="row"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
};

export const Answers: Story = {
  play: async ({ args, canvas }) => {
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAccessibleDescription('Agnes Bernard');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Agnes Bernard' })).toHaveFocus();
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith('0');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledWith('0');
  },
};

/** While a response is being sent, the request accepts no other response. */
export const Busy: Story = {
  args: { requests: [{ ...request('Agnes Bernard', 0), state: 'accepting' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No friend requests')).toBeVisible();
  },
};

/** In a column as narrow as the header's panel, the buttons are below the name. */
export const Compact: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <FriendRequestList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    const name = canvas.getByRole('link', { name: 'Agnes Bernard' });
    await expect(accept?.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().bottom);
  },
};

export const Many: Story = { args: { requests: manyNames(60).map(request) } };
