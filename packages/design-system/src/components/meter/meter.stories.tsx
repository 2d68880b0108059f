import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'Password strength', value: 3, max: 4, valueText: 'Good', tone: 'success' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '3');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Good');
  },
};

export const Levels: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Meter {...args} tone="danger" value={0} valueText="None" />
      <Meter {...args} tone="danger" value={1} valueText="Weak" />
      <Meter {...args} tone="warning" value={2} valueText="Fair" />
      <Meter {...args} tone="success" value={3} valueText="Good" />
      <Meter {...args} tone="success" value={4} valueText="Strong" />
    </Stack>
  ),
};

export const Continuous: Story = {
  args: { label: 'Storage', value: 312, max: 500, tone: 'info', valueText: '312 of 500 MB' },
};
