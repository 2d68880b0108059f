import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCheck } from '../../icons/check.tsx';
import { Stack } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Edited' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack direction="row" gap={2} wrap>
      <Badge>Edited</Badge>
      <Badge tone="primary">Moderator</Badge>
      <Badge tone="accent">Solemnity</Badge>
      <Badge tone="success">
        <IconCheck size="inherit" /> Confirmed
      </Badge>
      <Badge tone="warning">Awaiting review</Badge>
      <Badge tone="danger">Reported</Badge>
      <Badge tone="info">New</Badge>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { children: 'w'.repeat(120) },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Badge {...args} />
    </div>
  ),
};
