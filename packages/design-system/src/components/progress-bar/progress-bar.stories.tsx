import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading procession.jpg', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading procession.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
};

export const WithLabel: Story = { args: { showLabel: true } };

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const BeyondItsBounds: Story = {
  args: { value: 140, showLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const LongLabel: Story = {
  args: { label: 'word'.repeat(75), showLabel: true },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <ProgressBar {...args} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={5}>
      <ProgressBar label="Nothing yet" showLabel value={0} />
      <ProgressBar label="Uploading procession.jpg" showLabel value={62} />
      <ProgressBar label="Done" showLabel value={100} />
      <ProgressBar label="Preparing the picture" showLabel value={null} />
      <ProgressBar label="Uploading choir.jpg" value={30} />
      <ProgressBar label={`Uploading ${'word'.repeat(30)}.jpg`} showLabel value={30} />
    </Stack>
  ),
};
