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

export const Bounds: Story = {
  args: { label: 'Places', min: 10, max: 12, value: 40, valueText: 'Full' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Places' });
    await expect(meter).toHaveAttribute('aria-valuemin', '10');
    await expect(meter).toHaveAttribute('aria-valuenow', '12');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Meter {...args} label="First" tone="danger" valueText="Danger" />
      <Meter {...args} label="Second" tone="warning" valueText="Warning" />
      <Meter {...args} label="Third" tone="success" valueText="Success" />
      <Meter {...args} label="Fourth" tone="info" valueText="Info" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { valueText: 'word'.repeat(75) },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Meter {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={3}>
      <Meter {...args} label="None" tone="danger" value={0} valueText="None" />
      <Meter {...args} label="Weak" tone="danger" value={1} valueText="Weak" />
      <Meter {...args} label="Fair" tone="warning" value={2} valueText="Fair" />
      <Meter {...args} label="Good" tone="success" value={3} valueText="Good" />
      <Meter {...args} label="Strong" tone="success" value={4} valueText="Strong" />
      <Meter {...args} label="Storage" max={500} tone="info" value={312} valueText="312 of 500 MB" />
    </Stack>
  ),
};
