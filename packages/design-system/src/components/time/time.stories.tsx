import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Time } from './time.tsx';

const meta = {
  title: 'Components/Data/Time',
  component: Time,
  args: { value: '2026-04-05T09:30:00Z' },
} satisfies Meta<typeof Time>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DateAlone: Story = {
  args: { format: 'date' },
  play: async ({ canvas }) => {
    const time = canvas.getByText('April 5, 2026');
    await expect(time).toHaveAttribute('datetime', '2026-04-05T09:30:00.000Z');
  },
};

export const DateAndTime: Story = { args: { format: 'datetime' } };

export const Spanish: Story = {
  args: { format: 'date' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 de abril de 2026')).toBeVisible();
  },
};

export const Relative: Story = {
  render: () => <Time format="relative" value={new Date(Date.now() - 5 * 60_000)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 minutes ago')).toHaveAttribute('title');
  },
};

export const OwnWords: Story = {
  args: { format: (value, now) => (value < now ? 'Before now' : 'After now') },
  render: (args) => <Time {...args} value={new Date(0)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before now')).toBeVisible();
  },
};

export const NoDate: Story = {
  args: { value: 'someday' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};
