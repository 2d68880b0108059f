import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconCheck } from '../../icons/check.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { Stack } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Edited' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (
  <>
    <Badge>Edited</Badge>
    <Badge tone="primary">Moderator</Badge>
    <Badge tone="accent">Solemnity</Badge>
    <Badge tone="success">
      <IconCheck size="inherit" /> Confirmed
    </Badge>
    <Badge tone="warning">
      <IconClock size="inherit" /> Awaiting review
    </Badge>
    <Badge tone="danger">Reported</Badge>
    <Badge tone="info">New</Badge>
  </>
);

/** Every tone, with and without an icon, and a badge that is longer than its container. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack align="start" gap={4}>
      <Stack direction="row" gap={2} wrap>
        {all}
      </Stack>
      <div style={{ inlineSize: '14rem' }}>
        <Badge tone="accent">The Exaltation of the Holy Cross, a feast of the Lord in Ordinary Time</Badge>
      </div>
    </Stack>
  ),
};

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2} wrap>
      {all}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <IconCheck size="inherit" /> Confirmed
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
  },
};

export const UnbrokenWord: Story = {
  args: { children: 'w'.repeat(300) },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^w+$/).getBoundingClientRect().width).toBeLessThanOrEqual(224);
  },
};
